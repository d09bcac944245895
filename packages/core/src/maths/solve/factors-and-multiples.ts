import { text } from '../../problems/text.ts';
import { divisors, primeFactors } from '../primes.ts';
import { greatestCommonDivisor, rational } from '../rational.ts';
import { orNull } from '../silence.ts';
import {
  EVERY_PRIME,
  FIND_PAIRS,
  HOW_OFTEN,
  INTO_PRIMES,
  SHARED_PRIMES,
  DIVIDE_BOTH,
  WORK_BACK,
} from './number-reasons.ts';
import { numberSolution } from './number-solution.ts';
import { inEach, step, type Solution, type SolutionStep } from './solution.ts';

const VALUE_MAX = 1_000_000_000n;
const COUNT_MAX = 6;

const product = (factors: readonly bigint[]) => factors.reduce((sum, factor) => sum * factor, 1n);
const inPrimes = (value: bigint) => `${value} = ${primeFactors(value).join(' * ') || value}`;

function areUsable(values: readonly bigint[]): boolean {
  return (
    values.length >= 2 &&
    values.length <= COUNT_MAX &&
    values.every((value) => value > 0n && value <= VALUE_MAX)
  );
}

function primeSteps(values: readonly bigint[]): SolutionStep[] {
  return values.map((value) => step(() => inPrimes(value), INTO_PRIMES));
}

/** How often each prime comes, at least or at most, in all of the numbers: the second way, without Euclid. */
function byPrimes(values: readonly bigint[], choose: (...counts: number[]) => number): bigint {
  const factored = values.map(primeFactors);
  const counts = (prime: bigint) =>
    factored.map((factors) => factors.filter((factor) => factor === prime).length);
  return product([...new Set(factored.flat())].map((prime) => prime ** BigInt(choose(...counts(prime)))));
}

/** The greatest number that divides all of two to six whole numbers from 1 on. */
export function greatestCommonFactorOf(values: readonly bigint[]): Solution | null {
  if (!areUsable(values)) return null;
  return orNull(() => {
    const value = values.reduce(greatestCommonDivisor);
    if (byPrimes(values, Math.min) !== value) return null;
    const steps = [...primeSteps(values), step(() => String(value), SHARED_PRIMES)];
    return numberSolution('common-factor', rational(value), steps);
  });
}

/** The least number that all of two to six whole numbers from 1 on divide. */
export function leastCommonMultipleOf(values: readonly bigint[]): Solution | null {
  if (!areUsable(values)) return null;
  return orNull(() => {
    const value = values.reduce((a, b) => (a / greatestCommonDivisor(a, b)) * b);
    if (byPrimes(values, Math.max) !== value) return null;
    const steps = [...primeSteps(values), step(() => String(value), EVERY_PRIME)];
    return numberSolution('common-multiple', rational(value), steps);
  });
}

/** A whole number as a product of primes. Null below 2. */
export function primeFactorisation(value: bigint): Solution | null {
  if (value < 2n) return null;
  return orNull(() => {
    const factors = primeFactors(value);
    if (product(factors) !== value) return null;
    return {
      kind: 'prime-factors',
      answer: { kind: 'numbers', values: factors.map((factor) => rational(factor)) },
      words: inEach(() => factors.join(' * ')),
      steps: [step(() => inPrimes(value), INTO_PRIMES)],
      check: WORK_BACK,
    };
  });
}

/** Whether a whole number from 2 on is prime. */
export function whetherPrime(value: bigint): Solution | null {
  if (value < 2n) return null;
  return orNull(() => {
    const factors = primeFactors(value);
    if (product(factors) !== value) return null;
    const isPrime = factors.length === 1;
    const words = isPrime
      ? text(
          { en: 'Yes, {value} is prime', fr: 'Oui, {value} est premier', es: 'Sí, {value} es primo' },
          { value: String(value) },
        )
      : text(
          { en: 'No: {product}', fr: 'Non : {product}', es: 'No: {product}' },
          { product: inPrimes(value) },
        );
    return {
      kind: 'prime',
      answer: { kind: 'words' },
      words,
      steps: [{ text: words, reason: INTO_PRIMES }],
      check: WORK_BACK,
    };
  });
}

/** All divisors of a whole number from 1 to a million. */
export function factorsOf(value: bigint): Solution | null {
  if (value < 1n || value > VALUE_MAX) return null;
  return orNull(() => {
    const all = divisors(Number(value));
    const pairs = all.filter((divisor) => divisor * divisor <= Number(value));
    if (!all.every((divisor) => value % BigInt(divisor) === 0n)) return null;
    return {
      kind: 'factors',
      answer: { kind: 'numbers', values: all.map((divisor) => rational(divisor)) },
      words: inEach(() => all.join('; ')),
      steps: [
        step(() => pairs.map((divisor) => `${divisor} * ${Number(value) / divisor}`).join('; '), FIND_PAIRS),
      ],
      check: WORK_BACK,
    };
  });
}

/** What is left over when a whole number is divided by another. */
export function remainderOf(value: bigint, divisor: bigint): Solution | null {
  if (value < 0n || divisor <= 0n) return null;
  const [times, left] = [value / divisor, value % divisor];
  if (times * divisor + left !== value) return null;
  return numberSolution('remainder', rational(left), [
    step(() => `${value} = ${divisor} * ${times} + ${left}`, HOW_OFTEN),
  ]);
}

/** a : b in the smallest whole numbers. */
export function simplestRatio(values: readonly bigint[]): Solution | null {
  if (!areUsable(values)) return null;
  const shared = values.reduce(greatestCommonDivisor);
  const simplest = values.map((value) => value / shared);
  if (simplest.reduce(greatestCommonDivisor) !== 1n) return null;
  const words = inEach((locale) => simplest.join(locale === 'en' ? ':' : ' : '));
  return {
    kind: 'ratio',
    answer: { kind: 'numbers', values: simplest.map((value) => rational(value)) },
    words,
    steps: [step(() => values.map((value) => `${value}/${shared}`).join(' : '), DIVIDE_BOTH)],
    check: WORK_BACK,
  };
}
