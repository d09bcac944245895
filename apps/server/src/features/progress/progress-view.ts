import type { Course } from '@ori/contracts/content';
import type { Achievement } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { AchievementsAnswer, Progress } from '@ori/contracts/progress';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { achievementOf, openAchievements } from '@ori/core/learning/achievements';
import { dayOf } from '@ori/core/learning/day-of';
import { restsUntil } from '@ori/core/learning/rest-days';
import type { ProgressDeps, Standing } from './progress.deps.ts';
import type { EarnedRow, ProgressStore, TotalsRow } from './progress.store.ts';

interface Deps extends Pick<ProgressDeps, 'content' | 'standingOf' | 'ownCourse' | 'now'> {
  readonly store: ProgressStore;
}

/** An earned thing with the rule that earned it; nothing when the rule is gone from the product. */
export function presentEarned({ achievement: id, earnedAt }: EarnedRow, locale: Locale): Achievement[] {
  const rule = achievementOf(id);
  if (rule === null) return [];
  const { title, description } = rule;
  return [{ id, title: title[locale], description: description[locale], earnedAt: earnedAt.toISOString() }];
}

/** What comes next of each kind, and how far it is. */
export function nextOf(
  totals: TotalsRow,
  earned: ReadonlySet<string>,
  locale: Locale,
): AchievementsAnswer['next'] {
  const counted = { ...totals, subjects: totals.subjectsMastered.length };
  return openAchievements(counted, earned).map(({ id, title, description, done, from: of }) => {
    return { id, title: title[locale], description: description[locale], done, of };
  });
}

function standingIn(course: Course, completed: ReadonlySet<string>): Progress['courses'][number] {
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const open = lessons.filter(({ id }) => !completed.has(id));
  const { id: courseId, title, subject } = course;
  const [next] = open;
  const counted = { completed: lessons.length - open.length, total: lessons.length };
  return { courseId, title, subject, ...counted, nextLessonId: next?.id ?? null };
}

function placeOf(current: Standing['current']): Progress['place'] {
  if (current === null) return null;
  const { courseId, id: lessonId, title } = current.lesson;
  return { courseId, lessonId, title, section: current.progress.section };
}

/** A learner's progress as it is shown. */
export function createProgressView({ store, content, standingOf, ownCourse, now }: Deps) {
  async function coursesOf(viewer: Viewer, totals: TotalsRow): Promise<Progress['courses']> {
    const { locale } = viewer;
    const completed = new Set(totals.completed);
    const found = await Promise.all(
      totals.courses.map(async (id) => content.course(id, locale) ?? ownCourse(viewer, id, locale)),
    );
    return found.flatMap((course) => (course === null ? [] : [standingIn(course, completed)]));
  }

  /** Null for somebody who is no longer there. */
  return async (viewer: Viewer, learner: Learner): Promise<Progress | null> => {
    const { userId: childId, familyId, timeZone } = learner;
    const [totals, standing] = await Promise.all([
      store.totalsOf(childId, now()),
      standingOf({ familyId, learnerIds: [childId] }, viewer.locale),
    ]);
    const [own] = standing.learners;
    if (totals === null || own === undefined) return null;
    const today = dayOf(now(), timeZone);
    const { answers, skillsMastered: mastered, due, learning, lastWorkDay, rests } = totals;
    return {
      childId,
      lessonsCompleted: own.lessonsCompleted,
      answers,
      skills: { mastered, due, learning },
      streak: {
        days: own.streakDays,
        restsUntil: restsUntil(today, rests),
        hasWorkedToday: lastWorkDay === today,
      },
      today: own.today,
      courses: await coursesOf(viewer, totals),
      place: placeOf(own.current),
    };
  };
}
