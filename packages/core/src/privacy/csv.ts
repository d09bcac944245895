/**
 * Where a spreadsheet would begin to read a formula, whichever mark it divides cells at: at the start of a text and
 * after a semicolon (the mark in much of Europe, where quotes within a line are not heeded), a tab or a new line; blanks,
 * invisible signs and quotes before it do not count. The signs are `= + - @` and all that Unicode takes for the same
 * (NFKC).
 */
const FORMULA = /[=+\-@＝＋－＠﹦﹢﹣﹫⁼⁺₌₊﬩](?<=(?:^|[;\t\r\n])[\s\p{C}"]*.)/gu;
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** Quoted: what holds a mark that some program divides cells or lines at. */
const DIVIDES = /[",;\t\r\n]/;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  // What rows of a database hold beside it: numbers, truth values, lists and objects.
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * One cell of a CSV table (RFC 4180). What a spreadsheet would run as a formula is made text by an apostrophe before it
 * (OWASP, "CSV injection"); a whole or decimal number is none. Linear in the length of the text.
 */
export function csvCell(value: unknown): string {
  const text = textOf(value);
  const safe = NUMBER.test(text) ? text : text.replace(FORMULA, "'$&");
  return DIVIDES.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line, with its end. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
