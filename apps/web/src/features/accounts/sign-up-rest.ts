export { AskGrownUpStep } from './ask-grown-up-form.tsx';
export { SignUpClosed } from './sign-up-closed.tsx';
export { termsToAgree } from './terms-to-agree.ts';
export { WhereFields } from './where-fields.tsx';
