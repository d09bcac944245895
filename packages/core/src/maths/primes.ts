import { Fuel, within } from './silence.ts';

const FACTORED_MAX = 1_000_000_000_000n;
const DIVISORS_MAX = 1_000_000;

/** The prime factors of a whole number from 2 to a million million, smallest first. Throws Silence outside. */
export function primeFactors(value: bigint): bigint[] {
  within(Number(FACTORED_MAX), Number(value), 'as a number to factor');
  const fuel = new Fuel(1_100_000);
  const factors: bigint[] = [];
  let rest = Number(value);
  for (let prime = 2; prime * prime <= rest; prime += prime === 2 ? 1 : 2) {
    fuel.spend();
    for (; rest % prime === 0; rest /= prime) factors.push(BigInt(prime));
  }
  return rest > 1 ? [...factors, BigInt(rest)] : factors;
}

/** All numbers from 1 on that divide a whole number up to a million, in order. */
export function divisors(value: number): number[] {
  within(DIVISORS_MAX, value, 'as a number with divisors to list');
  const small: number[] = [];
  for (let candidate = 1; candidate * candidate <= value; candidate += 1) {
    if (value % candidate === 0) small.push(candidate);
  }
  const large = small.map((divisor) => value / divisor).toReversed();
  return [...new Set([...small, ...large])];
}
