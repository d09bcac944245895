import type { Course } from '@ori/contracts/content';
import type { Learner } from '@ori/core/access/learner';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { drawSchedule } from '@ori/core/planning/draw-schedule';
import { clearDays, moveEntry, type Moves } from '@ori/core/planning/move-entries';
import type { Timetable } from '@ori/core/planning/slot-days';
import type { Tx } from '../../db/database.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { RestsStore } from './rests.store.ts';
import { freeDays, openEntries, plannedCourses, queuesOf } from './schedule-plan.ts';
import type { ScheduleStore } from './schedule.store.ts';
import type { PlanOf, TimetableStore } from './timetable.store.ts';

export interface PlanDeps extends PlanningDeps {
  readonly store: ScheduleStore;
  readonly timetables: TimetableStore;
  readonly rests: RestsStore;
}
/** What a plan is drawn from: courses in order, and the lessons that are completed. */
interface Learned {
  readonly courses: readonly Course[];
  readonly completed: readonly string[];
}

const WEEK_DAYS = 7;
/** So far ahead a plan is drawn. */
const WEEKS_DRAWN = 8;
/** Days off are read so far ahead when something is moved. */
const REST_DAYS_READ = 800;

export const planOf = ({ userId: learnerId, familyId }: Learner): PlanOf => ({ learnerId, familyId });

/** Changes of a plan, each within its transaction. */
export function createPlanChanges(deps: PlanDeps) {
  const { store, audit, database, timetables } = deps;
  const { coursesOf, timetableOf, drawWithin } = createDrawing(deps);

  /** One change of a plan: locked against others, written down, and shown as it then is. */
  async function change(
    operation: Operation,
    viewer: Viewer,
    learner: Learner,
    work: (tx: Tx, learned: Learned) => Promise<void>,
  ): Promise<void> {
    const { userId: subjectId, familyId } = learner;
    const { courses: taken, completed } = await timetables.learnedBy(subjectId);
    const courses = await coursesOf(viewer, learner, taken);
    await database.db.transaction(async (tx) => {
      await audit({ act: operation, familyId, actorId: viewer.userId, subjectId }, tx);
      await work(tx, { courses, completed });
    });
  }

  async function applyMoves(tx: Tx, moves: Moves, pinnedId: string | null): Promise<void> {
    for (const [id, day] of moves)
      await store.moveTo(id, { day, ...(id === pinnedId && { pinned: true }) }, tx);
  }

  return {
    change,
    drawWithin,
    /** Puts an entry on a day, and its course in order around it. */
    async move(
      viewer: Viewer,
      learner: Learner,
      entry: { id: string; day: string },
      day: string,
    ): Promise<void> {
      await change('schedule.move', viewer, learner, async (tx, { courses }) => {
        const open = openEntries(await store.lockAll(learner.userId, tx), courses);
        const timetable = await timetableOf(learner, entry.day < day ? entry.day : day, tx);
        await applyMoves(tx, moveEntry(open, entry.id, day, timetable), entry.id);
      });
    },
    /** Moves on what is planned on days off, within the transaction that makes them so. */
    async clear(
      viewer: Viewer,
      learner: Learner,
      days: { readonly from: string; readonly to: string },
      within: (tx: Tx) => Promise<void>,
      operation: Operation,
    ): Promise<void> {
      await change(operation, viewer, learner, async (tx, { courses }) => {
        const open = openEntries(await store.lockAll(learner.userId, tx), courses);
        await within(tx);
        await applyMoves(tx, clearDays(open, days, await timetableOf(learner, days.from, tx)), null);
      });
    },
  };
}

function createDrawing(deps: PlanDeps) {
  const { store, timetables, rests, content, ownCourse, now, newId } = deps;

  async function coursesOf(viewer: Viewer, learner: Learner, taken: readonly string[]): Promise<Course[]> {
    const found = await Promise.all(
      taken.map(async (id) => content.course(id, 'en') ?? ownCourse(viewer, id, 'en')),
    );
    const courses = found.flatMap((course) => course ?? []);
    return plannedCourses(courses, content.courses('en'), learner.ageGroup);
  }

  async function timetableOf(learner: Learner, from: string, tx: Tx): Promise<Timetable> {
    const days = { from, to: addDays(from, REST_DAYS_READ) };
    const [slots, off] = [
      await timetables.slotsOf(learner.userId, tx),
      await rests.of(planOf(learner), days, tx),
    ];
    return { slots, rests: freeDays(off) };
  }

  /** Draws the coming weeks anew: what is done stays, and what somebody put on a day where it can. */
  async function drawWithin(tx: Tx, learner: Learner, learned: Learned) {
    const from = dayOf(now(), learner.timeZone);
    const entries = await store.lockAll(learner.userId, tx);
    const timetable = await timetableOf(learner, from, tx);
    const queues = queuesOf(learned.courses, entries, new Set(learned.completed));
    const days = WEEKS_DRAWN * WEEK_DAYS;
    const drawn = drawSchedule({ from, days, timetable, queues });
    const open = entries.filter((entry) => !entry.isDone && (entry.kind === 'lesson' || entry.day >= from));
    const added = drawn.map(({ isPinned: pinned, ...entry }) => {
      return { ...entry, ...planOf(learner), pinned, id: newId() };
    });
    await store.replace(
      open.map(({ id }) => id),
      added,
      tx,
    );
  }

  return { coursesOf, timetableOf, drawWithin };
}
