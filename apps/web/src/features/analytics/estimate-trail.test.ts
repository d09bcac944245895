import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOWS, trailOf, type TrailAnswer } from './estimate-trail.ts';

const answer = fc.record<TrailAnswer>({
  how: fc.constantFrom(...HOWS),
  difficulty: fc.constantFrom(1, 2, 3),
});
const last = (answers: readonly TrailAnswer[]) => trailOf(answers).points.at(-1);

describe('the trail of an estimate', () => {
  it('begins where nothing is known, and has a point for each answer', () => {
    const { points } = trailOf([{ how: 'right', difficulty: 2 }]);
    expect(points).toHaveLength(2);
    expect(points[0]).toMatchObject({ answer: null, chance: 1 / (1 + Math.exp(-0.6)) });
  });

  it('keeps the chance between what a wrong and a right answer would make of it, and lands on them', () => {
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 25 }), fc.constantFrom(1, 2, 3), (answers, difficulty) => {
        const { points, reach } = trailOf(answers);
        const now = points.at(-1)?.chance ?? Number.NaN;
        const { ifWrong, ifRight } = reach(difficulty);
        expect(ifWrong).toBeLessThan(now);
        expect(ifRight).toBeGreaterThan(now);
        const next = (how: 'right' | 'wrong') => last([...answers, { how, difficulty: difficulty }])?.chance;
        expect([next('wrong'), next('right')]).toEqual([ifWrong, ifRight]);
      }),
    );
  });

  it('moves more for a surprise: a hard question solved, an easy one missed', () => {
    const { reach, points } = trailOf([]);
    const now = points[0]?.chance ?? 0;
    expect(reach(3).ifRight - now).toBeGreaterThan(reach(1).ifRight - now);
    expect(now - reach(1).ifWrong).toBeGreaterThan(now - reach(3).ifWrong);
  });

  it('takes a right answer after a shown step for one not solved alone', () => {
    const helped = last([{ how: 'helped', difficulty: 2 }]);
    const wrong = last([{ how: 'wrong', difficulty: 2 }]);
    expect(helped?.chance).toBe(wrong?.chance);
    expect(helped?.skill.unaided).toBe(0);
    expect(wrong?.skill.unaided).toBe(1);
  });
});
