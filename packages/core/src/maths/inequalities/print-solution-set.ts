import type { Locale } from '@ori/contracts/locale';
import { equals, formatRational } from '../rational.ts';
import type { End, Interval, SolutionSet } from './solution-set.ts';

const OR: Readonly<Record<Locale, string>> = { en: 'or', fr: 'ou', es: 'o' };

const atMost = ({ closed }: End) => (closed ? '<=' : '<');
const atLeast = ({ closed }: End) => (closed ? '>=' : '>');

function printInterval({ from, to }: Interval, variable: string): string {
  if (from && to && equals(from.value, to.value)) return `${variable} = ${formatRational(from.value)}`;
  const above = from && `${variable} ${atLeast(from)} ${formatRational(from.value)}`;
  const below = to && `${variable} ${atMost(to)} ${formatRational(to.value)}`;
  if (from && below) return `${formatRational(from.value)} ${atMost(from)} ${below}`;
  return above ?? below ?? 'R';
}

/** `2 <= x < 5`, `x < -1 or x > 4`, `R` for all numbers and `∅` for none: what can be typed and read again. */
export function printSolutionSet(set: SolutionSet, variable: string, locale: Locale): string {
  if (set.length === 0) return '∅';
  return set.map((interval) => printInterval(interval, variable)).join(` ${OR[locale]} `);
}
