/**
 * Small words to build patterns from. They are read against a reading of a message: lower case, no accents, no
 * apostrophes, one space between words and ` . ` between sentences. All repetition is bounded, so that reading time
 * grows with the length of the message only.
 */

/** The end of a word, or of a phrase that ends with a mark. */
const END = '(?:\\b|(?![a-z0-9]))';

/** Any of these phrases, as whole words. */
export const anyOf = (...phrases: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${phrases.join('|')})${END}`);

/** The same, everywhere in a text. */
export const everyOf = (...phrases: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${phrases.join('|')})${END}`, 'g');

/** One of the words in a list parted by spaces; `_` stands for a space within one. */
export const oneOf = (words: string): string =>
  `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`;

/** Up to `most` words of any kind, each after a space, all in one sentence. */
export const upTo = (most: number): string => `(?: [a-z0-9]+){0,${most}}`;

/** Up to `most` words of a list, each after a space. */
export const some = (most: number, words: string): string => `(?: ${oneOf(words)}){0,${most}}`;
