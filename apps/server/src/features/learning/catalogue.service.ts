import { type Band, type LessonSummary, SUBJECTS, type Subject } from '@ori/contracts/content';
import type { SubjectSummary } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import { lessonsIn } from './courses.service.ts';
import type { LearningContent } from './learning.deps.ts';

/** A part of a list: `first` from `offset` on. */
export interface Page {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
}

const FIRST = 20;
const FIRST_MAX = 100;

/** The part of a list that was asked for; at most a hundred at a time. */
function pageOf<Value>(all: readonly Value[], { first, offset }: Page): Value[] {
  const from = Math.max(0, offset ?? 0);
  return all.slice(from, from + Math.min(FIRST_MAX, Math.max(0, first ?? FIRST)));
}

/** What is taught, to leaf through: subjects and lessons in the curriculum's order. */
export function createCatalogueService({ content }: { readonly content: LearningContent }) {
  function summaryOf(id: Subject, locale: Locale): SubjectSummary {
    const courses = content.courses(locale).filter(({ subject }) => subject === id);
    return {
      id,
      title: content.data.courseWords.subjects[id][locale],
      bands: courses.map(({ band }) => band),
      courseCount: courses.length,
      lessonCount: courses.reduce((sum, { lessonCount }) => sum + lessonCount, 0),
      skillCount: content.skills.filter(({ subject }) => subject === id).length,
    };
  }
  return {
    subjects: (locale: Locale, page: Page): SubjectSummary[] =>
      pageOf(SUBJECTS, page).map((id) => summaryOf(id, locale)),
    /** Written lessons of a subject or band, or of both, or all. */
    lessonsOf(
      locale: Locale,
      { subject, band }: { readonly subject?: Subject | undefined; readonly band?: Band | undefined },
      page: Page,
    ): LessonSummary[] {
      const courses = content
        .courses(locale)
        .filter(
          (course) => (subject ?? course.subject) === course.subject && (band ?? course.band) === course.band,
        );
      return pageOf(courses.flatMap(lessonsIn), page);
    },
  };
}
export type CatalogueService = ReturnType<typeof createCatalogueService>;
