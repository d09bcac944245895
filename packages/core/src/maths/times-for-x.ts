/** An x between two numbers; as a letter it could not stand there, since no number follows a letter. */
const BETWEEN_NUMBERS = /x(?<=[\d)½⅓⅔¼¾⅕⅛⅜⅝⅞²³%]\s*x)(?=\s*(?:[.,]?\d|[½⅓⅔¼¾⅕⅛⅜⅝⅞]))/giu;

const withoutTimes = (text: string): string => text.replace(BETWEEN_NUMBERS, '*');
const hasLetterX = (text: string): boolean => /x/i.test(withoutTimes(text));
const hasOtherLetters = (text: string): boolean => /(?!x)\p{L}/iu.test(text.replace(/sqrt/gi, ''));

/**
 * `3 x 4 = 12` as `3 * 4 = 12`. Where an x stands for a number anywhere in `beside` (a task, the other lines) or in the
 * text itself, and where there are other letters, nothing is changed: `2x 3y` may have lost its sign.
 */
export function withTimesForX(text: string, beside: readonly string[] = []): string {
  if ([text, ...beside].some(hasLetterX) || hasOtherLetters(text)) return text;
  return withoutTimes(text);
}
