import type { Phrase } from '../../phrase.ts';

/** A point as each language writes it: a decimal comma leaves the comma to decimals. */
export function pointText(x: number, y: number): Phrase {
  const [a, b] = [x, y].map((value) => String(value).replace('-', '−'));
  return { en: `(${a}, ${b})`, fr: `(${a} ; ${b})`, es: `(${a}; ${b})` };
}

/** Whole numbers as each language lists them. */
export function listText(values: readonly (number | string)[]): Phrase {
  const written = values.map((value) => String(value).replace('-', '−'));
  return { en: written.join(', '), fr: written.join(' ; '), es: written.join('; ') };
}

/** Words that are the same in every language, such as the name of a coordinate. */
export function same(words: string): Phrase {
  return { en: words, fr: words, es: words };
}

const termOf = (factor: number, letters: string) =>
  letters === '' ? String(factor) : `${factor === 1 ? '' : factor === -1 ? '-' : factor}${letters}`;

/** A sum of terms in plain characters: `[[2, 'x'], [-3, '']]` is `2x-3`. Terms of factor 0 are left out. */
export function plainSum(terms: readonly (readonly [factor: number, letters: string])[]): string {
  const kept = terms.filter(([factor]) => factor !== 0);
  if (kept.length === 0) return '0';
  return kept
    .map(([factor, letters], index) => (index > 0 && factor > 0 ? '+' : '') + termOf(factor, letters))
    .join('');
}

/** Plain characters as print writes them: `2x-3` as `2x − 3`, a leading minus without space. */
export function printed(plain: string): string {
  return plain
    .replace(/(?<=[^(\s])([+-])/g, ' $1 ')
    .replaceAll('-', '−')
    .replace(/\^(-?\d+)/g, (_, digits: string) => raised(Number(digits)));
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A whole number as an exponent: `−12` as `⁻¹²`. */
export function raised(exponent: number): string {
  const digits = Array.from(String(Math.abs(exponent)))
    .map((digit) => RAISED[Number(digit)] ?? '')
    .join('');
  return exponent < 0 ? `⁻${digits}` : digits;
}

/** `-3/4` with a true minus sign. */
export function trueMinus(plain: string): string {
  return plain.replaceAll('-', '−');
}
