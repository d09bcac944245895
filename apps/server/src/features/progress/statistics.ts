import { SUBJECTS, type Subject } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { Statistics } from '@ori/contracts/progress';
import { addDays } from '@ori/core/learning/day-of';
import { STRUGGLING_ANSWERS, STRUGGLING_CHANCE } from '@ori/core/learning/mastery';
import { minutesOf } from '@ori/core/learning/minutes';
import type { WorkedSkill } from '@ori/core/learning/worked-skill';
import { mondayOf } from '@ori/core/planning/week';
import type { ProgressContent } from './progress.deps.ts';
import type { DayRow } from './progress.store.ts';

const WEEK_DAYS = 7;
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** The Mondays of so many weeks, up to the one that is running. */
export function mondaysUpTo(today: string, weeks: number): string[] {
  const last = mondayOf(today);
  return Array.from({ length: weeks }, (_, index) => addDays(last, (index + 1 - weeks) * WEEK_DAYS));
}

/** Sums by week; `masteredOn` are the learner's own days on which skills were mastered. */
export function weekly(
  mondays: readonly string[],
  days: readonly DayRow[],
  masteredOn: readonly string[],
): Statistics['weeks'] {
  return mondays.map((week) => {
    const isIn = (day: string) => mondayOf(day) === week;
    const rows = days.filter(({ day }) => isIn(day));
    return {
      week,
      minutes: minutesOf(sum(rows, ({ workedMs }) => workedMs)),
      answers: sum(rows, ({ answers }) => answers),
      right: sum(rows, ({ correct }) => correct),
      mastered: masteredOn.filter(isIn).length,
      lessonsCompleted: sum(rows, ({ lessonsCompleted }) => lessonsCompleted),
    };
  });
}

/** Each skill that was answered. A skill that is gone from the catalogue is left out. */
export function bySkill(
  rows: readonly WorkedSkill[],
  content: Pick<ProgressContent, 'skill' | 'skillTitle'>,
  locale: Locale,
): Statistics['skills'] {
  return rows.flatMap((row) => {
    const known = content.skill(row.skill);
    if (known === null || row.answers === 0) return [];
    const { skill, chance, answers, correct: right, unaided, masteredAt, dueAt } = row;
    const isLow = answers >= STRUGGLING_ANSWERS && chance < STRUGGLING_CHANCE;
    return [
      {
        skill,
        title: content.skillTitle(skill, locale),
        subject: known.subject,
        minutes: minutesOf(row.workedMs),
        answers,
        right,
        unaided,
        chance,
        masteredAt: masteredAt?.toISOString() ?? null,
        dueAt: dueAt?.toISOString() ?? null,
        isStruggling: masteredAt === null && (row.stuck || isLow),
      },
    ];
  });
}

/** Sums by subject, of those that were worked on: a subject's time is rounded once, not once a skill. */
export function bySubject(
  skills: Statistics['skills'],
  worked: readonly Pick<WorkedSkill, 'skill' | 'workedMs'>[],
): Statistics['subjects'] {
  const workedMs = new Map(worked.map((row) => [row.skill, row.workedMs]));
  const of = (subject: Subject) => skills.filter((skill) => skill.subject === subject);
  return SUBJECTS.filter((subject) => of(subject).length > 0).map((subject) => {
    const rows = of(subject);
    return {
      subject,
      minutes: minutesOf(sum(rows, ({ skill }) => workedMs.get(skill) ?? 0)),
      answers: sum(rows, ({ answers }) => answers),
      right: sum(rows, ({ right }) => right),
      mastered: rows.filter(({ masteredAt }) => masteredAt !== null).length,
      skills: rows.length,
    };
  });
}
