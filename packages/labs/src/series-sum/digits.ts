import type { Locale } from '@ori/contracts/locale';
import type { Rational } from '@ori/core/maths/rational';
import { cutDecimals, sharedWithPi } from '@ori/core/number-theory/decimal-digits';

const DECIMALS = 12;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const marked = (digits: string, locale: Locale) => (locale === 'en' ? digits : digits.replace('.', ','));

/** A value near π cut after twelve decimals, parted where it leaves π. */
export function partedDigits(value: Rational, locale: Locale): readonly [right: string, rest: string] {
  const written = cutDecimals(value, DECIMALS);
  const shared = sharedWithPi(written);
  const right = written.slice(0, shared).replace(/\.$/, '');
  return [marked(right, locale), marked(written.slice(right.length), locale)];
}

/** `3.9 · 10⁻⁶` of a small number, by its size; plain from a thousandth up. */
export function smallSize(value: number, locale: Locale): string {
  const size = Math.abs(value);
  if (size >= 0.001 || size === 0) return marked(size.toFixed(4), locale);
  const [head = '', power = ''] = size.toExponential(1).split('e-');
  return `${marked(head, locale)} · 10⁻${Array.from(power, (digit) => RAISED[Number(digit)]).join('')}`;
}
