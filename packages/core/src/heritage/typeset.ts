const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d) deg\b/gu, '°'],
  [/(?<=[\d)]) x (?=[\d(])/gu, ' × '],
  [/(?<=\d)x(?=\d)/gu, '×'],
  [/(?<=\d) 1\/2\b/gu, '½'],
  [/(?<=[\d.])-(?=\d)/gu, '–'],
  [/(?<=[\s(]|^)-(?=\d)/gu, '−'],
  [/\.\.\./gu, '…'],
];

const FORMULAS: readonly (readonly [RegExp, string])[] = [
  [/\bsqrt\s?(?=[\d(])/gu, '√'],
  [/(?<![\p{L}])pi\b/gu, 'π'],
  [/(?<=\d)pi\b/gu, 'π'],
  [/\bphi\b/gu, 'φ'],
  [/\btheta\b/gu, 'θ'],
  [/\^2(?!\d)/gu, '²'],
  [/\^3(?!\d)/gu, '³'],
  [/\^k\b/gu, 'ᵏ'],
  [/(?<=\d)x(?=\d)/gu, '×'],
  [/<=/gu, '≤'],
  [/->/gu, '→'],
  [/\+\/-/gu, '±'],
];

/** Figures of a data file as they are printed: degrees, spans, multiplication and minus signs. */
export function typeset(text: string): string {
  return UNITS.reduce((set, [plain, printed]) => set.replace(plain, printed), text);
}

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/** Powers, roots and products inside a sentence as they are printed; its words and dashes stay as they are. */
export function typesetPowers(text: string): string {
  return text
    .replace(/\^(\d+)/gu, (_power, digits: string) =>
      digits.replaceAll(/\d/gu, (digit) => RAISED[Number(digit)] ?? digit),
    )
    .replace(/(?<=\d) x (?=\d)/gu, ' × ')
    .replace(/(?<=\d)x(?=\d)/gu, '×')
    .replace(/(?<=\d) deg\b/gu, '°')
    .replace(/\bsqrt\s?(?=[\d(])/gu, '√');
}

/** A formula of a data file with its letters and powers as they are printed. Minus signs stay as they are. */
export function typesetFormula(text: string): string {
  return FORMULAS.reduce((set, [plain, printed]) => set.replace(plain, printed), text).replaceAll('-', '−');
}
