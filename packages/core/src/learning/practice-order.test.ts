import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { practiceOrder, taughtFirst, type PracticePart } from './practice-order.ts';

const part = fc.record({ skill: fc.constantFrom('a', 'b', 'c', 'd'), count: fc.integer({ min: 1, max: 8 }) });
const lesson = fc.record({
  practice: fc.uniqueArray(part, { minLength: 1, selector: ({ skill }) => skill }),
  taught: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')),
});

/** How many questions of each skill. */
function counts(parts: readonly PracticePart[]): Record<string, number> {
  const told: Record<string, number> = {};
  for (const { skill, count } of parts) told[skill] = (told[skill] ?? 0) + count;
  return told;
}

describe('the order of a lesson’s practice', () => {
  it('begins and ends with what the lesson teaches, the prerequisites in the middle', () => {
    const practice = [
      { skill: 'ma-addsub1000', count: 2 },
      { skill: 'mh-doubling', count: 6 },
    ];
    expect(practiceOrder(practice, ['mh-doubling'])).toEqual([
      { skill: 'mh-doubling', count: 3 },
      { skill: 'ma-addsub1000', count: 2 },
      { skill: 'mh-doubling', count: 3 },
    ]);
  });

  it('asks as many questions of each skill as were planned, and begins with a taught one wherever there is one', () => {
    fc.assert(
      fc.property(lesson, ({ practice, taught }) => {
        const ordered = practiceOrder(practice, taught);
        expect(counts(ordered)).toEqual(counts(practice));
        if (practice.some(({ skill }) => taught.includes(skill))) expect(taught).toContain(ordered[0]?.skill);
      }),
    );
  });

  it('lists what is taught first, each part once', () => {
    fc.assert(
      fc.property(lesson, ({ practice, taught }) => {
        const isTaught = taughtFirst(practice, taught).map(({ skill }) => taught.includes(skill));
        expect(isTaught).toEqual(isTaught.toSorted((one, other) => Number(other) - Number(one)));
        expect(counts(taughtFirst(practice, taught))).toEqual(counts(practice));
      }),
    );
  });
});
