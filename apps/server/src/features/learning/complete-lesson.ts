import { newAchievements } from '@ori/core/learning/achievements';
import type { Tx } from '../../db/database.ts';
import { streakAfterWork } from './kept-streak.ts';
import { totalsOf } from './totals-after.ts';
import type { LearningDeps } from './learning.deps.ts';
import type { LessonsStore } from './lessons.store.ts';
import type { RecordTotals, RecordTurn, RecordTurns } from './record-turn.store.ts';

interface Deps {
  readonly store: LessonsStore;
  readonly turns: RecordTurns;
  readonly onLessonCompleted: LearningDeps['onLessonCompleted'];
}

/** Everything that follows from a completed lesson, all in the given transaction. */
export function createLessonCompletion({ store, turns, onLessonCompleted }: Deps) {
  return async (tx: Tx, turn: RecordTurn, before: RecordTotals, lessonId: string): Promise<void> => {
    const streak = streakAfterWork(before, turn.day, before.rests);
    const totals = totalsOf(before);
    const lessonsCompleted = totals.lessonsCompleted + 1;
    const after = { ...totals, streakDays: streak.streakDays, lessonsCompleted };
    await store.complete(turn, lessonId, tx);
    await turns.addCompletedLesson(tx, turn, streak);
    await onLessonCompleted(turn.learnerId, lessonId, turn.at, tx);
    await turns.tell(tx, turn, 'completed', lessonId);
    const reached = newAchievements(totals, after).map(({ id }) => id);
    for (const achievement of await turns.earn(tx, turn, reached)) {
      await turns.tell(tx, turn, 'achieved', achievement);
    }
  };
}
