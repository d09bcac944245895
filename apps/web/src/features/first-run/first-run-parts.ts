/** What the first run shows once the server said what the address opens, in one piece: it comes when it is needed. */
export { FirstRunEnd } from './first-run-end.tsx';
export { FirstRunForm } from './first-run-form.tsx';
export { LinkNeeded } from './link-needed.tsx';
