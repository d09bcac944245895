import type { GivenWork } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { PlanningDeps } from './planning.deps.ts';
import type { GivenRow } from './planning.store.ts';

function stateOf({ completedAt, hasStarted }: GivenRow): GivenWork['state'] {
  if (completedAt !== null) return 'completed';
  return hasStarted ? 'started' : 'new';
}

/** What was given as it is shown; null for a lesson that is no longer written. */
export function presentGiven(
  row: GivenRow,
  content: Pick<PlanningDeps['content'], 'lessonSummary' | 'skillTitle'>,
  locale: Locale,
): GivenWork | null {
  const { id, childId, kind, count, answered, dueOn } = row;
  const lesson = row.lessonId === null ? null : content.lessonSummary(row.lessonId, locale);
  const skill = row.skill === null ? null : { id: row.skill, title: content.skillTitle(row.skill, locale) };
  const title = lesson?.title ?? skill?.title;
  if (title === undefined) return null;
  const givenAt = row.givenAt.toISOString();
  return { id, childId, kind, title, lesson, skill, count, answered, dueOn, givenAt, state: stateOf(row) };
}
