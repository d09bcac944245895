import type { Locale } from '@ori/contracts/locale';
import type { RestSpan, Schedule, ScheduleEntry } from '@ori/contracts/planning';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { statusOn } from '@ori/core/planning/assignment-status';
import { mayEditPlan } from '@ori/core/planning/may-edit';
import type { PlanningDeps } from './planning.deps.ts';
import type { RestRow, RestsStore } from './rests.store.ts';
import type { EntryRow, ScheduleStore } from './schedule.store.ts';
import type { SchoolDays } from './school-days.ts';
import type { TimetableStore } from './timetable.store.ts';
import { spansWithin } from '@ori/core/planning/school-days';

interface Deps extends Pick<PlanningDeps, 'content' | 'now'> {
  readonly store: ScheduleStore;
  readonly timetables: TimetableStore;
  readonly rests: RestsStore;
  readonly schoolDays: SchoolDays;
}

const WEEK_DAYS = 7;
/** Questions of a subject that make a practice entry done. */
const PRACTICE_ANSWERS = 5;

/** A row of days off in words of the wire. */
export function presentRest({ id, learnerId, fromDay, toDay, reason, title }: RestRow): RestSpan {
  return { id, childId: learnerId, from: fromDay, to: toDay, reason, title };
}

/** A plan as it is shown: what is done is read from what was done. */
export function createScheduleView({ store, timetables, rests, schoolDays, content, now }: Deps) {
  /** Counted answers by day and subject. */
  async function practised(
    learner: Learner,
    days: { from: string; to: string },
  ): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const { day, skill, answers } of await timetables.answersBetween(
      learner.userId,
      days,
      learner.timeZone,
    )) {
      const key = `${day} ${content.skill(skill)?.subject ?? ''}`;
      counts.set(key, (counts.get(key) ?? 0) + answers);
    }
    return counts;
  }

  function present(
    row: EntryRow,
    { today, done, locale }: { today: string; done: Map<string, number>; locale: Locale },
  ): ScheduleEntry[] {
    const { id, learnerId: childId, day, subject, kind, courseId, lessonId, minutes, pinned: isPinned } = row;
    const lesson = lessonId === null ? null : content.lessonSummary(lessonId, locale);
    if (kind === 'lesson' && lesson === null) return [];
    const isPractised = kind === 'practice' && (done.get(`${day} ${subject}`) ?? 0) >= PRACTICE_ANSWERS;
    const status = statusOn(today, { day, isDone: row.isDone || isPractised });
    return [{ id, childId, day, subject, kind, courseId, lesson, minutes, isPinned, status }];
  }

  return {
    async show(viewer: Viewer, learner: Learner, from: string, weeks: number): Promise<Schedule> {
      const { userId: childId, familyId } = learner;
      const days = { from, to: addDays(from, weeks * WEEK_DAYS - 1) };
      const today = dayOf(now(), learner.timeZone);
      const [timetable, entries, off, done, closed, left] = await Promise.all([
        timetables.slotsOf(childId),
        store.between(childId, days.from, days.to),
        rests.of({ learnerId: childId, familyId }, days),
        practised(learner, days),
        schoolDays.closedFor(learner, 'closed'),
        store.leftBehind(childId, today),
      ]);
      const shown = { today, done, locale: viewer.locale };
      return {
        ...days,
        childId,
        today,
        timetable,
        entries: entries.flatMap((row) => present(row, shown)),
        rests: off.map(presentRest),
        closed: spansWithin(closed, days),
        behind: left.filter((id) => content.lessonSummary(id, viewer.locale) !== null).length,
        mayEdit: mayEditPlan(viewer, learner),
      };
    },
  };
}
