import { type Notation, readNotation } from './notation.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const row = (...parts: readonly string[]): string => `<mrow>${parts.join('')}</mrow>`;
const sign = (text: string): string => `<mo>${escaped(text)}</mo>`;

type Leaf = Extract<Notation, { readonly text: string }>;
const TAGS: Readonly<Record<Leaf['kind'], string>> = {
  number: 'mn',
  letter: 'mi',
  words: 'mtext',
  mark: 'mo',
  sign: 'mo',
};

function markupOf(notation: Notation): string {
  if ('text' in notation) return `<${TAGS[notation.kind]}>${escaped(notation.text)}</${TAGS[notation.kind]}>`;
  switch (notation.kind) {
    case 'row':
      return row(...notation.parts.map(markupOf));
    case 'bracket':
      return row(sign('('), markupOf(notation.of), sign(')'));
    case 'fraction':
      return `<mfrac>${markupOf(notation.top)}${markupOf(notation.bottom)}</mfrac>`;
    case 'power':
      return `<msup>${markupOf(notation.base)}${markupOf(notation.exponent)}</msup>`;
    case 'index':
      return `<msub>${markupOf(notation.base)}${markupOf(notation.index)}</msub>`;
    case 'root':
      return notation.degree === '3'
        ? `<mroot>${markupOf(notation.of)}<mn>3</mn></mroot>`
        : `<msqrt>${markupOf(notation.of)}</msqrt>`;
  }
}

/** Maths as our generators write it, in MathML Core, the inside of a `<math>`; null where it is better left as text. */
export function mathsMarkup(text: string): string | null {
  const read = readNotation(text);
  return read && markupOf(read);
}
