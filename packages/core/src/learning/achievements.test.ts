import { LOCALES } from '@ori/contracts/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  achievementOf,
  ACHIEVEMENTS,
  newAchievements,
  openAchievements,
  type LearnerTotals,
} from './achievements.ts';

const NOTHING: LearnerTotals = {
  lessonsCompleted: 0,
  skillsMastered: 0,
  streakDays: 0,
  solved: 0,
  reviewsKept: 0,
  comebacks: 0,
  subjects: 0,
};
const totals = fc.record({
  lessonsCompleted: fc.nat(30),
  skillsMastered: fc.nat(20),
  streakDays: fc.nat(40),
  solved: fc.nat(1200),
  reviewsKept: fc.nat(60),
  comebacks: fc.nat(6),
  subjects: fc.nat(5),
});
const idsOf = (before: LearnerTotals, after: LearnerTotals) =>
  newAchievements(before, after).map(({ id }) => id);

describe('achievements', () => {
  it('come with the first lesson, the third day and the tenth question solved', () => {
    expect(idsOf(NOTHING, { ...NOTHING, lessonsCompleted: 1 })).toEqual(['first-lesson']);
    expect(idsOf({ ...NOTHING, streakDays: 2 }, { ...NOTHING, streakDays: 3 })).toEqual(['streak-3']);
    expect(idsOf({ ...NOTHING, solved: 9 }, { ...NOTHING, solved: 10 })).toEqual(['answers-10']);
  });

  it('come once on a way that only goes up, however it is cut into steps', () => {
    fc.assert(
      fc.property(totals, totals, totals, (a, b, c) => {
        const path = [NOTHING, a, b, c].map((_, index, all) => highest(all.slice(0, index + 1)));
        const stepwise = path.slice(1).flatMap((after, index) => idsOf(path[index] ?? NOTHING, after));
        expect(stepwise.toSorted()).toEqual(idsOf(NOTHING, path.at(-1) ?? NOTHING).toSorted());
      }),
    );
  });

  it('come for remembering, for what had been hard, and for a second subject', () => {
    expect(idsOf({ ...NOTHING, reviewsKept: 4 }, { ...NOTHING, reviewsKept: 5 })).toEqual(['kept-5']);
    expect(idsOf(NOTHING, { ...NOTHING, comebacks: 1, subjects: 2 })).toEqual(['comeback', 'two-subjects']);
  });

  it('still to come show the nearest of each kind with how far it is, and none that is earned', () => {
    const open = openAchievements({ ...NOTHING, lessonsCompleted: 3, solved: 12 }, new Set(['streak-3']));
    expect(open.map(({ id, done, from }) => `${id} ${done}/${from}`)).toEqual([
      'five-lessons 3/5',
      'first-skill 0/1',
      'streak-7 0/7',
      'answers-100 12/100',
      'kept-5 0/5',
      'comeback 0/1',
      'two-subjects 0/2',
    ]);
  });

  it('are not given again for what was there before', () => {
    fc.assert(fc.property(totals, (now) => newAchievements(now, now).length === 0));
  });

  it('have words in every language, and are found by their id', () => {
    for (const achievement of ACHIEVEMENTS) {
      expect(achievementOf(achievement.id)).toBe(achievement);
      for (const locale of LOCALES)
        expect(achievement.title[locale] && achievement.description[locale]).toBeTruthy();
    }
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
    expect(achievementOf('unheard-of')).toBeNull();
  });
});

function highest(path: readonly LearnerTotals[]): LearnerTotals {
  const most = (of: keyof LearnerTotals) => Math.max(...path.map((one) => one[of]));
  return {
    lessonsCompleted: most('lessonsCompleted'),
    skillsMastered: most('skillsMastered'),
    streakDays: most('streakDays'),
    solved: most('solved'),
    reviewsKept: most('reviewsKept'),
    comebacks: most('comebacks'),
    subjects: most('subjects'),
  };
}
