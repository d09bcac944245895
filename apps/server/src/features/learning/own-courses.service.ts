import type { Course, LessonSummary } from '@ori/contracts/content';
import type { changeCourseInput, MakeCourseInput } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { decide } from '@ori/core/access/may';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import type { z } from 'zod';
import type { LearningContent, LearningDeps } from './learning.deps.ts';
import type { OwnCourseRow, OwnCoursesStore } from './own-courses.store.ts';
import { lessonIn } from './words.ts';

interface Deps {
  readonly store: OwnCoursesStore;
  readonly content: LearningContent;
  readonly findSubject: LearningDeps['findSubject'];
  readonly now: () => Date;
  readonly newId: () => string;
}

const OWN = 'own-';
/** A catalogue course is named after its subject and band, an own one after nothing. */
export const isOwnCourse = (id: string): boolean => id.startsWith(OWN);

/** What most of the lessons have in common; of two that are as many, the one that comes first. */
function most<Value>(values: readonly Value[]): Value | undefined {
  const countOf = (value: Value) => values.filter((each) => each === value).length;
  return values.toSorted((a, b) => countOf(b) - countOf(a))[0];
}

/** A lesson that is no longer written is left out; a course without any is not there. */
function createPresenting(content: LearningContent) {
  return (row: OwnCourseRow & { readonly teacher?: string }, locale: Locale): Course | null => {
    const { id, title, lessonIds, madeBy, teacher } = row;
    const lessons = lessonIds.flatMap((lessonId): LessonSummary[] => {
      const lesson = lessonIn(content, lessonId, locale);
      return lesson === null ? [] : [lesson];
    });
    const subject = most(lessons.map((lesson) => lesson.subject));
    const band = most(lessons.map((lesson) => lesson.band));
    if (subject === undefined || band === undefined) return null;
    const units = [{ id: `${id}-1`, title, lessons }];
    const course = { id, title, subject, band, units, lessonCount: lessons.length, madeBy };
    return teacher === undefined ? course : { ...course, teacher };
  };
}

/**
 * Courses put together out of written lessons: seen by the maker's family, and by a family whose child was given a part
 * of a teacher's; changed by the maker alone.
 */
export function createOwnCoursesService({ store, content, findSubject, now, newId }: Deps) {
  const present = createPresenting(content);
  const areWritten = (ids: readonly string[]) =>
    new Set(ids).size === ids.length && ids.every((id) => content.lessonSummary(id, 'en') !== null);

  async function mayChange(operation: Operation, viewer: Viewer, id: string): Promise<boolean> {
    const row = await store.find(id);
    const maker = row === null ? null : await findSubject(row.madeBy);
    return maker !== null && decide(operation, viewer, maker) === 'allowed';
  }

  return {
    async ownCourses(viewer: Viewer | null, locale: Locale): Promise<Course[]> {
      if (viewer === null) return [];
      const rows = await Promise.all([store.ofFamily(viewer.familyId), store.givenTo(viewer)]);
      return rows.flat().flatMap((row) => present(row, locale) ?? []);
    },
    /** Null for one that does not reach this person, as for one that does not exist. */
    async ownCourse(viewer: Viewer | null, id: string, locale: Locale): Promise<Course | null> {
      const row = viewer === null || !isOwnCourse(id) ? null : await store.find(id);
      if (row === null || viewer === null) return null;
      if (row.familyId === viewer.familyId) return present(row, locale);
      const given = (await store.givenTo(viewer)).find((each) => each.id === id);
      return given === undefined ? null : present(given, locale);
    },
    async makeCourse(
      viewer: Viewer,
      { title, lessonIds }: MakeCourseInput,
    ): Promise<Result<Course, 'not-teachable'>> {
      if (!areWritten(lessonIds)) return fail('not-teachable');
      const { familyId, userId: madeBy } = viewer;
      const at = now();
      const row = { id: `${OWN}${newId()}`, familyId, madeBy, title, lessonIds, madeAt: at, changedAt: at };
      await store.add(row);
      const course = present(row, viewer.locale);
      return course === null ? fail('not-teachable') : succeed(course);
    },
    async changeCourse(
      viewer: Viewer,
      id: string,
      { title, lessonIds }: z.infer<typeof changeCourseInput>,
    ): Promise<Result<Course, 'not-found' | 'not-teachable'>> {
      if (!(await mayChange('courses.update', viewer, id))) return fail('not-found');
      if (lessonIds !== undefined && !areWritten(lessonIds)) return fail('not-teachable');
      const changes = { ...(title && { title }), ...(lessonIds && { lessonIds }), changedAt: now() };
      const row = await store.change(id, viewer.userId, changes);
      const course = row === null ? null : present(row, viewer.locale);
      return course === null ? fail('not-found') : succeed(course);
    },
    /** What was learned in it stays learned. */
    async removeCourse(viewer: Viewer, id: string): Promise<Result<null, 'not-found'>> {
      const isGone =
        (await mayChange('courses.delete', viewer, id)) && (await store.remove(id, viewer.userId));
      return isGone ? succeed(null) : fail('not-found');
    },
  };
}
export type OwnCoursesService = ReturnType<typeof createOwnCoursesService>;
