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
  [/(?<=\d)x(?=\d)/gu, '×'],
  [/<=/gu, '≤'],
  [/->/gu, '→'],
  [/\+\/-/gu, '±'],
];

/** Figures of a data file as they are printed: degrees, spans, multiplication and minus signs. */
export function typeset(text: string): string {
  return UNITS.reduce((set, [plain, printed]) => set.replace(plain, printed), text);
}

const PLAIN = '0123456789-nkbθ';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻ⁿᵏᵇᶿ';
const raised = (exponent: string): string =>
  exponent.replaceAll(' ', '').replaceAll(/[-\dnkbθ]/gu, (sign) => RAISED[PLAIN.indexOf(sign)] ?? sign);

/** Powers: a root where the exponent is one over a whole number, raised signs for the rest. */
function powers(text: string): string {
  return text
    .replaceAll(/(?<!\w)(\w+)\^\(1\/(\d+)\)/gu, (_root, base: string, of: string) => `${raised(of)}√${base}`)
    .replaceAll(/\^\(([-\dnkbθ ]+)\)/gu, (_power, exponent: string) => raised(exponent))
    .replaceAll(/\^(-?\d+|[nk]\b)/gu, (_power, exponent: string) => raised(exponent));
}

/** Powers, roots and products inside a sentence as they are printed; its words and dashes stay as they are. */
export function typesetPowers(text: string): string {
  return powers(text)
    .replace(/(?<=\d) x (?=\d)/gu, ' × ')
    .replace(/(?<=\d)x(?=\d)/gu, '×')
    .replace(/(?<=\d) deg\b/gu, '°')
    .replace(/\bsqrt\s?(?=[\d(])/gu, '√');
}

/** A formula of a data file with its letters and powers as they are printed. Minus signs stay as they are. */
export function typesetFormula(text: string): string {
  const set = FORMULAS.reduce((soFar, [plain, printed]) => soFar.replace(plain, printed), text);
  return powers(set).replaceAll('-', '−');
}
