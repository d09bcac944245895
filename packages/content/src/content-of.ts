import type { Course, KimCard, Lesson, LessonSummary, Skill } from '@ori/contracts/content';
import type { CurriculumCell } from '@ori/contracts/curriculum';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { Passage } from '@ori/contracts/search';
import { practiceOrder } from '@ori/core/learning/practice-order';
import type { Practice } from '@ori/core/problems/registry';
import type { SiteIndex } from '@ori/core/site-search/site-index';
import type { ContentData } from './data/read-data.ts';
import { coursesOf, summaryOf } from './index/courses.ts';
import { curriculumCells } from './index/curriculum.ts';
import { heritageByLocale } from './index/heritage-by-locale.ts';
import { type Heritage, heritageOf } from './index/heritage-index.ts';
import { kimCardOf } from './index/kim-card.ts';
import type { LessonRow } from './index/lesson-row.ts';
import { skillTitle } from './index/skill-title.ts';
import type { Texts } from './texts/texts-of.ts';

/** What is taught, ready to be asked for. Everything but `lesson` answers from memory. */
export interface Content {
  /** Changes with every byte of content: what is derived from it may be cached under it for ever. */
  readonly version: string;
  readonly skills: readonly Skill[];
  readonly lessonIds: readonly string[];
  skill(id: string): Skill | null;
  skillTitle(id: string, locale: Locale): string;
  /** Courses with written lessons, in the curriculum's order. */
  courses(locale: Locale): readonly Course[];
  course(id: string, locale: Locale): Course | null;
  /** Every subject at every band, with its units, skills and the lessons that are written. */
  curriculum(locale: Locale, isPractised: (skill: string) => boolean): CurriculumCell[];
  /** The lesson, compiled when first asked for, in English where it is not translated yet; null when there is none. */
  lesson(id: string, locale: Locale): Lesson | null;
  lessonSummary(id: string, locale: Locale): LessonSummary | null;
  /** What a lesson practises, in the order it is asked; empty for an unknown lesson. */
  lessonPractice(id: string): readonly { skill: string; count: number }[];
  /** The languages a lesson is written in; none for an unknown lesson. */
  lessonLanguages(id: string): readonly Locale[];
  /** The mappings a lesson tells of, in order; empty for an unknown lesson. */
  lessonMappings(id: string): readonly string[];
  /** The lesson in pieces that can be found and cited, read anew each time; none where it is not written in that language. */
  passages(id: string, locale: Locale): readonly Passage[];
  /** Lessons that teach a skill. */
  lessonsOfSkill(skill: string): readonly string[];
  /** Ids of the cultures a lesson draws on; none for an unknown lesson. */
  lessonCultures(id: string): readonly string[];
  mapping(id: string, locale: Locale): KimCard | null;
  /** Cultures, sites, principles, tones and the ledger of every claim. */
  heritage(locale: Locale): Heritage;
  /** Articles, help and legal texts. */
  readonly texts: Texts;
  /** Questions of every skill. */
  readonly practice: Practice;
  /** The data files as they are. */
  readonly data: ContentData;
  /** The site's search as a build made it, read anew each time; null where none did. */
  builtSiteIndex(locale: Locale): SiteIndex | null;
}

/** Where content comes from: the folder's files themselves, or what a build made of them. */
export interface ContentSource extends Pick<Content, 'version' | 'data' | 'practice' | 'builtSiteIndex'> {
  readonly rows: readonly LessonRow[];
  readLesson(row: LessonRow): Lesson;
  readPassages(row: LessonRow): readonly Passage[];
  textsWith(lessonTitle: (id: string, locale: Locale) => string | null): Texts;
}

/** Indexes what a source holds. */
export function contentOf({ version, data, rows: all, ...source }: ContentSource): Content {
  const rows = byLocale(all);
  const skills = new Map(data.skills.map((skill) => [skill.id, skill]));
  const courses = mapLocales((locale) => coursesOf(data, rows[locale], locale));
  const coursesById = mapLocales((locale) => new Map(courses[locale].map((course) => [course.id, course])));
  const summaries = mapLocales(
    (locale) => new Map([...rows[locale]].map(([id, row]) => [id, summaryOf(row)])),
  );
  const teaching = lessonsBySkill(rows.en);
  const cultures = culturesByLesson(rows.en, data);
  const languages = languagesOf(all);
  const practiced = new Map([...rows.en].map(([id, row]) => [id, practiceOrder(row.practice, row.skills)]));
  return {
    version,
    practice: source.practice,
    data,
    skills: data.skills,
    lessonIds: [...rows.en.keys()],
    skill: (id) => skills.get(id) ?? null,
    skillTitle: (id, locale) => skillTitle(id, data, locale),
    courses: (locale) => courses[locale],
    course: (id, locale) => coursesById[locale].get(id) ?? null,
    curriculum: (locale, isPractised) =>
      curriculumCells({ data, courses: courses[locale], locale, isPractised }),
    lesson(id, locale) {
      const row = rows[locale].get(id);
      return row ? source.readLesson(row) : null;
    },
    lessonSummary: (id, locale) => summaries[locale].get(id) ?? null,
    lessonPractice: (id) => practiced.get(id) ?? [],
    lessonLanguages: (id) => languages.get(id) ?? [],
    lessonMappings: (id) => rows.en.get(id)?.kimMappings ?? [],
    passages(id, locale) {
      const row = rows[locale].get(id);
      return row?.locale === locale ? source.readPassages(row) : [];
    },
    lessonsOfSkill: (skill) => teaching.get(skill) ?? [],
    lessonCultures: (id) => cultures.get(id) ?? [],
    texts: source.textsWith((id, locale) => summaries[locale].get(id)?.title ?? null),
    mapping: (id, locale) => kimCardOf(id, data, locale),
    heritage: heritageByLocale((locale) =>
      heritageOf({ data, rows: rows[locale], summaryOf: (id) => summaries[locale].get(id) ?? null, locale }),
    ),
    builtSiteIndex: source.builtSiteIndex,
  };
}

function mapLocales<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: make('en'), fr: make('fr'), es: make('es') };
}

/** Lessons by id in each language; in English where a translation is still to come. */
function byLocale(all: readonly LessonRow[]): Record<Locale, Map<string, LessonRow>> {
  const english = all.filter((row) => row.locale === 'en').map((row) => [row.id, row] as const);
  const rows = mapLocales(() => new Map(english));
  for (const row of all) rows[row.locale].set(row.id, row);
  return rows;
}

/** The languages that each lesson is written in. */
export function languagesOf(rows: readonly LessonRow[]): ReadonlyMap<string, readonly Locale[]> {
  const written = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...written].map(([id, own]) => [
      id,
      LOCALES.filter((locale) => own.some((row) => row.locale === locale)),
    ]),
  );
}

function lessonsBySkill(rows: ReadonlyMap<string, LessonRow>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, skills } of rows.values())
    for (const skill of skills) found.set(skill, [...(found.get(skill) ?? []), id]);
  return found;
}

function culturesByLesson(
  rows: ReadonlyMap<string, LessonRow>,
  { mappings: { mappings } }: ContentData,
): Map<string, readonly string[]> {
  const cultureOf = new Map(mappings.map(({ id, culture }) => [id, culture]));
  const found = [...rows.values()].map(({ id, kimMappings }) => {
    const cultures = kimMappings.flatMap((mapping) => cultureOf.get(mapping) ?? []);
    return [id, [...new Set(cultures)]] as const;
  });
  return new Map(found);
}
