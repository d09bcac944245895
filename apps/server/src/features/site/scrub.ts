const WORD = /\S+/gu;
const EMAIL = /@./u;
const ID = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/giu;
const QUERY = /[?#][^\s"'<>)]+/gu;
const DIGITS = /\p{Nd}(?:[\s().-]{0,2}\p{Nd}){3,}/gu;
const CONTROL = /[^\P{Cc}\n\t]/gu;

/**
 * Takes out of a browser's log line what could tell who sent it: e-mail addresses, ids, query
 * strings and fragments, and four or more digits in a row, also with separators between them
 * (PINs, telephone numbers, dates of birth, network addresses). Control characters go too. Its time grows with the
 * text and no faster: each word is looked at once.
 */
export function scrub(text: string): string {
  return text
    .replace(CONTROL, '')
    .replace(WORD, (word) => (EMAIL.test(word) ? '[e-mail]' : word))
    .replace(ID, '[id]')
    .replace(QUERY, '[query]')
    .replace(DIGITS, '[digits]');
}
