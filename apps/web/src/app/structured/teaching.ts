import type { Lesson } from '@ori/contracts/content';
import type { CurriculumAnswer, CurriculumCell } from '@ori/contracts/curriculum';
import { addressOf, providerOf, type Said, SCHEMA } from './said.ts';

const FREE = { isAccessibleForFree: true } as const;

/** A lesson: what it teaches, to whom, for how long, and in which language it really is written. */
export function lessonOf(said: Said): readonly object[] {
  const lesson = said.data as Lesson | null;
  if (!lesson) return [];
  return [
    {
      '@context': SCHEMA,
      '@type': 'LearningResource',
      name: lesson.title,
      description: lesson.summary,
      url: addressOf(said, said.place.path),
      inLanguage: lesson.locale,
      learningResourceType: 'lesson',
      educationalLevel: said.t(`curriculum:band.${lesson.band}`),
      timeRequired: `PT${lesson.durationMin}M`,
      teaches: lesson.objectives,
      ...FREE,
      provider: providerOf(said),
    },
  ];
}

/** A course has lessons that are written; what is still to come is not offered. */
function courseOf(cell: CurriculumCell, said: Said): object[] {
  const lessons = cell.units.flatMap((unit) => unit.lessons);
  if (lessons.length === 0) return [];
  const level = said.t(`curriculum:band.${cell.band}`);
  const subject = said.t(`curriculum:subject.${cell.subject}.name`);
  return [
    {
      '@type': 'Course',
      name: `${subject} · ${level}`,
      description: cell.units.map(({ title }) => title).join(' · '),
      educationalLevel: level,
      inLanguage: said.place.locale,
      teaches: cell.skills.map(({ title }) => title),
      ...FREE,
      offers: { '@type': 'Offer', category: 'Free' },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseWorkload: `PT${lessons.reduce((sum, { durationMin }) => sum + durationMin, 0)}M`,
      },
      url: addressOf(said, said.place.path),
      provider: providerOf(said),
      hasPart: lessons.map(({ id, title }) => ({
        '@type': 'LearningResource',
        name: title,
        url: addressOf(said, `/lessons/${id}`),
      })),
    },
  ];
}

/** The courses that a page of the curriculum shows, as one list. */
export function coursesOf(said: Said): readonly object[] {
  const answer = said.data as CurriculumAnswer | null;
  const courses = (answer?.cells ?? []).flatMap((cell) => courseOf(cell, said));
  if (courses.length === 0) return [];
  const itemListElement = courses.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item }));
  return [{ '@context': SCHEMA, '@type': 'ItemList', name: said.title, itemListElement }];
}
