import type { LessonSummary, Subject } from '@ori/contracts/content';
import type { SkillMap } from '@ori/contracts/learning';
import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { Misconception } from '@ori/contracts/practice';
import type { StuckAnswer } from '@ori/contracts/progress-report';
import type { ReportFacts } from '@ori/core/learning/write-report';
import type { MasteredRow, StuckRow } from './report.store.ts';

/** What a report asks of the content index. */
export interface ReportContent {
  readonly data: { readonly courseWords: { readonly subjects: Readonly<Record<Subject, LocalisedText>> } };
  lessonSummary(id: string, locale: Locale): LessonSummary | null;
  lessonsOfSkill(skill: string): readonly string[];
  skill(id: string): { readonly subject: Subject } | null;
  skillTitle(id: string, locale: Locale): string;
}

const NEXT_OF_SUBJECT = 2;
const SAMPLES_SHOWN = 12;

/** A subject's next skills with what each rests on. What is mastered and due for review is no step ahead. */
export function nextOf({ skills, outside, next }: SkillMap): ReportFacts['next'] {
  const titleOf = (id: string) => [...skills, ...outside].find((skill) => skill.id === id)?.title;
  const ahead = next.flatMap((id) => skills.find((each) => each.id === id && each.masteredAt === null) ?? []);
  return ahead.slice(0, NEXT_OF_SUBJECT).map(({ title, has }) => {
    return { title, has: has.flatMap((one) => titleOf(one) ?? []) };
  });
}

/** Rows of a report put into the reader's words; what is gone from the product is left out. */
export function createReportFacts(
  content: ReportContent,
  misconceptionOf: (id: string) => Misconception | null,
) {
  const known = (id: string | null) => (id === null ? null : misconceptionOf(id));
  function stuck({ skill, misconception }: StuckRow, locale: Locale): ReportFacts['stuck'][number] {
    const idea = known(misconception);
    return {
      title: content.skillTitle(skill, locale),
      misconception: idea?.name[locale] ?? null,
      ask: idea?.question[locale] ?? null,
    };
  }
  /** Where a skill is taught first. */
  function lessonFor(skill: string, locale: Locale): { id: string; title: string } | null {
    const [id] = content.lessonsOfSkill(skill);
    const lesson = id === undefined ? null : content.lessonSummary(id, locale);
    return lesson === null ? null : { id: lesson.id, title: lesson.title };
  }
  return {
    /** The subjects some rows are of, each once. */
    subjectsOf: (rows: readonly { readonly skill: string }[]): Subject[] => [
      ...new Set(rows.flatMap(({ skill }) => content.skill(skill)?.subject ?? [])),
    ],
    stuck,
    lessons: (rows: readonly { lessonId: string; on: string }[], locale: Locale): ReportFacts['lessons'] =>
      rows.flatMap(({ lessonId, on }) => {
        const lesson = content.lessonSummary(lessonId, locale);
        return lesson === null ? [] : [{ title: lesson.title, on }];
      }),
    mastered: (rows: readonly MasteredRow[], locale: Locale): ReportFacts['mastered'] =>
      rows.flatMap(({ skill, on }) => {
        const subject = content.skill(skill)?.subject;
        if (subject === undefined) return [];
        const title = content.skillTitle(skill, locale);
        return [{ title, subject: content.data.courseWords.subjects[subject][locale], on }];
      }),
    /** Samples only: the latest dozen. */
    overcome: (rows: readonly MasteredRow[], locale: Locale): ReportFacts['overcome'] =>
      rows
        .flatMap(({ skill, misconception, seenOn }) => {
          const idea = known(misconception);
          if (idea === null || seenOn === null) return [];
          return [{ title: content.skillTitle(skill, locale), misconception: idea.name[locale], seenOn }];
        })
        .slice(-SAMPLES_SHOWN),
    /** Where somebody is stuck, with the lesson that teaches it; null for a skill that is gone. */
    stuckSkill(row: StuckRow, locale: Locale): StuckAnswer['skills'][number] | null {
      const { skill } = row;
      const subject = content.skill(skill)?.subject;
      if (subject === undefined) return null;
      return { skill, subject, ...stuck(row, locale), lesson: lessonFor(skill, locale) };
    },
  };
}
