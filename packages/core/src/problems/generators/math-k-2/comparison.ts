import { step, type Option } from '../../item.ts';
import { text } from '../../text.ts';

/** Which one is true? Two numbers are compared by statements with a sign between them. */
export const WHICH_IS_TRUE = text({
  en: 'Which one is true?',
  fr: 'Laquelle est vraie ?',
  es: '¿Cuál es verdadera?',
});

/** `left` and `right` with a sign between them, to be chosen or not. */
export const statementOf =
  (left: number, right: number) =>
  (sign: string): Option => ({ text: text('{left} {sign} {right}', { left, sign, right }) });

/** The last step: the true statement, and how the sign stands. */
export const wideSideStep = (left: number, mark: string, right: number) =>
  step(
    '{left} {mark} {right}',
    {
      en: 'The wide side faces the larger.',
      fr: 'Le côté ouvert est vers le grand.',
      es: 'El lado abierto mira al mayor.',
    },
    { left, mark, right },
  );
