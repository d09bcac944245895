import { type PlanAssignmentInput, type PlannedAssignment, PRACTICE_COUNT } from '@ori/contracts/planning';
import { fail, type Result } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { createAssignmentsView } from './assignments-view.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { AssignmentRow, PlanningStore } from './planning.store.ts';

interface Deps extends PlanningDeps {
  readonly store: PlanningStore;
}
export type Given = Result<
  PlannedAssignment,
  'not-found' | 'lesson-unknown' | 'skill-unknown' | 'date-unusable'
>;

const DAY_MS = 86_400_000;
const FURTHEST_DAYS = 731;

/** A due date may lie a day back (time zones) and two years ahead; `dueOn` is `YYYY-MM-DD`. */
export function isPlannable(dueOn: string, now: Date): boolean {
  const inDays = (Date.parse(`${dueOn}T00:00:00Z`) - now.getTime()) / DAY_MS;
  return inDays >= -2 && inDays <= FURTHEST_DAYS;
}

/** What a grown-up did to a child's record, to be written down. */
export function actOn(childId: string, act: Operation, { familyId, userId: actorId }: Viewer) {
  return { act, familyId, actorId, subjectId: childId };
}

/** What is given: a lesson, or so many questions of a skill; never both. */
function whatIn({
  kind,
  lessonId,
  skill,
  count,
}: PlanAssignmentInput): Pick<AssignmentRow, 'kind' | 'lessonId' | 'skill' | 'count'> {
  if (kind !== 'practice') return { kind: 'lesson', lessonId: lessonId ?? '', skill: null, count: null };
  return { kind, lessonId: null, skill: skill ?? '', count: count ?? PRACTICE_COUNT };
}

/** Gives a lesson or practice to an own child. The failures but `not-found` name the field at fault. */
export function createGiving(deps: Deps) {
  const { store, content, reach, database, audit, now, newId } = deps;
  const view = createAssignmentsView(deps);

  /** The same practice that is still to do is moved instead of given twice. */
  async function openPractice({ familyId, userId }: Learner, skill: string): Promise<string | null> {
    const rows = await store.standingOf({ familyId, learnerIds: [userId] });
    return rows.find((row) => row.skill === skill && row.completedAt === null)?.id ?? null;
  }

  async function rowOf(viewer: Viewer, child: Learner, input: PlanAssignmentInput): Promise<AssignmentRow> {
    const { userId: childId, familyId } = child;
    const at = now();
    const what = whatIn(input);
    const state = what.lessonId === null ? null : await deps.lessonStateOf(childId, what.lessonId);
    const completedAt = state === 'completed' ? at : null;
    const given = { dueOn: input.dueOn, givenBy: viewer.userId, givenAt: at, completedAt };
    return { id: newId(), familyId, childId, ...what, ...given };
  }

  async function giveTo(viewer: Viewer, child: Learner, input: PlanAssignmentInput): Promise<string> {
    const row = await rowOf(viewer, child, input);
    const again = row.skill === null ? null : await openPractice(child, row.skill);
    return database.db.transaction(async (tx) => {
      await audit(actOn(child.userId, 'assignments.give', viewer), tx);
      if (again === null) return store.give(row, tx);
      await store.change(again, { dueOn: row.dueOn, count: row.count }, tx);
      return again;
    });
  }

  return async (viewer: Viewer, input: PlanAssignmentInput): Promise<Given> => {
    const child = await reach('assignments.give', viewer, input.childId);
    if (child === null) return fail('not-found');
    const { lessonId, skill } = whatIn(input);
    if (skill !== null && !deps.canAsk(skill)) return fail('skill-unknown');
    if (lessonId !== null && content.lessonSummary(lessonId, viewer.locale) === null)
      return fail('lesson-unknown');
    if (!isPlannable(input.dueOn, now())) return fail('date-unusable');
    return view.show(await giveTo(viewer, child, input), viewer.locale);
  };
}
