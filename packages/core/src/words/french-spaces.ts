/** The narrow space that no line breaks at. */
const NARROW = '\u202f';
/** A mark that stands apart from its word; a colon that opens a name (`:claim`, `:-`) is none. */
const BEFORE_MARK = /(?<![ \u00a0])[ \u00a0]+(?=[;!?»]|:(?![\p{L}:/-]))/gu;
const AFTER_OPENING = /«[ \u00a0]+/g;

/**
 * A French text with the narrow no-break space before `; : ! ? »` and after `«`, wherever there is a space:
 * one rule for all our words (Imprimerie nationale, Lexique des règles typographiques, with one width for all marks).
 */
export function frenchSpaces(text: string): string {
  return text.replace(BEFORE_MARK, NARROW).replace(AFTER_OPENING, `«${NARROW}`);
}
