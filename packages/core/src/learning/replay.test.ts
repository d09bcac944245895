import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recompute } from './recompute.ts';
import { replay } from './replay.ts';
import { ANSWERED, answerLogs } from './testing/answer-logs.ts';

const log = answerLogs(
  fc.record({
    ...ANSWERED,
    skill: fc.constantFrom('ma-pyth', 'ma-area'),
    verdict: fc.constantFrom('correct', 'correct', 'incorrect'),
    misconception: fc.constantFrom(null, 'adds-tops'),
    isVoided: fc.boolean(),
  } as const),
);
const priors = fc
  .option(fc.double({ min: -2, max: 2, noNaN: true }))
  .map((ability) => new Map(ability === null ? [] : [['ma-pyth', ability]]));

it('gives what recomputing gives, wherever both speak of the same', () => {
  fc.assert(
    fc.property(log, priors, (entries, placed) => {
      const again = recompute(entries, placed);
      const all = replay(entries, placed);
      expect(all.learner).toEqual(again.learner);
      expect(all.cards).toEqual(again.cards);
      expect(new Map([...all.skills].map(([id, { state }]) => [id, state]))).toEqual(again.skills);
    }),
  );
});

it('makes of a log with answers taken back what it makes of the log without them', () => {
  fc.assert(
    fc.property(log, priors, (entries, placed) => {
      const takenBack = entries.map((one) => ({ ...one, first: one.first && !one.isVoided }));
      const never = entries.filter(({ isVoided }) => !isVoided);
      expect(replay(takenBack, placed)).toEqual(replay(never, placed));
    }),
  );
});

it('counts no more reviews kept, comebacks or right answers than there are', () => {
  fc.assert(
    fc.property(log, (entries) => {
      const { answers, solved, reviewsKept, comebacks, skills } = replay(entries);
      expect(solved).toBeLessThanOrEqual(answers);
      expect(reviewsKept).toBeLessThanOrEqual(solved);
      expect(comebacks).toBeLessThanOrEqual(
        [...skills.values()].filter(({ masteredAt }) => masteredAt).length,
      );
    }),
  );
});
