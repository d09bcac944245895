import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quarrel, solve, weightsOf, type Condition } from './remainders.ts';

const conditions = (...pairs: readonly (readonly [modulus: number, remainder: number])[]): Condition[] =>
  pairs.map(([modulus, remainder]) => ({ modulus, remainder }));

const someConditions = fc.array(
  fc
    .integer({ min: 2, max: 12 })
    .chain((modulus) =>
      fc.record({ modulus: fc.constant(modulus), remainder: fc.integer({ min: 0, max: modulus - 1 }) }),
    ),
  { minLength: 1, maxLength: 3 },
);

describe('numbers with given remainders', () => {
  it('finds what the old books find', () => {
    expect(solve(conditions([3, 2], [5, 3], [7, 2]))).toEqual({ least: 23, period: 105 });
    expect(weightsOf([3, 5, 7])).toEqual([70, 21, 15]);
    expect(solve(conditions([2, 1], [3, 1], [4, 1], [5, 1], [6, 1], [7, 0]))).toEqual({
      least: 301,
      period: 420,
    });
    expect(solve(conditions([10, 3], [13, 11], [17, 15]))?.least).toBe(1103);
  });

  it('tells where there is none, and which two conditions quarrel', () => {
    const hopeless = conditions([5, 1], [4, 1], [6, 2]);
    expect(solve(hopeless)).toBeNull();
    expect(quarrel(hopeless)).toEqual(conditions([4, 1], [6, 2]));
    expect(quarrel(conditions([4, 1], [6, 3]))).toBeNull();
    expect(weightsOf([4, 6])).toBeNull();
  });

  it('finds just what trying every number finds', () => {
    fc.assert(
      fc.property(someConditions, (given) => {
        const tried = Array.from({ length: 2 * 12 ** 3 }, (_, number) => number).filter((number) =>
          given.every(({ modulus, remainder }) => number % modulus === remainder),
        );
        const found = solve(given);
        expect(found?.least).toBe(tried[0]);
        if (found) expect(tried[1]).toBe(found.least + found.period);
        else expect(quarrel(given)).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
