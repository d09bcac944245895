import { text } from '../../problems/text.ts';
import { add, divide, equals, multiply, subtract, type Rational } from '../rational.ts';
import { numberSolution } from './number-solution.ts';
import { plainNumber, step, type Solution } from './solution.ts';

const TERMS_MIN = 4;
const TERMS_MAX = 30;
export const SAME_STEP = text({
  en: 'Each term is the one before plus the same number.',
  fr: 'Chaque terme est le précédent plus le même nombre.',
  es: 'Cada término es el anterior más el mismo número.',
});
export const SAME_FACTOR = text({
  en: 'Each term is the one before times the same number.',
  fr: 'Chaque terme est le précédent fois le même nombre.',
  es: 'Cada término es el anterior por el mismo número.',
});

type Link = (a: Rational, b: Rational) => Rational;

/** What links every two neighbours alike, or null. */
function linkOf(terms: readonly Rational[], between: Link): Rational | null {
  const links = terms.slice(1).map((term, index) => between(term, terms[index] ?? term));
  const [first] = links;
  return first && links.every((link) => equals(link, first)) ? first : null;
}

/** The next term where each of at least four comes from the one before by the same sum or the same product. */
export function nextTerm(terms: readonly Rational[]): Solution | null {
  const last = terms.at(-1);
  if (!last || terms.length < TERMS_MIN || terms.length > TERMS_MAX) return null;
  const difference = linkOf(terms, subtract);
  const factor = terms.some(({ numerator }) => numerator === 0n) ? null : linkOf(terms, divide);
  const link = difference ?? factor;
  if (!link) return null;
  const value = difference ? add(last, link) : multiply(last, link);
  const sign = difference ? '+' : '*';
  const shown = (locale: 'en' | 'fr' | 'es') =>
    `${plainNumber(last, locale)} ${sign} (${plainNumber(link, locale)}) = ${plainNumber(value, locale)}`;
  return numberSolution('sequence', value, [step(shown, difference ? SAME_STEP : SAME_FACTOR)]);
}
