import { text } from '../../problems/text.ts';
import { approximate, evaluate } from '../expressions/evaluate.ts';
import { variablesOf, type Expression } from '../expressions/expression.ts';
import { coefficientsOf, polynomialFrom } from '../expressions/normal-form.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { subtract, toNumber, type Rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { RAISE_AND_DIVIDE } from './algebra-reasons.ts';
import { solveIntegral } from './integral.ts';
import { bracketed, fractionForms, inEach, plainNumber, step, type Solution } from './solution.ts';

const END_MINUS_START = text({
  en: 'Put in the upper end, then the lower one, and subtract.',
  fr: 'On remplace par la borne du haut, puis par celle du bas, et on soustrait.',
  es: 'Se pone el extremo superior, luego el inferior, y se resta.',
});
const SKETCH_AREA = text({
  en: 'Sketch the graph: does the area, with its sign, look right?',
  fr: 'Esquisse la courbe : l’aire, avec son signe, convient-elle ?',
  es: 'Conviene dibujar la gráfica: ¿es razonable el área con su signo?',
});

/** Where five-point Gauss quadrature looks, and with which weight: exact for polynomials up to degree nine. */
const GAUSS = [
  [0, 128 / 225],
  [Math.sqrt(5 - 2 * Math.sqrt(10 / 7)) / 3, (322 + 13 * Math.sqrt(70)) / 900],
  [-Math.sqrt(5 - 2 * Math.sqrt(10 / 7)) / 3, (322 + 13 * Math.sqrt(70)) / 900],
  [Math.sqrt(5 + 2 * Math.sqrt(10 / 7)) / 3, (322 - 13 * Math.sqrt(70)) / 900],
  [-Math.sqrt(5 + 2 * Math.sqrt(10 / 7)) / 3, (322 - 13 * Math.sqrt(70)) / 900],
] as const;
const DEGREE_MAX = 9;

/** The integral by samples of the function itself, and how large its parts are. */
function sampled(problem: Expression, letter: string, from: number, to: number) {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  const parts = GAUSS.map(
    ([at, weight]) => weight * half * approximate(problem, { [letter]: middle + half * at }),
  );
  return {
    value: parts.reduce((sum, part) => sum + part, 0),
    size: parts.reduce((sum, part) => sum + Math.abs(part), 1),
  };
}

/** The integral of a polynomial between two numbers, checked by sampling the polynomial itself. */
export function solveDefiniteIntegral(
  problem: Expression,
  ends: readonly [from: Rational, to: Rational],
  wanted?: string,
): Solution | null {
  const whole = solveIntegral(problem, wanted);
  if (whole?.answer.kind !== 'expression') return null;
  const antiderivative = whole.answer.value;
  const [letter = wanted ?? 'x'] = variablesOf(problem);
  return orNull(() => {
    if (coefficientsOf(polynomialFrom(problem), letter).length - 1 > DEGREE_MAX) return null;
    const [low, high] = ends.map((end) => evaluate(antiderivative, { [letter]: end }));
    if (!low || !high) return null;
    const value = subtract(high, low);
    const seen = sampled(problem, letter, toNumber(ends[0]), toNumber(ends[1]));
    if (!(Math.abs(seen.value - toNumber(value)) <= 1e-9 * seen.size)) return null;
    return {
      kind: 'integral',
      answer: { kind: 'number', value },
      words: inEach((locale) => fractionForms(value, locale)),
      steps: [
        step((locale) => printExpression(antiderivative, locale), RAISE_AND_DIVIDE),
        step(
          (locale) =>
            `${plainNumber(high, locale)} - ${bracketed(low, locale)} = ${plainNumber(value, locale)}`,
          END_MINUS_START,
        ),
      ],
      check: SKETCH_AREA,
    };
  });
}
