import type { Course, LessonSummary } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import type { Unit } from '../shapes/curriculum.ts';
import { courseIdOf } from './course-id.ts';
import type { LessonRow } from './lesson-row.ts';
import { plannedLessons } from './planned-lessons.ts';

/** A lesson in a list. */
export function summaryOf({
  file: _file,
  locale: _locale,
  kimMappings: _mappings,
  claims: _claims,
  sources: _sources,
  reviewers: _reviewers,
  practice,
  ...row
}: LessonRow): LessonSummary {
  return {
    ...row,
    courseId: courseIdOf(row.subject, row.band),
    practiceCount: practice.reduce((sum, part) => sum + part.count, 0),
  };
}

/** Courses with at least one written lesson, in the curriculum's order; units and lessons too. */
export function coursesOf(data: ContentData, rows: ReadonlyMap<string, LessonRow>, locale: Locale): Course[] {
  const cells = new Map<string, Course>();
  for (const { subject, band, units } of [...data.curriculum, ...data.namedLessons]) {
    const id = courseIdOf(subject, band);
    const title = `${data.courseWords.subjects[subject][locale]}, ${data.courseWords.bands[band][locale]}`;
    const course = cells.get(id) ?? { id, title, subject, band, units: [], lessonCount: 0 };
    for (const unit of units) {
      const lessons = lessonsOf(unit, data, rows);
      if (lessons.length > 0)
        course.units.push({ id: unit.id, title: unitTitle(unit, data, locale), lessons });
      course.lessonCount += lessons.length;
    }
    cells.set(id, course);
  }
  return [...cells.values()].filter((course) => course.lessonCount > 0);
}

/** Units whose words are missing although a lesson of theirs is written. */
export function untranslatedUnits(data: ContentData, written: ReadonlySet<string>): string[] {
  const units = [...plannedLessons(data).values()]
    .filter(({ id }) => written.has(id))
    .map(({ unit }) => unit);
  return [...new Set(units)].filter((unit) => !(unit in data.courseWords.units));
}

function lessonsOf(unit: Unit, data: ContentData, rows: ReadonlyMap<string, LessonRow>): LessonSummary[] {
  return plannedByUnit(data, unit.id).flatMap((id) => {
    const row = rows.get(id);
    return row ? [summaryOf(row)] : [];
  });
}

function plannedByUnit(data: ContentData, unit: string): string[] {
  return [...plannedLessons(data).values()].filter((lesson) => lesson.unit === unit).map(({ id }) => id);
}

function unitTitle(unit: Unit, data: ContentData, locale: Locale): string {
  return locale === 'en' ? unit.title : (data.courseWords.units[unit.id]?.[locale] ?? unit.title);
}
