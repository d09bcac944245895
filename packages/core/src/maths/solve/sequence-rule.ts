import { text } from '../../problems/text.ts';
import { evaluate } from '../expressions/evaluate.ts';
import { binary, number, variable, type Expression } from '../expressions/expression.ts';
import { parseExpression } from '../expressions/parse-expression.ts';
import { polynomialExpression } from '../expressions/polynomial-expression.ts';
import { constant, letter, plus, scale } from '../expressions/polynomial.ts';
import { printExpression } from '../expressions/print-expression.ts';
import { add, divide, equals, multiply, rational, subtract, type Rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { PUT_IN } from './number-reasons.ts';
import { numberSolution } from './number-solution.ts';
import { SAME_FACTOR, SAME_STEP } from './sequence.ts';
import { bracketed, inEach, plainNumber, step, type Solution, type SolutionStep } from './solution.ts';

const TERMS_MIN = 4;
const TERMS_MAX = 30;
/** A second difference must be seen three times. */
const QUADRATIC_TERMS_MIN = 5;
const PLACE_MAX = 200n;
const N = 'n';

const STEPS_BEFORE = text({
  en: 'The term in place n has n − 1 such steps behind it.',
  fr: 'Le terme de rang n a n − 1 tels pas derrière lui.',
  es: 'El término del lugar n tiene n − 1 pasos así detrás.',
});
const SECOND_DIFFERENCES = text({
  en: 'The differences grow by the same number: half of it stands before n².',
  fr: 'Les différences augmentent du même nombre : sa moitié va devant n².',
  es: 'Las diferencias crecen en el mismo número: su mitad va delante de n².',
});
const FIT_THE_REST = text({
  en: 'Take that part away from the terms; what is left grows in equal steps.',
  fr: 'On retire cette partie aux termes ; le reste augmente par pas égaux.',
  es: 'Se quita esa parte a los términos; lo que queda crece en pasos iguales.',
});
const TRY_PLACES = text({
  en: 'Put 1, 2 and 3 in place of n: do the first terms come out?',
  fr: 'Remplace n par 1, 2 et 3 : retrouves-tu les premiers termes ?',
  es: 'Al poner 1, 2 y 3 en lugar de n, ¿salen los primeros términos?',
});

interface Rule {
  readonly value: Expression;
  readonly steps: readonly SolutionStep[];
}

const differencesOf = (terms: readonly Rational[]) =>
  terms.slice(1).map((term, at) => subtract(term, terms[at] ?? term));

/** The one value of them all, or null. */
function onlyOf(values: readonly Rational[]): Rational | null {
  const [first] = values;
  return first && values.every((value) => equals(value, first)) ? first : null;
}

/** `7 - 3 = 4`: the first two terms and what links them. */
const linked =
  (terms: readonly Rational[], sign: '-' | '/', by: Rational) => (locale: 'en' | 'fr' | 'es') => {
    const [first = by, second = by] = terms;
    return `${plainNumber(second, locale)} ${sign} ${bracketed(first, locale)} = ${plainNumber(by, locale)}`;
  };

const written = (value: Expression) => (locale: 'en' | 'fr' | 'es') => printExpression(value, locale);

function arithmeticRule(terms: readonly Rational[], first: Rational): Rule | null {
  const by = onlyOf(differencesOf(terms));
  if (!by || by.numerator === 0n) return null;
  const value = polynomialExpression(plus(scale(letter(N), by), constant(subtract(first, by))));
  const shown = (locale: 'en' | 'fr' | 'es') =>
    `${plainNumber(first, locale)} + (n - 1) * ${bracketed(by, locale)} = ${printExpression(value, locale)}`;
  return { value, steps: [step(linked(terms, '-', by), SAME_STEP), step(shown, STEPS_BEFORE)] };
}

function geometricRule(terms: readonly Rational[], first: Rational): Rule | null {
  if (terms.some(({ numerator }) => numerator === 0n)) return null;
  const by = onlyOf(terms.slice(1).map((term, at) => divide(term, terms[at] ?? term)));
  if (!by || equals(by, rational(1))) return null;
  const power = binary('^', number(by), binary('-', variable(N), number(1)));
  const value = equals(first, rational(1)) ? power : binary('*', number(first), power);
  return {
    value,
    steps: [step(linked(terms, '/', by), SAME_FACTOR), step(written(value), STEPS_BEFORE)],
  };
}

function quadraticRule(terms: readonly Rational[], first: Rational): Rule | null {
  const [start] = differencesOf(terms);
  const second = onlyOf(differencesOf(differencesOf(terms)));
  if (terms.length < QUADRATIC_TERMS_MIN || !start || !second || second.numerator === 0n) return null;
  const lead = divide(second, rational(2));
  const slope = subtract(start, multiply(rational(3), lead));
  const rest = subtract(subtract(first, lead), slope);
  const value = polynomialExpression(
    plus(plus(scale(letter(N, 2), lead), scale(letter(N), slope)), constant(rest)),
  );
  const half = (locale: 'en' | 'fr' | 'es') =>
    `${plainNumber(second, locale)} / 2 = ${plainNumber(lead, locale)}`;
  return { value, steps: [step(half, SECOND_DIFFERENCES), step(written(value), FIT_THE_REST)] };
}

/** The rule of a sequence, printed, read again and found to give every one of its terms. */
function ruleOf(terms: readonly Rational[]): Rule | null {
  const [first] = terms;
  if (!first || terms.length < TERMS_MIN || terms.length > TERMS_MAX) return null;
  return orNull(() => {
    const rule = arithmeticRule(terms, first) ?? geometricRule(terms, first) ?? quadraticRule(terms, first);
    const again = rule && parseExpression(printExpression(rule.value), { locale: 'en' });
    if (!rule || !again) return null;
    const fits = terms.every((term, at) => equals(evaluate(again, { [N]: rational(at + 1) }), term));
    return fits ? rule : null;
  });
}

/** The nth term of an arithmetic, geometric or quadratic sequence. Null where its terms show no such rule surely. */
export function termRule(terms: readonly Rational[]): Solution | null {
  const rule = ruleOf(terms);
  if (!rule) return null;
  return {
    kind: 'sequence',
    answer: { kind: 'expression', value: rule.value },
    words: inEach(written(rule.value)),
    steps: rule.steps,
    check: TRY_PLACES,
  };
}

/** The term in one place of such a sequence, also found by going on from term to term where it can be. */
export function termAt(terms: readonly Rational[], place: bigint): Solution | null {
  const rule = ruleOf(terms);
  if (!rule || place < 1n || place > PLACE_MAX) return null;
  return orNull(() => {
    const value = evaluate(rule.value, { [N]: rational(place) });
    if (!equals(value, continued(terms, place))) return null;
    const put = step((locale) => `n = ${place}: ${plainNumber(value, locale)}`, PUT_IN);
    return numberSolution('sequence', value, [...rule.steps, put], { check: TRY_PLACES });
  });
}

/** The term in a place, by the links between neighbours alone. */
function continued(terms: readonly Rational[], place: bigint): Rational {
  const known = terms[Number(place) - 1];
  if (known) return known;
  const steps = Number(place) - terms.length;
  let last = terms.at(-1) ?? rational(0);
  const differences = differencesOf(terms);
  const second = onlyOf(differencesOf(differences));
  const before = terms.at(-2) ?? last;
  const factor = second || before.numerator === 0n ? null : divide(last, before);
  let difference = differences.at(-1) ?? rational(0);
  for (let at = 0; at < steps; at += 1) {
    if (second) difference = add(difference, second);
    last = factor ? multiply(last, factor) : add(last, difference);
  }
  return last;
}
