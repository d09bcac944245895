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
import type { ReviewCard } from './review.ts';
import { reviewAfterAnswer } from './review-after-answer.ts';
import { ANSWERED, answerLogs } from './testing/answer-logs.ts';

const log = answerLogs(
  fc.record({
    ...ANSWERED,
    skill: fc.constantFrom('ma-pyth', 'ma-area', 'sc-bond'),
    verdict: fc.constantFrom('correct', 'correct', 'incorrect', 'malformed'),
  } as const),
);

it('gives what keeping the state up to date gives, review cards and all', () => {
  fc.assert(
    fc.property(log, (entries) => {
      let learner = NEW_LEARNER;
      const kept: Record<string, SkillState> = {};
      const cards: Record<string, ReviewCard | null> = {};
      for (const one of entries) {
        const counted = countAnswer(one);
        if (!counted) continue;
        const before = kept[one.skill] ?? NEW_SKILL;
        const after = afterAnswer(learner, before, counted, ITEM_DIFFICULTY[one.difficulty]);
        learner = after.learner;
        kept[one.skill] = after.skill;
        const verdict = one.verdict === 'correct' ? 'correct' : 'incorrect';
        const answer = {
          mastered: after.skill.mastered,
          solved: counted.solved,
          verdict,
          at: one.at,
        } as const;
        cards[one.skill] = reviewAfterAnswer(cards[one.skill] ?? null, answer).card;
      }
      const again = recompute(entries);
      expect(again.learner).toEqual(learner);
      expect(Object.fromEntries(again.skills)).toEqual(kept);
      const held = Object.entries(cards).filter(([, card]) => card !== null);
      expect(Object.fromEntries(again.cards)).toEqual(Object.fromEntries(held));
    }),
  );
});

it('has a card for every mastered skill and for no other', () => {
  fc.assert(
    fc.property(log, (entries) => {
      const { skills, cards } = recompute(entries);
      const mastered = [...skills].filter(([, skill]) => skill.mastered).map(([id]) => id);
      expect([...cards.keys()].toSorted()).toEqual(mastered.toSorted());
    }),
  );
});

it('begins where placement put a skill, and takes no answer for granted', () => {
  const { skills } = recompute([], new Map([['ma-pyth', 1.1]]));
  expect(skills.get('ma-pyth')).toEqual({ ...NEW_SKILL, ability: 1.1 });
});

it('knows nothing from an empty log', () => {
  expect(recompute([])).toEqual({ learner: NEW_LEARNER, skills: new Map(), cards: new Map() });
});
