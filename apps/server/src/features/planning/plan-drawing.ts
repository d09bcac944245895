import type { Course } from '@ori/contracts/content';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { type DrawFrom, drawSchedule } from '@ori/core/planning/draw-schedule';
import type { YearSpan } from '@ori/core/planning/school-days';
import type { Timetable } from '@ori/core/planning/slot-days';
import type { Executor, Tx } from '../../db/database.ts';
import type { PlanningDeps } from './planning.deps.ts';
import type { RestsStore } from './rests.store.ts';
import type { SchoolDays } from './school-days.ts';
import { freeDays, plannedCourses, queuesOf } from './schedule-plan.ts';
import type { ScheduleStore } from './schedule.store.ts';
import type { LearnedRow, PlanOf, TimetableStore } from './timetable.store.ts';

export interface DrawingDeps extends PlanningDeps {
  readonly store: ScheduleStore;
  readonly timetables: TimetableStore;
  readonly rests: RestsStore;
  readonly schoolDays: SchoolDays;
}
/** What a plan is drawn from: courses in order, and the lessons that are completed. */
export interface Learned {
  readonly courses: readonly Course[];
  readonly completed: readonly string[];
}

const WEEK_DAYS = 7;
/** So far ahead a plan is drawn where no school year tells its end. */
const WEEKS_DRAWN = 26;
/** Days off are read so far ahead when something is moved or foretold. */
const DAYS_READ = 800;

export const planOf = ({ userId: learnerId, familyId }: Learner): PlanOf => ({ learnerId, familyId });

/** Days from `from` to the end of the year, or half a year where it has none. */
function daysDrawn(from: string, year: YearSpan | null): number {
  if (year === null || year.endsOn < from) return WEEKS_DRAWN * WEEK_DAYS;
  const ahead = Array.from({ length: DAYS_READ }, (_, index) => addDays(from, index));
  const isOver = ahead.findIndex((day) => day > year.endsOn);
  return isOver < 0 ? DAYS_READ : isOver;
}

/** Draws plans out of weeks, courses, terms and days off. */
export function createDrawing(deps: DrawingDeps) {
  const { store, timetables, rests, schoolDays, content, ownCourse, now, newId } = deps;

  async function coursesOf(viewer: Viewer, learner: Learner, learned: LearnedRow): Promise<Course[]> {
    const wanted = [...learned.followed, ...learned.begun];
    const found = await Promise.all(
      wanted.map(async (id) => content.course(id, 'en') ?? ownCourse(viewer, id, 'en')),
    );
    const taken = found.flatMap((course) => course ?? []);
    const catalogue = content.courses('en').filter(({ id }) => !learned.hasLeft.includes(id));
    return plannedCourses(taken, catalogue, learner.ageGroup);
  }

  async function timetableOf(
    learner: Learner,
    from: string,
    isOver: 'open' | 'closed',
    within?: Executor,
  ): Promise<Timetable> {
    const days = { from, to: addDays(from, DAYS_READ) };
    const [slots, off, closed] = [
      await timetables.slotsOf(learner.userId, within),
      await rests.of(planOf(learner), days, within),
      await schoolDays.closedFor(learner, isOver, within),
    ];
    return { slots, rests: [...freeDays(off), ...closed] };
  }

  /** Draws the coming weeks anew: what is done stays, and what somebody put on a day where it can. */
  async function drawWithin(tx: Tx, learner: Learner, learned: Learned): Promise<void> {
    const from = dayOf(now(), learner.timeZone);
    const entries = await store.lockAll(learner.userId, tx);
    const timetable = await timetableOf(learner, from, 'closed', tx);
    const { year } = await schoolDays.yearOf(learner, tx);
    const queues = queuesOf(learned.courses, entries, new Set(learned.completed));
    const drawn = drawSchedule({ from, days: daysDrawn(from, year), timetable, queues });
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

  return {
    coursesOf,
    timetableOf,
    drawWithin,
    /** What a forecast is drawn from: every lesson that is left, and days for two years. */
    async farAhead(viewer: Viewer, learner: Learner): Promise<DrawFrom & Learned> {
      const from = dayOf(now(), learner.timeZone);
      const learned = await timetables.learnedBy(learner.userId);
      const courses = await coursesOf(viewer, learner, learned);
      const entries = await store.between(learner.userId, from, addDays(from, DAYS_READ));
      const timetable = await timetableOf(learner, from, 'open');
      const queues = queuesOf(courses, entries, new Set(learned.completed));
      return { from, days: DAYS_READ, timetable, queues, courses, completed: learned.completed };
    },
  };
}
export type Drawing = ReturnType<typeof createDrawing>;
