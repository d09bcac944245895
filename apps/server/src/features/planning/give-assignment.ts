import { DECLINED_DAYS, OPEN_WORK_MAX } from '@ori/contracts/classroom-names';
import {
  type GiveSeveralAnswer,
  type GiveSeveralInput,
  type PlanAssignmentInput,
  type PlannedAssignment,
  PRACTICE_COUNT,
} from '@ori/contracts/planning';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { givenAgain, isMoveAtHome } from '@ori/core/planning/whose-work';
import { createAssignmentsView } from './assignments-view.ts';
import type { DeclinedStore } from './declined.store.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { AssignmentRow, PlanningStore, StandingRow } from './planning.store.ts';

interface Deps extends PlanningDeps {
  readonly store: PlanningStore;
  readonly declined: DeclinedStore;
}
type WhatFailure = 'lesson-unknown' | 'skill-unknown' | 'date-unusable';
export type Given = Result<
  PlannedAssignment,
  'not-found' | WhatFailure | 'work-declined' | 'too-many-open' | 'moved-on'
>;
type Input = Omit<GiveSeveralInput, 'childIds'>;
type What = Pick<AssignmentRow, 'kind' | 'lessonId' | 'skill' | 'count'>;
/** What came of giving something to one child: its row, or why there is none. `lost`: somebody else was faster. */
type Outcome =
  | { readonly id: string; readonly why: 'there' | null }
  | { readonly why: 'declined' | 'many' | 'lost' };

const DAY_MS = 86_400_000;
const FURTHEST_DAYS = 731;

/** A due date may lie a day back (time zones) and two years ahead; `dueOn` is `YYYY-MM-DD`. */
export function isPlannable(dueOn: string, now: Date): boolean {
  const inDays = (Date.parse(`${dueOn}T00:00:00Z`) - now.getTime()) / DAY_MS;
  return inDays >= -2 && inDays <= FURTHEST_DAYS;
}

/** What a grown-up did to a child's record, to be written down in the child's family. */
export function actOn(
  { childId, familyId }: { readonly childId: string; readonly familyId: string },
  act: Operation,
  { userId: actorId }: Viewer,
) {
  return { act, familyId, actorId, subjectId: childId };
}

/** What is given: a lesson, or so many questions of a skill; never both. */
function whatIn({ kind, lessonId, skill, count }: Input): What {
  if (kind !== 'practice') return { kind: 'lesson', lessonId: lessonId ?? '', skill: null, count: null };
  return { kind, lessonId: null, skill: skill ?? '', count: count ?? PRACTICE_COUNT };
}
const isSame = (one: Pick<What, 'lessonId' | 'skill'>, other: Pick<What, 'lessonId' | 'skill'>): boolean =>
  one.lessonId === other.lessonId && one.skill === other.skill;
const isOpen = ({ completedAt }: StandingRow): boolean => completedAt === null;

/** Can this be given by this person at all? `courseId` counts for a teacher's own courses alone. */
function createJudging({ content, canAsk, ownCourse, now }: Deps) {
  async function isOfOwnCourse(viewer: Viewer, { courseId, lessonId }: Input): Promise<boolean> {
    if (courseId === undefined) return true;
    const course = await ownCourse(viewer, courseId, 'en');
    const lessons = course?.madeBy === viewer.userId ? course.units.flatMap((unit) => unit.lessons) : [];
    return lessons.some(({ id }) => id === lessonId);
  }
  return async (viewer: Viewer, input: Input): Promise<WhatFailure | null> => {
    const { lessonId, skill } = whatIn(input);
    if (skill !== null && !canAsk(skill)) return 'skill-unknown';
    if (lessonId !== null && content.lessonSummary(lessonId, viewer.locale) === null) return 'lesson-unknown';
    if (!(await isOfOwnCourse(viewer, input))) return 'lesson-unknown';
    return isPlannable(input.dueOn, now()) ? null : 'date-unusable';
  };
}

/** Why a teacher gives this child nothing more of it; null for a parent, who is asked nothing. */
function createRefusing({ declined, now }: Deps) {
  return async function refusal(
    viewer: Viewer,
    { userId }: Learner,
    what: What,
    rows: readonly StandingRow[],
  ): Promise<'declined' | 'many' | null> {
    if (viewer.role !== 'teacher') return null;
    const since = new Date(now().getTime() - DECLINED_DAYS * DAY_MS);
    const takenBack = await declined.since([userId], viewer.userId, since);
    if (takenBack.some((row) => isSame(row, what))) return 'declined';
    const open = rows.filter((row) => row.byTeacher && isOpen(row));
    return open.length >= OPEN_WORK_MAX ? 'many' : null;
  };
}

