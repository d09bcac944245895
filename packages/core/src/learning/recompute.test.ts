import { DIFFICULTIES } from '@ori/contracts/practice';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  afterAnswer,
  countAnswer,
  ITEM_DIFFICULTY,
  NEW_LEARNER,
  NEW_SKILL,
  type SkillState,
} from './mastery.ts';
import { recompute } from './recompute.ts';

const entry = fc.record({
  skill: fc.constantFrom('ma-pyth', 'ma-area', 'sc-bond'),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  verdict: fc.constantFrom('correct', 'incorrect', 'malformed'),
  hintLevel: fc.integer({ min: 0, max: 3 }),
  first: fc.boolean(),
} as const);

it('gives what keeping the state up to date gives', () => {
  fc.assert(
    fc.property(fc.array(entry), (log) => {
      let learner = NEW_LEARNER;
      const kept: Record<string, SkillState> = {};
      for (const one of log) {
        const counted = countAnswer(one);
        if (!counted) continue;
        const after = afterAnswer(
          learner,
          kept[one.skill] ?? NEW_SKILL,
          counted,
          ITEM_DIFFICULTY[one.difficulty],
        );
        learner = after.learner;
        kept[one.skill] = after.skill;
      }
      const again = recompute(log);
      expect(again.learner).toEqual(learner);
      expect(Object.fromEntries(again.skills)).toEqual(kept);
    }),
  );
});

it('knows nothing from an empty log', () => {
  expect(recompute([])).toEqual({ learner: NEW_LEARNER, skills: new Map() });
});
