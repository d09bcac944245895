import { messagesOf } from '../../phrase.ts';

const message = messagesOf('same-on-both');
/** Why an equation still holds after a step, as a solution says it. */
export const SAME_ON_BOTH = message('same-on-both');
