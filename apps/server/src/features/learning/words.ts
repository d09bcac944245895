import type { LessonSummary } from '@ori/contracts/content';
import type { Achievement, Activity } from '@ori/contracts/learning';
import { DEFAULT_LOCALE, type Locale } from '@ori/contracts/locale';
import { achievementOf } from '@ori/core/learning/achievements';
import type { LearningContent } from './learning.deps.ts';
import type { ActivityRow, EarnedRow } from './overview.store.ts';

/** A lesson's summary in the reader's language, or in the first language where it is not written in it yet. */
export function lessonIn(content: LearningContent, id: string, locale: Locale): LessonSummary | null {
  return content.lessonSummary(id, locale) ?? content.lessonSummary(id, DEFAULT_LOCALE);
}

/** An earned thing in the reader's language; nothing when the rule is gone from the product. */
export function presentAchievement(
  { childId, achievement, earnedAt }: EarnedRow,
  locale: Locale,
): (Achievement & { childId: string })[] {
  const rule = achievementOf(achievement);
  if (rule === null) return [];
  const { title, description } = rule;
  return [
    {
      childId,
      id: achievement,
      title: title[locale],
      description: description[locale],
      earnedAt: new Date(earnedAt).toISOString(),
    },
  ];
}

/** An activity in the reader's language: the database keeps ids, the words are found when it is read. */
export function presentActivity(row: ActivityRow, content: LearningContent, locale: Locale): Activity[] {
  const { id, childId, kind, subject } = row;
  const isLesson = kind !== 'achieved';
  const title = isLesson ? lessonIn(content, subject, locale)?.title : achievementOf(subject)?.title[locale];
  if (title === undefined) return [];
  return [
    { id, childId, kind, title, lessonId: isLesson ? subject : null, at: new Date(row.at).toISOString() },
  ];
}
