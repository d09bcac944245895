import type { Course, LessonSummary } from '@ori/contracts/content';
import type { CompletedCounts, CourseProgress, LessonProgress } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import type { LearningContent } from './learning.deps.ts';
import { lessonProgressOf } from './lesson-progress.ts';
import type { EnrolmentsStore } from './enrolments.store.ts';
import type { LessonsStore } from './lessons.store.ts';
import type { OwnCoursesService } from './own-courses.service.ts';
import { skillsInOrder } from './practice-plan.ts';

interface Deps {
  readonly store: LessonsStore;
  readonly enrolments: EnrolmentsStore;
  readonly own: OwnCoursesService;
  readonly content: LearningContent;
  readonly now: () => Date;
}

/** The lessons of a course in the order they are taught. */
export function lessonsIn(course: Course): LessonSummary[] {
  return course.units.flatMap(({ lessons }) => lessons);
}

/** Courses, and how far a learner is in them. */
export function createCoursesService({ store, enrolments, own, content, now }: Deps) {
  async function get(id: string, viewer: Viewer | null, locale: Locale): Promise<Course | null> {
    return content.course(id, locale) ?? own.ownCourse(viewer, id, locale);
  }

  async function progressIn(viewer: Viewer, course: Course): Promise<CourseProgress> {
    const [rows, enrolled] = await Promise.all([
      store.opened(viewer.userId),
      enrolments.enrolledIn(viewer.userId),
    ]);
    const byId = new Map(rows.map((row) => [row.lessonId, row]));
    const lessons = lessonsIn(course).map(({ id }): LessonProgress => {
      const total = skillsInOrder(content.lessonPractice(id)).length;
      return lessonProgressOf(byId.get(id) ?? null, id, total);
    });
    return {
      course,
      lessons,
      enrolled: enrolled.includes(course.id),
      completed: lessons.filter(({ state }) => state === 'completed').length,
      nextLessonId: lessons.find(({ state }) => state !== 'completed')?.lessonId ?? null,
    };
  }

  async function list(viewer: Viewer | null, locale: Locale): Promise<Course[]> {
    return [...content.courses(locale), ...(await own.ownCourses(viewer, locale))];
  }

  return {
    get,
    /** The catalogue, and after it the courses that somebody of the viewer's family made. */
    list,
    /** How many lessons the learner completed, course by course; courses without any are left out. */
    async completed(viewer: Viewer): Promise<CompletedCounts> {
      const [courses, rows] = await Promise.all([list(viewer, viewer.locale), store.opened(viewer.userId)]);
      const done = new Set(rows.flatMap(({ lessonId, state }) => (state === 'completed' ? [lessonId] : [])));
      const counts = courses.map((course) => ({
        courseId: course.id,
        completed: lessonsIn(course).filter(({ id }) => done.has(id)).length,
      }));
      return { courses: counts.filter(({ completed }) => completed > 0) };
    },
    /** The lessons of a course in order. */
    async lessonsOfCourse(
      id: string,
      viewer: Viewer | null,
      locale: Locale,
    ): Promise<Result<LessonSummary[], 'not-found'>> {
      const course = await get(id, viewer, locale);
      return course === null ? fail('not-found') : succeed(lessonsIn(course));
    },
    lesson: (id: string, locale: Locale) => content.lesson(id, locale),
    async progress(viewer: Viewer, courseId: string): Promise<Result<CourseProgress, 'not-found'>> {
      const course = await get(courseId, viewer, viewer.locale);
      return course === null ? fail('not-found') : succeed(await progressIn(viewer, course));
    },
    /** Enrolling twice is enrolling once. */
    async enrol(viewer: Viewer, courseId: string): Promise<Result<CourseProgress, 'not-found'>> {
      const course = await get(courseId, viewer, viewer.locale);
      if (course === null) return fail('not-found');
      const at = now();
      const { userId: learnerId, familyId, timeZone } = viewer;
      await enrolments.enrol({ learnerId, familyId, at, day: dayOf(at, timeZone) }, courseId);
      return succeed(await progressIn(viewer, course));
    },
  };
}
export type CoursesService = ReturnType<typeof createCoursesService>;
