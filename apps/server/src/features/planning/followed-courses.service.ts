import type { ChildCourses, FollowedCourse } from '@ori/contracts/calendar';
import type { Course } from '@ori/contracts/content';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { type Forecast, forecastOf } from '@ori/core/planning/forecast';
import type { PlanningDeps } from './planning.deps.ts';
import { planOf } from './plan-drawing.ts';
import type { EditFailure, ScheduleService } from './schedule.service.ts';
import type { SchoolDays } from './school-days.ts';
import type { LearnedRow, TimetableStore } from './timetable.store.ts';

interface Deps extends PlanningDeps {
  readonly schedule: ScheduleService;
  readonly schoolDays: SchoolDays;
  readonly timetables: TimetableStore;
}

const OVER: Forecast = { endsOn: null, afterYear: 0 };
const lessonIdsOf = (course: Course): string[] =>
  course.units.flatMap(({ lessons }) => lessons.map(({ id }) => id));

function becauseOf(id: string, { followed, begun }: LearnedRow): FollowedCourse['because'] {
  if (followed.includes(id)) return 'chosen';
  return begun.includes(id) ? 'begun' : 'age';
}

/** What a child follows, told with its forecasts. */
function createTelling({ schedule, schoolDays, timetables, content }: Deps) {
  return async function coursesOf(viewer: Viewer, learner: Learner): Promise<ChildCourses> {
    const [far, row, { year }] = [
      await schedule.farAhead(viewer, learner),
      await timetables.learnedBy(learner.userId),
      await schoolDays.yearOf(learner),
    ];
    const forecasts = forecastOf(far, year?.endsOn ?? null);
    const done = new Set(far.completed);
    const courses = far.courses.map((course): FollowedCourse => {
      const { id: courseId, title, subject, band } = course;
      const ids = lessonIdsOf(course);
      const nextId = ids.find((id) => !done.has(id));
      return {
        courseId,
        title: content.course(courseId, viewer.locale)?.title ?? title,
        subject,
        band,
        isOwn: content.course(courseId, 'en') === null,
        lessons: ids.length,
        completed: ids.filter((id) => done.has(id)).length,
        next: nextId === undefined ? null : content.lessonSummary(nextId, viewer.locale),
        forecast: forecasts.get(courseId) ?? OVER,
        because: becauseOf(courseId, row),
      };
    });
    return { childId: learner.userId, yearEndsOn: year?.endsOn ?? null, courses };
  };
}

/** Which courses a child follows, in which order, how far, and when each ends at the timetable's pace. */
export function createFollowedService(deps: Deps) {
  const { schedule, timetables, content, ownCourse, childIdsOf, reach } = deps;
  const coursesOf = createTelling(deps);

  /** A course that is there for the viewer: the catalogue's, or one of the family's own. */
  async function isThere(viewer: Viewer, id: string): Promise<boolean> {
    return content.course(id, 'en') !== null || (await ownCourse(viewer, id, 'en')) !== null;
  }

  return {
    /** Of one child, or of all a parent's. */
    async list(
      viewer: Viewer,
      childId: string | undefined,
    ): Promise<Result<ChildCourses[], 'not-found' | 'child-needed'>> {
      if (childId === undefined && viewer.role === 'parent') {
        const found = await Promise.all(
          (await childIdsOf(viewer)).map((id) => reach('schedule.courses', viewer, id)),
        );
        const learners = found.flatMap((learner) => learner ?? []);
        return succeed(await Promise.all(learners.map((learner) => coursesOf(viewer, learner))));
      }
      const learner = await schedule.readable('schedule.courses', viewer, childId);
      return learner.ok ? succeed([await coursesOf(viewer, learner.value)]) : learner;
    },
    /** Sets the courses in their order; what was followed and is not named any more is left. */
    async set(
      viewer: Viewer,
      childId: string | undefined,
      courseIds: readonly string[],
    ): Promise<Result<ChildCourses, EditFailure | 'course-unknown'>> {
      const learner = await schedule.editable('schedule.setCourses', viewer, childId);
      if (!learner.ok) return learner;
      const areThere = await Promise.all(courseIds.map((id) => isThere(viewer, id)));
      if (areThere.includes(false)) return fail('course-unknown');
      const before = await coursesOf(viewer, learner.value);
      const row = await timetables.learnedBy(learner.value.userId);
      const were = [...before.courses.map(({ courseId }) => courseId), ...row.hasLeft];
      const hasLeft = [...new Set(were)].filter((id) => !courseIds.includes(id));
      const begun = row.begun.filter((id) => !courseIds.includes(id) && !hasLeft.includes(id));
      const taken = { followed: courseIds, hasLeft, begun, completed: row.completed };
      await schedule.redraw('schedule.setCourses', viewer, learner.value, {
        taken,
        within: (tx) => timetables.follow(planOf(learner.value), { followed: courseIds, hasLeft }, tx),
      });
      return succeed(await coursesOf(viewer, learner.value));
    },
  };
}
export type FollowedService = ReturnType<typeof createFollowedService>;
