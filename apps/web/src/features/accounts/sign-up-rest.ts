export { AskGrownUpForm } from './ask-grown-up-form.tsx';
export { termsToAgree } from './terms-to-agree.ts';
export { WhereFields } from './where-fields.tsx';
