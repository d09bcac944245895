import { dayOf } from '@ori/core/learning/day-of';
import { streakDays } from '@ori/core/learning/streak';
import type { RecordTurns } from './record-turn.store.ts';
import { daysOf, keepStreak } from './streak-days.ts';

interface Deps {
  readonly turns: RecordTurns;
  readonly now: () => Date;
}

/** Whose streak, and in which time zone their days are. */
export interface StreakOf {
  readonly userId: string;
  readonly familyId: string;
  readonly timeZone: string;
}

/** Streaks when days off change: they are counted again from the days themselves. */
export function createStreaks({ turns, now }: Deps) {
  return {
    async recount({ userId: learnerId, familyId, timeZone }: StreakOf): Promise<void> {
      const at = now();
      const turn = { learnerId, familyId, at, day: dayOf(at, timeZone) };
      await turns.hold(turn, async (tx, { lastWorkDay }) => {
        if (lastWorkDay === null) return;
        const { worked, rests } = await daysOf(tx, turn);
        await keepStreak(tx, learnerId, streakDays(worked, lastWorkDay, rests));
      });
    },
  };
}
