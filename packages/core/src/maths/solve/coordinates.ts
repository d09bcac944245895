import { text } from '../../problems/text.ts';
import { number } from '../expressions/expression.ts';
import { add, divide, equals, multiply, rational, subtract, type Rational } from '../rational.ts';
import { numberSolution } from './number-solution.ts';
import { ACROSS_AND_UP, DRAW_IT, HALFWAY, RISE_OVER_RUN } from './shape-reasons.ts';
import { rootOfSquares } from './shapes.ts';
import { fractionForms, inEach, plainNumber, step, type Solution } from './solution.ts';

export interface Point {
  readonly x: Rational;
  readonly y: Rational;
}

const VERTICAL = {
  en: 'no slope: the line is vertical',
  fr: 'pas de pente : la droite est verticale',
  es: 'sin pendiente: la recta es vertical',
};

/** Rise over run between two different points. */
export function slopeBetween(a: Point, b: Point): Solution | null {
  const [run, rise] = [subtract(b.x, a.x), subtract(b.y, a.y)];
  if (run.numerator === 0n && rise.numerator === 0n) return null;
  if (run.numerator === 0n) {
    const words = text(VERTICAL);
    const answer = { kind: 'words' } as const;
    return {
      kind: 'coordinates',
      answer,
      words,
      steps: [{ text: words, reason: RISE_OVER_RUN }],
      check: DRAW_IT,
    };
  }
  const value = divide(rise, run);
  if (!equals(add(a.y, multiply(value, run)), b.y)) return null;
  const write = (locale: 'en' | 'fr' | 'es') =>
    `(${plainNumber(rise, locale)})/(${plainNumber(run, locale)}) = ${fractionForms(value, locale)}`;
  const words = inEach((locale) => fractionForms(value, locale));
  return numberSolution('coordinates', value, [step(write, RISE_OVER_RUN)], { words, check: DRAW_IT });
}

/** The point halfway. It lies as far from one end as from the other. */
export function midpointBetween(a: Point, b: Point): Solution | null {
  const half = rational(1, 2);
  const [x, y] = [multiply(half, add(a.x, b.x)), multiply(half, add(a.y, b.y))];
  if (!equals(subtract(x, a.x), subtract(b.x, x)) || !equals(subtract(y, a.y), subtract(b.y, y))) return null;
  const words = inEach((locale) => {
    const between = locale === 'en' ? ', ' : ' ; ';
    return `(${plainNumber(x, locale)}${between}${plainNumber(y, locale)})`;
  });
  const answer = [
    { letter: 'x', value: number(x) },
    { letter: 'y', value: number(y) },
  ];
  return {
    kind: 'coordinates',
    answer: { kind: 'letters', rows: [answer] },
    words,
    steps: [{ text: words, reason: HALFWAY }],
    check: DRAW_IT,
  };
}

/** The straight way between two different points. */
export function distanceBetween(a: Point, b: Point): Solution | null {
  return rootOfSquares('coordinates', [subtract(b.x, a.x), subtract(b.y, a.y)], '+', ACROSS_AND_UP);
}
