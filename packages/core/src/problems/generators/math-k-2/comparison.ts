import { messagesOf, text } from '../../phrase.ts';
import { step, type Option } from '../../item.ts';

const message = messagesOf('comparison');

/** Which one is true? Two numbers are compared by statements with a sign between them. */
export const WHICH_IS_TRUE = text(message('which-is-true'));

/** `left` and `right` with a sign between them, to be chosen or not. */
export const statementOf =
  (left: number, right: number) =>
  (sign: string): Option => ({ text: text('{left} {sign} {right}', { left, sign, right }) });

/** The last step: the true statement, and how the sign stands. */
export const wideSideStep = (left: number, mark: string, right: number) =>
  step('{left} {mark} {right}', message('wide-side-step.reason'), { left, mark, right });
