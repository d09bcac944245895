import type { Band, Course, Subject } from '@ori/contracts/content';
import type { CurriculumCell, CurriculumSkill, CurriculumUnit } from '@ori/contracts/curriculum';
import type { Locale } from '@ori/contracts/locale';
import type { ContentData } from '../data/read-data.ts';
import type { Unit } from '../shapes/curriculum.ts';
import { courseIdOf } from './course-id.ts';
import { skillTitle } from './skill-title.ts';

interface Parts {
  readonly data: ContentData;
  readonly courses: readonly Course[];
  readonly locale: Locale;
  /** Whether a skill has practice that is checked at once. */
  readonly isPractised: (skill: string) => boolean;
}

/** Every subject at every band, in the curriculum's order; a unit shows the lessons that are written and no others. */
export function curriculumCells(parts: Parts): CurriculumCell[] {
  const { data, courses, locale } = parts;
  return data.curriculum.map(({ subject, band, units }) => {
    const course = courses.find(({ id }) => id === courseIdOf(subject, band));
    const named = data.namedLessons.filter((cell) => cell.subject === subject && cell.band === band);
    const all = [...units, ...named.flatMap((cell) => cell.units)];
    return {
      subject,
      band,
      title: `${data.courseWords.subjects[subject][locale]}, ${data.courseWords.bands[band][locale]}`,
      courseId: course?.id ?? null,
      units: all.map((unit) => unitOf(unit, course, parts)),
      skills: skillsOf(subject, band, parts),
    };
  });
}

function unitOf(unit: Unit, course: Course | undefined, parts: Parts): CurriculumUnit {
  const { data, locale } = parts;
  const translated = locale === 'en' ? undefined : data.courseWords.units[unit.id]?.[locale];
  return {
    id: unit.id,
    title: translated ?? unit.title,
    lessons: course?.units.find(({ id }) => id === unit.id)?.lessons ?? [],
    skills: unit.skills.flatMap((id) => skillOf(id, parts) ?? []),
    cultures: culturesOf(unit, parts),
  };
}

function skillOf(id: string, { data, locale, isPractised }: Parts): CurriculumSkill | null {
  const skill = data.skills.find((known) => known.id === id);
  if (!skill) return null;
  const { framework, standard } = skill;
  return {
    id,
    title: skillTitle(id, data, locale),
    standard: standard === null ? null : [framework, standard].filter((part) => part !== null).join(' '),
    practised: isPractised(id),
  };
}

function skillsOf(subject: Subject, band: Band, parts: Parts): CurriculumSkill[] {
  return parts.data.skills
    .filter((skill) => skill.subject === subject && skill.band === band)
    .flatMap(({ id }) => skillOf(id, parts) ?? []);
}

/** The names of the cultures whose mappings a unit uses, each once. */
function culturesOf({ mappings }: Unit, { data, locale }: Parts): string[] {
  const ids = new Set(
    mappings.flatMap((id) => data.mappings.mappings.find((mapping) => mapping.id === id)?.culture ?? []),
  );
  return [...ids].map((id) => {
    const english = data.cultures.find((culture) => culture.id === id)?.name ?? id;
    return locale === 'en' ? english : (data.cultureWords[id]?.[locale] ?? english);
  });
}
