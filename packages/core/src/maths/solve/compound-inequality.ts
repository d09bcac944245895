import { text } from '../../problems/text.ts';
import { evaluate } from '../expressions/evaluate.ts';
import { variablesOf, type Expression } from '../expressions/expression.ts';
import { printSolutionSet } from '../inequalities/print-solution-set.ts';
import { contains, intersect, type SolutionSet } from '../inequalities/solution-set.ts';
import { add, compare, divide, rational, subtract, type Rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import { TRY_EACH_SIDE } from './algebra-reasons.ts';
import { solveInequality, type Inequality } from './inequality.ts';
import { inEach, step, type Solution } from './solution.ts';

const TWO_AT_ONCE = text({
  en: 'Both must hold at once: solve each on its own.',
  fr: 'Les deux doivent être vraies : on résout chacune à part.',
  es: 'Deben cumplirse las dos: se resuelve cada una por separado.',
});
const SHARED_NUMBERS = text({
  en: 'Keep the numbers that are in both answers.',
  fr: 'On garde les nombres qui sont dans les deux réponses.',
  es: 'Se guardan los números que están en las dos respuestas.',
});

type Sign = Inequality['relation'];
/** Three expressions in a row: -1 < 2x + 3 <= 7. */
export interface Chain {
  readonly parts: readonly [Expression, Expression, Expression];
  readonly signs: readonly [Sign, Sign];
}

function holds(left: Rational, sign: Sign, right: Rational): boolean {
  const order = compare(left, right);
  if (order === 0) return sign.endsWith('=');
  return sign.startsWith('<') ? order < 0 : order > 0;
}

/** The chain itself, with a number in place of the letter: the independent way. */
function chainHoldsAt({ parts, signs }: Chain, letter: string, value: Rational): boolean {
  const [low, middle, high] = parts.map((part) => evaluate(part, { [letter]: value }));
  return low && middle && high ? holds(low, signs[0], middle) && holds(middle, signs[1], high) : false;
}

/** Every end of a set, a point on each side of it, and points far out. */
function probesOf(...sets: readonly SolutionSet[]): Rational[] {
  const ends = sets.flat().flatMap(({ from, to }) => [from, to].flatMap((end) => (end ? [end.value] : [])));
  const sorted = ends.toSorted(compare);
  const between = sorted.slice(1).map((end, at) => divide(add(end, sorted[at] ?? end), rational(2)));
  const beside = ends.flatMap((end) => [subtract(end, rational(1, 7)), add(end, rational(1, 7))]);
  return [...ends, ...between, ...beside, rational(-1_000_003), rational(1_000_003)];
}

/** Solves `a < f(x) <= b`, both signs pointing the same way. Tried in the chain at every end and around it. */
export function solveCompoundInequality(chain: Chain, wanted?: string): Solution | null {
  const { parts, signs } = chain;
  const [letter, ...others] = variablesOf(...parts);
  if (letter === undefined || others.length > 0 || signs[0].charAt(0) !== signs[1].charAt(0)) return null;
  return orNull(() => {
    const first = solveInequality({ left: parts[0], relation: signs[0], right: parts[1] }, wanted ?? letter);
    const second = solveInequality({ left: parts[1], relation: signs[1], right: parts[2] }, wanted ?? letter);
    if (first?.answer.kind !== 'set' || second?.answer.kind !== 'set') return null;
    const set = intersect(first.answer.set, second.answer.set);
    const probes = probesOf(first.answer.set, second.answer.set);
    if (!probes.every((probe) => contains(set, probe) === chainHoldsAt(chain, letter, probe))) return null;
    const words = inEach((locale) => printSolutionSet(set, letter, locale));
    return {
      kind: 'inequality',
      answer: { kind: 'set', letter, set },
      words,
      steps: [
        step((locale) => first.words[locale], TWO_AT_ONCE),
        step((locale) => second.words[locale], TWO_AT_ONCE),
        { text: words, reason: SHARED_NUMBERS },
      ],
      check: TRY_EACH_SIDE,
    };
  });
}
