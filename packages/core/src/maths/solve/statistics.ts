import { text } from '../../problems/text.ts';
import { add, compare, divide, equals, rational, subtract, type Rational } from '../rational.ts';
import { WORK_BACK } from './number-reasons.ts';
import { numberSolution } from './number-solution.ts';
import { fractionForms, inEach, plainNumber, step, type Solution, type SolutionStep } from './solution.ts';

const COUNT_MAX = 60;
export type Statistic = 'mean' | 'median' | 'mode' | 'range';

const REASONS = {
  add: text({
    en: 'Add all values.',
    fr: 'On additionne toutes les valeurs.',
    es: 'Se suman todos los valores.',
  }),
  share: text({
    en: 'Share the sum out equally among the values.',
    fr: 'On partage la somme à parts égales entre les valeurs.',
    es: 'Se reparte la suma por igual entre los valores.',
  }),
  order: text({ en: 'Put them in order.', fr: 'On les met dans l’ordre.', es: 'Se ponen en orden.' }),
  middle: text({
    en: 'Take the middle one, or the mean of the middle two.',
    fr: 'On prend celle du milieu, ou la moyenne des deux du milieu.',
    es: 'Se toma el del medio, o la media de los dos del medio.',
  }),
  spread: text({
    en: 'The largest minus the smallest.',
    fr: 'La plus grande moins la plus petite.',
    es: 'El mayor menos el menor.',
  }),
  often: text({
    en: 'Which value comes most often?',
    fr: 'Quelle valeur revient le plus souvent ?',
    es: '¿Qué valor aparece más veces?',
  }),
};
const NO_MODE = {
  en: 'no mode: every value comes equally often',
  fr: 'pas de mode : chaque valeur revient aussi souvent',
  es: 'sin moda: cada valor aparece las mismas veces',
};

const listed = (values: readonly Rational[]): SolutionStep['text'] =>
  inEach((locale) => values.map((value) => plainNumber(value, locale)).join('; '));
const forms = (value: Rational) => inEach((locale) => fractionForms(value, locale));

function mean(values: readonly Rational[]): Solution | null {
  const [sum, count] = [values.reduce(add), rational(values.length)];
  const value = divide(sum, count);
  // What is above the mean balances what is below it.
  if (values.map((each) => subtract(each, value)).reduce(add).numerator !== 0n) return null;
  const steps = [
    step((locale) => plainNumber(sum, locale), REASONS.add),
    step(
      (locale) => `${plainNumber(sum, locale)} / ${values.length} = ${fractionForms(value, locale)}`,
      REASONS.share,
    ),
  ];
  return numberSolution('statistics', value, steps, { words: forms(value) });
}

function median(values: readonly Rational[]): Solution | null {
  const sorted = values.toSorted(compare);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (!low || !high) return null;
  const value = divide(add(low, high), rational(2));
  const below = values.filter((each) => compare(each, value) < 0).length;
  const above = values.filter((each) => compare(each, value) > 0).length;
  if (below > values.length / 2 || above > values.length / 2) return null;
  const steps = [
    { text: listed(sorted), reason: REASONS.order },
    { text: forms(value), reason: REASONS.middle },
  ];
  return numberSolution('statistics', value, steps, { words: forms(value) });
}

function range(values: readonly Rational[]): Solution | null {
  const sorted = values.toSorted(compare);
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (!low || !high) return null;
  const value = subtract(high, low);
  const write = (locale: 'en' | 'fr' | 'es') =>
    `${plainNumber(high, locale)} - ${plainNumber(low, locale)} = ${plainNumber(value, locale)}`;
  return numberSolution('statistics', value, [step(write, REASONS.spread)]);
}

function mode(values: readonly Rational[]): Solution {
  const timesOf = (value: Rational) => values.filter((each) => equals(each, value)).length;
  const most = Math.max(...values.map(timesOf));
  const modes = values.filter(
    (value, at) => timesOf(value) === most && values.findIndex((each) => equals(each, value)) === at,
  );
  const isNone = modes.length * most === values.length && modes.length > 1;
  const words = isNone ? text(NO_MODE) : listed(modes.toSorted(compare));
  const answer = { kind: 'numbers', values: isNone ? [] : modes.toSorted(compare) } as const;
  return {
    kind: 'statistics',
    answer,
    words,
    steps: [{ text: words, reason: REASONS.often }],
    check: WORK_BACK,
  };
}

/** Mean, median, mode or range of two to sixty values. */
export function solveStatistic(statistic: Statistic, values: readonly Rational[]): Solution | null {
  if (values.length < 2 || values.length > COUNT_MAX) return null;
  switch (statistic) {
    case 'mean':
      return mean(values);
    case 'median':
      return median(values);
    case 'mode':
      return mode(values);
    case 'range':
      return range(values);
  }
}
