/**
 * A text as it enters: of blanks in a row the first stays, of empty lines one. What reads it afterwards meets no run of
 * them, however long it was; single blanks, French narrow ones too, stay what they are.
 */
export const withoutRuns = (text: string): string =>
  text.replace(/([^\S\n])[^\S\n]+/gu, '$1').replace(/\n[^\S\n]?(?:\n[^\S\n]?)+/gu, '\n\n');
