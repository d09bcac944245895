import type { LessonSummary } from '@ori/contracts/content';

const DONE_SHOWN = 4;

/** Completed lessons, the latest first, to be done again; those no longer in the content are left out. */
export function doneLessons(
  opened: readonly { readonly lessonId: string; readonly completedAt: Date | null }[],
  summaryOf: (lessonId: string) => LessonSummary | null,
): LessonSummary[] {
  const completed = opened.flatMap(({ lessonId, completedAt }) =>
    completedAt ? [{ lessonId, completedAt }] : [],
  );
  return completed
    .toSorted((one, other) => other.completedAt.getTime() - one.completedAt.getTime())
    .flatMap(({ lessonId }) => summaryOf(lessonId) ?? [])
    .slice(0, DONE_SHOWN);
}