/** Writes what one child is given. The same that is still to do is moved instead of given twice. */
function createGivingTo(deps: Deps) {
  const { store, declined, database, audit, now, newId } = deps;

  const refusal = createRefusing(deps);

  async function rowOf(viewer: Viewer, child: Learner, input: Input): Promise<AssignmentRow> {
    const { userId: childId, familyId } = child;
    const at = now();
    const what = whatIn(input);
    const state = what.lessonId === null ? null : await deps.lessonStateOf(childId, what.lessonId);
    const byTeacher = viewer.role === 'teacher';
    const given = { dueOn: input.dueOn, givenBy: viewer.userId, givenAt: at, byTeacher, movedAtHome: false };
    const courseId = byTeacher ? (input.courseId ?? null) : null;
    const completedAt = state === 'completed' ? at : null;
    return { id: newId(), familyId, childId, ...what, ...given, courseId, completedAt };
  }
  async function add(viewer: Viewer, row: AssignmentRow): Promise<string | null> {
    return database.db.transaction(async (tx) => {
      const id = await store.give(row, tx);
      if (!row.byTeacher) await declined.forget(row, tx);
      if (id !== null) await audit(actOn(row, 'assignments.give', viewer), tx);
      return id;
    });
  }
  /** Null when it is gone. */
  async function move(
    viewer: Viewer,
    row: StandingRow,
    { dueOn, count }: AssignmentRow,
  ): Promise<string | null> {
    const movedAtHome = isMoveAtHome(viewer, row);
    return database.db.transaction(async (tx) => {
      const isThere = await store.change(row.id, { dueOn, count, ...(movedAtHome && { movedAtHome }) }, tx);
      if (isThere) await audit(actOn(row, 'assignments.give', viewer), tx);
      return isThere ? row.id : null;
    });
  }

  return async function giveTo(
    viewer: Viewer,
    child: Learner,
    input: Input,
    isLastTry = false,
  ): Promise<Outcome> {
    const row = await rowOf(viewer, child, input);
    const rows = await store.standingOf([{ familyId: child.familyId, learnerId: child.userId }]);
    const open = rows.find((each) => isOpen(each) && isSame(each, row)) ?? null;
    const again = givenAgain(viewer, open);
    if (open !== null && again === 'keep') return { id: open.id, why: 'there' };
    const refused = open === null ? await refusal(viewer, child, row, rows) : null;
    if (refused !== null) return { why: refused };
    const id = open === null ? await add(viewer, row) : await move(viewer, open, row);
    if (id !== null) return { id, why: null };
    // Given or taken back by somebody else in this very moment: it is looked for once more.
    return isLastTry ? { why: 'lost' } : giveTo(viewer, child, input, true);
  };
}

const REFUSALS = { declined: 'work-declined', many: 'too-many-open', lost: 'moved-on' } as const;
/** To several, who was faster is told as what it comes to: it is given already. */
const whyNot = (why: 'there' | 'declined' | 'many' | 'lost') => (why === 'lost' ? 'there' : why);

/** Gives a lesson or practice to children one may give to. The failures but `not-found` name the field at fault. */
export function createGiving(deps: Deps) {
  const { reach } = deps;
  const view = createAssignmentsView(deps);
  const judge = createJudging(deps);
  const giveTo = createGivingTo(deps);

  return {
    async give(viewer: Viewer, { childId, ...input }: PlanAssignmentInput): Promise<Given> {
      const child = await reach('assignments.give', viewer, childId);
      if (child === null) return fail('not-found');
      const wrong = await judge(viewer, input);
      if (wrong !== null) return fail(wrong);
      const outcome = await giveTo(viewer, child, input);
      return 'id' in outcome ? view.show(outcome.id, viewer) : fail(REFUSALS[outcome.why]);
    },
    /** The same to several: to all of them, or to nobody where one is not the viewer's to give to. */
    async giveSeveral(
      viewer: Viewer,
      { childIds, ...input }: GiveSeveralInput,
    ): Promise<Result<GiveSeveralAnswer, 'not-found' | WhatFailure>> {
      const ids = [...new Set(childIds)];
      const reached = await Promise.all(ids.map((id) => reach('assignments.giveSeveral', viewer, id)));
      const children = reached.flatMap((child) => child ?? []);
      if (children.length < ids.length) return fail('not-found');
      const wrong = await judge(viewer, input);
      if (wrong !== null) return fail(wrong);
      const answer: GiveSeveralAnswer = { given: [], notGiven: [] };
      for (const child of children) {
        const outcome = await giveTo(viewer, child, input);
        if (outcome.why !== null) answer.notGiven.push({ childId: child.userId, why: whyNot(outcome.why) });
        else {
          const shown = await view.show(outcome.id, viewer);
          if (shown.ok) answer.given.push(shown.value);
        }
      }
      return succeed(answer);
    },
  };
}
