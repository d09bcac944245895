import type { ChangeAnswer, PlanChange } from '@ori/contracts/planning';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { type MovedEntry, undoMoves } from '@ori/core/planning/undo-moves';
import type { Tx } from '../../db/database.ts';
import type { ChangeRow, ChangesStore } from './changes.store.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { RestsStore } from './rests.store.ts';
import type { EditFailure, ScheduleService } from './schedule.service.ts';
import type { ScheduleStore } from './schedule.store.ts';

interface Deps extends PlanningDeps {
  readonly kept: ChangesStore;
  readonly entries: ScheduleStore;
  readonly restRows: RestsStore;
  readonly schedule: ScheduleService;
}
interface CatchUp {
  readonly childId?: string | undefined;
  readonly everyone?: boolean | undefined;
}
/** So long a change is shown, and may be taken back while nothing followed it. */
const SHOWN_MS = 14 * 24 * 60 * 60 * 1000;

/** The rows of one press as one change. */
function present(
  content: PlanningDeps['content'],
  rows: readonly ChangeRow[],
  viewer: Viewer,
): PlanChange | null {
  const [first] = rows;
  if (first === undefined) return null;
  const moved = rows.flatMap(({ learnerId: childId, moves }) =>
    moves.map(({ entryId, subject, lessonId, from, to }) => {
      const lesson = lessonId === null ? null : content.lessonSummary(lessonId, viewer.locale);
      return { childId, entryId, subject, title: lesson?.title ?? null, from, to };
    }),
  );
  return {
    id: first.changeId,
    kind: first.kind,
    day: first.day,
    madeAt: first.madeAt.toISOString(),
    moved,
  };
}

/** The way back from a press. */
function createTakingBack({ kept, entries, restRows, database, audit, now }: Deps, since: () => Date) {
  /** Only the newest change of a plan can be taken back: the order of what followed would be lost. */
  async function wayBack(row: ChangeRow, tx: Tx) {
    const standing = await entries.lockAll(row.learnerId, tx);
    const [newest] = await kept.since(row.learnerId, since(), tx);
    const undone = undoMoves(row.moves, standing);
    return newest?.changeId === row.changeId && undone.ok ? undone.value : null;
  }

  async function undoOne(viewer: Viewer, row: ChangeRow, back: readonly MovedEntry[], tx: Tx): Promise<void> {
    const { familyId, learnerId: subjectId, restId } = row;
    await audit({ act: 'schedule.undo', familyId, actorId: viewer.userId, subjectId }, tx);
    const moves = back.map(({ entryId: id, from: day, wasPinned: pinned }) => ({ id, day, pinned }));
    await entries.moveAll(moves, tx);
    if (restId !== null) await restRows.remove(restId, tx);
  }

  /** Everybody's plan goes back, or nobody's. */
  async function undoAll(viewer: Viewer, rows: readonly ChangeRow[]): Promise<boolean> {
    return database.db.transaction(async (tx) => {
      const backs = new Map<ChangeRow, readonly MovedEntry[]>();
      for (const row of rows) {
        const back = await wayBack(row, tx);
        if (back === null) return false;
        backs.set(row, back);
      }
      for (const [row, back] of backs) await undoOne(viewer, row, back, tx);
      await kept.markUndone(rows[0]?.changeId ?? '', now(), tx);
      return true;
    });
  }

  return undoAll;
}

/** Whose lessons move on: one learner's, or those of all children a parent may change the plans of. */
async function whoCatchesUp(
  { schedule, childIdsOf }: Pick<Deps, 'schedule' | 'childIdsOf'>,
  viewer: Viewer,
  { childId, everyone }: CatchUp,
): Promise<Result<Learner[], EditFailure>> {
  const isAll = everyone === true && viewer.role === 'parent';
  const learners: Learner[] = [];
  for (const id of isAll ? await childIdsOf(viewer) : [childId]) {
    const learner = await schedule.editable('schedule.catchUp', viewer, id);
    if (learner.ok) learners.push(learner.value);
    else if (!isAll) return learner;
  }
  return succeed(learners);
}

/** What presses did to plans: shown for two weeks, and taken back as long as nothing followed. */
export function createChangesService(deps: Deps) {
  const { kept, schedule, content, now, newId } = deps;
  const since = () => new Date(now().getTime() - SHOWN_MS);
  const undoAll = createTakingBack(deps, since);

  async function changeOf(changeId: string, viewer: Viewer): Promise<ChangeAnswer> {
    return { change: present(content, await kept.find(changeId), viewer) };
  }

  async function reached(
    viewer: Viewer,
    rows: readonly ChangeRow[],
  ): Promise<Result<Learner[], EditFailure>> {
    const learners: Learner[] = [];
    for (const { learnerId } of rows) {
      const learner = await schedule.editable('schedule.undo', viewer, learnerId);
      if (!learner.ok) return learner;
      learners.push(learner.value);
    }
    return learners.length === 0 ? fail('not-found') : succeed(learners);
  }

  return {
    changeOf,
    /** What was moved in the last two weeks and not taken back, the newest first. */
    async list(
      viewer: Viewer,
      childId: string | undefined,
    ): Promise<Result<PlanChange[], 'not-found' | 'child-needed'>> {
      const learner = await schedule.readable('schedule.changes', viewer, childId);
      if (!learner.ok) return learner;
      const rows = await kept.since(learner.value.userId, since());
      const changes = rows.flatMap((row) => present(content, [row], viewer) ?? []);
      return succeed(changes.filter(({ moved }) => moved.length > 0));
    },
    /** Takes a press back for everybody it was about, days off and all. */
    async undo(viewer: Viewer, changeId: string): Promise<Result<null, EditFailure | 'moved-on'>> {
      const rows = await kept.find(changeId);
      const learners = await reached(viewer, rows);
      if (!learners.ok) return fail(learners.failure === 'child-needed' ? 'not-found' : learners.failure);
      if (rows.some(({ undoneAt }) => undoneAt !== null)) return succeed(null);
      if (!(await undoAll(viewer, rows))) return fail('moved-on');
      for (const learner of learners.value) await deps.recountStreak(learner);
      return succeed(null);
    },
    /** Lessons left behind move on to the next days of their subjects; of one learner, or of all of a parent's. */
    async catchUp(viewer: Viewer, whose: CatchUp): Promise<Result<ChangeAnswer, EditFailure>> {
      const learners = await whoCatchesUp(deps, viewer, whose);
      if (!learners.ok) return learners;
      const changeId = newId();
      const press = { changeId, kind: 'catch-up', operation: 'schedule.catchUp', restId: null } as const;
      for (const learner of learners.value) await schedule.catchUp(viewer, learner, press);
      return succeed(await changeOf(changeId, viewer));
    },
  };
}
export type ChangesService = ReturnType<typeof createChangesService>;
