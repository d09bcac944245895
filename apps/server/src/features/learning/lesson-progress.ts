import type { LessonProgress } from '@ori/contracts/learning';
import type { LessonRow } from './lessons.store.ts';

const NEVER_OPENED = {
  state: 'new',
  section: null,
  answered: 0,
  right: 0,
  startedAt: null,
  completedAt: null,
} as const;

/** Where a learner stands in a lesson; `null` is a lesson never opened. `total` counts its practice questions. */
export function lessonProgressOf(row: LessonRow | null, lessonId: string, total: number): LessonProgress {
  if (row === null) return { ...NEVER_OPENED, lessonId, total };
  const { state, section, answered, solved: right, startedAt, completedAt } = row;
  return {
    lessonId,
    state,
    section,
    answered,
    right,
    total,
    startedAt: startedAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  };
}
