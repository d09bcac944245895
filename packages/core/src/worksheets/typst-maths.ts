import { type Notation, readNotation } from './notation.ts';

/** Numbers and words are quoted, so that a decimal comma keeps its digits together and nothing is a command. */
const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, '')}"`;
const SIGNS: Readonly<Record<string, string>> = {
  '+': '+',
  '−': '-',
  '×': 'times',
  '÷': 'div',
  '·': 'dot.op',
  '=': '=',
  '≠': 'eq.not',
  '<': '<',
  '>': '>',
  '≤': '<=',
  '≥': '>=',
  '≈': 'approx',
  '±': 'plus.minus',
  ',': '","',
  ';': '";"',
  ':': ':',
};

type Leaf = Extract<Notation, { readonly text: string }>;

function typstOfLeaf({ kind, text }: Leaf): string {
  if (kind === 'sign') return SIGNS[text] ?? quoted(text);
  if (kind === 'words') return /^[?□_…]+$/.test(text) ? quoted('?') : `upright(${quoted(text)})`;
  const isPlain = kind === 'number' ? /^\d+$/.test(text) : kind === 'letter' && /^[a-zA-Z]$/.test(text);
  return isPlain ? text : quoted(text);
}

function typstOf(notation: Notation): string {
  if ('text' in notation) return typstOfLeaf(notation);
  switch (notation.kind) {
    case 'row':
      return notation.parts.map(typstOf).join(' ');
    case 'bracket':
      return `lr((${typstOf(notation.of)}))`;
    case 'fraction':
      return `frac(${typstOf(notation.top)}, ${typstOf(notation.bottom)})`;
    case 'power':
      return `attach(${typstOf(notation.base)}, t: ${typstOf(notation.exponent)})`;
    case 'index':
      return `attach(${typstOf(notation.base)}, b: ${typstOf(notation.index)})`;
    case 'root':
      return notation.degree === '3' ? `root(3, ${typstOf(notation.of)})` : `sqrt(${typstOf(notation.of)})`;
  }
}

/** Maths as our generators write it, in Typst's notation; null where it is better left as text. */
export function typstMaths(text: string): string | null {
  const read = readNotation(text);
  return read && typstOf(read);
}
