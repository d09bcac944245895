/** A cell that a spreadsheet would take for a formula; whole and decimal numbers are none. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  // What rows of a database hold beside it: numbers, truth values, lists and objects.
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * One cell of a CSV table (RFC 4180). What a spreadsheet would run as a formula is made text by a leading apostrophe
 * (OWASP, "CSV injection").
 */
export function csvCell(value: unknown): string {
  const text = textOf(value);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line, with its end. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
