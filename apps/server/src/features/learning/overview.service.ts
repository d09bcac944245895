import type { LessonSummary } from '@ori/contracts/content';
import type {
  Achievement,
  Activity,
  ChildOverview,
  LessonProgress,
  StudentHome,
} from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { FamilyLearners } from '@ori/core/access/family-learners';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { dayDone, hasBegun } from '@ori/core/learning/day-done';
import { goalMinutesOf } from './goal-minutes.ts';
import { standingStreak } from './kept-streak.ts';
import type { LearningContent, Problems } from './learning.deps.ts';
import type { OverviewRow, OverviewStore } from './overview.store.ts';
import { skillsInOrder } from './practice-plan.ts';
import { lessonIn, presentAchievement, presentActivity } from './words.ts';

/** How a learner stands, as a home or a parent's dashboard shows it. */
export interface LearnerOverview {
  readonly learnerId: string;
  readonly hasBegun: boolean;
  readonly streakDays: number;
  readonly lessonsCompleted: number;
  readonly today: StudentHome['today'];
  readonly week: StudentHome['week'];
  readonly current: { lesson: LessonSummary; progress: LessonProgress } | null;
  readonly stuck: ChildOverview['stuck'];
}

/** Some learners of one family: how each stands, and what is new among them, the newest first. */
export interface FamilyStanding {
  readonly learners: readonly LearnerOverview[];
  readonly activities: readonly Activity[];
  readonly achievements: readonly (Achievement & { childId: string })[];
}

interface Deps {
  readonly store: OverviewStore;
  readonly content: LearningContent;
  readonly misconceptionOf: Problems['misconceptionOf'];
  readonly now: () => Date;
}

const WEEK_DAYS = 7;
/** A learner's today may be a day behind the server's. */
const DAYS_READ = WEEK_DAYS + 1;

function daysOf(row: OverviewRow, today: string): Pick<LearnerOverview, 'today' | 'week'> {
  const byDay = new Map(row.days.map((day) => [day.day, day]));
  const week = Array.from({ length: WEEK_DAYS }, (_, index) => {
    const day = addDays(today, index + 1 - WEEK_DAYS);
    const { minutes, answers } = dayDone(byDay.get(day));
    return { day, minutes, answers };
  });
  return {
    today: {
      ...dayDone(byDay.get(today)),
      goalMinutes: goalMinutesOf(row.goalMinutes, row.ageGroup),
    },
    week,
  };
}

function currentOf(
  content: LearningContent,
  { current }: OverviewRow,
  locale: Locale,
): LearnerOverview['current'] {
  const lesson = current === null ? null : lessonIn(content, current.lessonId, locale);
  if (current === null || lesson === null) return null;
  const { lessonId, section, answered, solved } = current;
  const total = skillsInOrder(content.lessonPractice(lessonId)).length;
  const startedAt = new Date(current.startedAt).toISOString();
  return {
    lesson,
    progress: {
      lessonId,
      state: 'started',
      section,
      answered,
      right: solved,
      total,
      startedAt,
      completedAt: null,
    },
  };
}

/** Learners' standing from the rows that are kept up to date; two learners cost one query, as one does. */
export function createOverviewService({ store, content, misconceptionOf, now }: Deps) {
  function stuckOf({ stuck }: OverviewRow, locale: Locale): LearnerOverview['stuck'] {
    return stuck.map(({ skill, misconception: id }) => {
      const misconception = id === null ? null : misconceptionOf(id);
      return {
        skill,
        title: content.skillTitle(skill, locale),
        misconception: misconception?.name[locale] ?? null,
        ask: misconception?.question[locale] ?? null,
      };
    });
  }

  function overviewOf(row: OverviewRow, at: Date, locale: Locale): LearnerOverview {
    const today = dayOf(at, row.timeZone);
    return {
      ...daysOf(row, today),
      learnerId: row.learnerId,
      hasBegun: hasBegun(row),
      streakDays: standingStreak(row, today, row.rests),
      lessonsCompleted: row.lessonsCompleted,
      current: currentOf(content, row, locale),
      stuck: stuckOf(row, locale),
    };
  }

  return {
    /** Each learner's standing, in the order of the ids; an id nobody has is left out. `hasNews` adds the activities. */
    async standingOf(
      { familyId, learnerIds }: FamilyLearners,
      locale: Locale,
      { hasNews }: { readonly hasNews: boolean },
    ): Promise<FamilyStanding> {
      const at = now();
      const since = addDays(dayOf(at, 'UTC'), -DAYS_READ);
      const rows = await store.overviewOf({ familyId, learnerIds, since }, hasNews);
      const byId = new Map(rows.learners.map((row) => [row.learnerId, overviewOf(row, at, locale)]));
      return {
        learners: learnerIds.flatMap((id) => byId.get(id) ?? []),
        activities: rows.activities.flatMap((row) => presentActivity(row, content, locale)),
        achievements: rows.achievements.flatMap((row) => presentAchievement(row, locale)),
      };
    },
  };
}
export type OverviewService = ReturnType<typeof createOverviewService>;
