import type { PlanChange } from '@ori/contracts/planning';
import type { Learner } from '@ori/core/access/learner';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { clearDays, moveEntry, type Moves } from '@ori/core/planning/move-entries';
import type { Tx } from '../../db/database.ts';
import type { KeptMove } from './calendar.tables.ts';
import type { ChangesStore } from './changes.store.ts';
import { createDrawing, type DrawingDeps, type Learned } from './plan-drawing.ts';
import { openEntries } from './schedule-plan.ts';
import type { EntryRow } from './schedule.store.ts';
import type { LearnedRow } from './timetable.store.ts';

export interface PlanDeps extends DrawingDeps {
  readonly kept: ChangesStore;
}
/** What a press is about; its rows carry one `changeId`, of however many learners they are. */
export interface Press {
  readonly changeId: string;
  readonly kind: PlanChange['kind'];
  readonly operation: Operation;
  readonly restId: string | null;
}

/** So long it is remembered what was moved. */
const CHANGES_KEPT_MS = 28 * 24 * 60 * 60 * 1000;

/** The entries that really change their day, as they are kept. */
function keptMoves(moves: Moves, entries: readonly EntryRow[]): KeptMove[] {
  return entries.flatMap(({ id: entryId, day: from, pinned: wasPinned, subject, lessonId }) => {
    const to = moves.get(entryId);
    return to === undefined || to === from ? [] : [{ entryId, from, to, wasPinned, subject, lessonId }];
  });
}

/** Writing changes of plans down: the transaction, and what moved in it. */
function createWriting(deps: PlanDeps, { coursesOf }: ReturnType<typeof createDrawing>) {
  const { store, audit, database, timetables, kept, now } = deps;

  /** One change of a plan, locked against others and written down; `taken` where the courses change with it. */
  async function change(
    operation: Operation,
    viewer: Viewer,
    learner: Learner,
    work: (tx: Tx, learned: Learned) => Promise<void>,
    taken?: LearnedRow,
  ): Promise<void> {
    const { userId: subjectId, familyId } = learner;
    const row = taken ?? (await timetables.learnedBy(subjectId));
    const courses = await coursesOf(viewer, learner, row);
    await database.db.transaction(async (tx) => {
      // Before anything is written: two tabs that set the same week follow one another.
      await store.lock(subjectId, tx);
      await audit({ act: operation, familyId, actorId: viewer.userId, subjectId }, tx);
      await work(tx, { courses, completed: row.completed });
    });
  }

  /** Moves entries and remembers it, so that it can be shown and taken back; a press that moved nothing is none. */
  async function apply(
    tx: Tx,
    about: Press & { viewer: Viewer; learner: Learner; day: string; pinnedId?: string },
    moves: Moves,
    entries: readonly EntryRow[],
  ): Promise<void> {
    const { viewer, learner, day, changeId, kind, restId, pinnedId } = about;
    const moved = keptMoves(moves, entries);
    if (moved.length === 0 && restId === null) return;
    await store.moveAll(
      moved.map(({ entryId, to, wasPinned }) => ({
        id: entryId,
        day: to,
        pinned: wasPinned || entryId === pinnedId,
      })),
      tx,
    );
    const { userId: learnerId, familyId } = learner;
    const madeAt = now();
    const made = { moves: moved, madeBy: viewer.userId, madeAt, undoneAt: null };
    const since = new Date(madeAt.getTime() - CHANGES_KEPT_MS);
    await kept.add({ changeId, learnerId, familyId, kind, day, restId, ...made }, since, tx);
  }

  return { change, apply };
}

/** Changes of a plan, each within its transaction. */
export function createPlanChanges(deps: PlanDeps) {
  const { store, now } = deps;
  const drawing = createDrawing(deps);
  const { timetableOf, drawWithin } = drawing;
  const { change, apply } = createWriting(deps, drawing);

  return {
    change,
    drawWithin,
    drawing,
    /** Puts an entry on a day, and its course in order around it. */
    async move(
      viewer: Viewer,
      learner: Learner,
      entry: { id: string; day: string },
      move: { day: string; press: Press },
    ): Promise<void> {
      const { day, press } = move;
      await change(press.operation, viewer, learner, async (tx, { courses }) => {
        const entries = await store.lockAll(learner.userId, tx);
        const timetable = await timetableOf(learner, entry.day < day ? entry.day : day, 'open', tx);
        const moves = moveEntry(openEntries(entries, courses), entry.id, day, timetable);
        await apply(tx, { ...press, viewer, learner, day, pinnedId: entry.id }, moves, entries);
      });
    },
    /** Moves on what is planned on days off, within the transaction that makes them so; nothing where they were. */
    async clear(
      viewer: Viewer,
      learner: Learner,
      days: { readonly from: string; readonly to: string },
      { press, within }: { press: Press; within: (tx: Tx) => Promise<boolean> },
    ): Promise<void> {
      await change(press.operation, viewer, learner, async (tx, { courses }) => {
        const entries = await store.lockAll(learner.userId, tx);
        if (!(await within(tx))) return;
        const timetable = await timetableOf(learner, days.from, 'open', tx);
        const moves = clearDays(openEntries(entries, courses), days, timetable);
        await apply(tx, { ...press, viewer, learner, day: days.from }, moves, entries);
      });
    },
    /** Moves lessons that were left behind to the next days of their subjects, and the rest after them. */
    async catchUp(viewer: Viewer, learner: Learner, press: Press): Promise<void> {
      const today = dayOf(now(), learner.timeZone);
      await change(press.operation, viewer, learner, async (tx, { courses }) => {
        const entries = await store.lockAll(learner.userId, tx);
        const meant = entries.filter(({ kind, day }) => kind === 'lesson' || day >= today);
        const first = meant.reduce((least, { day }) => (day < least ? day : least), today);
        const timetable = await timetableOf(learner, today, 'open', tx);
        const days = { from: first, to: addDays(today, -1) };
        const moves = clearDays(openEntries(meant, courses), days, timetable);
        await apply(tx, { ...press, viewer, learner, day: today }, moves, entries);
      });
    },
  };
}
