import type { PrincipleId } from '@ori/contracts/geometry-names';

const row = (...parts: readonly string[]): string => `<mrow>${parts.join('')}</mrow>`;
const i = (name: string): string => `<mi>${name}</mi>`;
const n = (value: number | string): string => `<mn>${value}</mn>`;
const o = (sign: string): string => `<mo>${sign}</mo>`;
const sup = (base: string, power: string): string => `<msup>${base}${power}</msup>`;
const sub = (base: string, index: string): string => `<msub>${base}${index}</msub>`;
const over = (above: string, below: string): string => `<mfrac>${above}${below}</mfrac>`;
const root = (of: string): string => `<msqrt>${of}</msqrt>`;
const squared = (name: string): string => sup(i(name), n(2));
const paren = (...parts: readonly string[]): string => row(o('('), ...parts, o(')'));
const EQ = o('=');
const GAP = '<mspace width="1.6em"></mspace>';

/** What each principle says, as MathML that a screen reader reads out. */
export const FORMULAS: Readonly<Record<PrincipleId, string>> = {
  'right-triangle': row(squared('a'), o('+'), squared('b'), EQ, squared('c')),
  'circle-pi': row(i('C'), EQ, n(2), i('π'), i('r'), GAP, i('A'), EQ, i('π'), squared('r')),
  'golden-ratio': row(
    i('φ'),
    EQ,
    over(row(n(1), o('+'), root(n(5))), n(2)),
    GAP,
    squared('φ'),
    EQ,
    i('φ'),
    o('+'),
    n(1),
  ),
  fibonacci: row(
    sub(i('F'), i('n')),
    EQ,
    sub(i('F'), row(i('n'), o('−'), n(1))),
    o('+'),
    sub(i('F'), row(i('n'), o('−'), n(2))),
    GAP,
    over(sub(i('F'), row(i('n'), o('+'), n(1))), sub(i('F'), i('n'))),
    o('→'),
    i('φ'),
  ),
  'root-two': row(i('d'), EQ, i('s'), root(n(2))),
  vesica: row(
    i('h'),
    o(':'),
    i('w'),
    EQ,
    root(n(3)),
    o(':'),
    n(1),
    GAP,
    i('A'),
    EQ,
    squared('r'),
    paren(over(row(n(2), i('π')), n(3)), o('−'), over(root(n(3)), n(2))),
  ),
  hexagon: row(o('∠'), EQ, n('120°'), GAP, i('ρ'), EQ, over(i('π'), row(n(2), root(n(3))))),
  platonic: row(i('V'), o('−'), i('E'), o('+'), i('F'), EQ, n(2)),
  'log-spiral': row(i('r'), EQ, i('a'), sup(i('e'), row(i('b'), i('θ')))),
  fractal: row(i('D'), EQ, over(row(i('log'), i('N')), row(i('log'), i('s')))),
  wallpaper: row(
    n('360°'),
    o('/'),
    i('n'),
    o(','),
    GAP,
    i('n'),
    o('∈'),
    o('{'),
    n('1, 2, 3, 4, 6'),
    o('}'),
    GAP,
    n(17),
  ),
  'sri-yantra': row(n(9), o('△'), o('→'), n(43), o('△')),
  'lo-shu': row(
    i('M'),
    EQ,
    over(row(i('n'), paren(squared('n'), o('+'), n(1))), n(2)),
    GAP,
    i('n'),
    EQ,
    n(3),
    o(':'),
    i('M'),
    EQ,
    n(15),
  ),
  catenary: row(i('y'), EQ, i('a'), i('cosh'), over(i('x'), i('a'))),
  'seed-of-life': row(
    n(3),
    i('n'),
    paren(i('n'), o('−'), n(1)),
    o('+'),
    n(1),
    EQ,
    n(1),
    o(','),
    n(7),
    o(','),
    n(19),
    o(','),
    n(37),
    o(','),
    o('…'),
  ),
};
