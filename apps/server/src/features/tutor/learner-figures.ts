import type { StudentHome } from '@ori/contracts/learning';
import type { Viewer } from '@ori/core/access/viewer';
import type { LearnerFigures } from '@ori/core/tutor/ground';
import type { Database } from '../../db/database.ts';

/** Where a learner's figures come from: the features that count them. */
export interface FigureSources {
  readonly database: Pick<Database, 'pool'>;
  readonly homeOf: (viewer: Viewer) => Promise<StudentHome | null>;
  readonly openAssignments: (
    viewer: Viewer,
  ) => Promise<readonly { readonly title: string; readonly dueOn: string }[]>;
  readonly goals: (viewer: Viewer) => Promise<number>;
  readonly scheduledToday: (viewer: Viewer) => Promise<readonly string[]>;
  readonly stuckOf: (viewer: Viewer) => Promise<LearnerFigures['stuck']>;
  readonly now: () => Date;
}

const COUNTS = `select
  (select count(*)::int from review_cards where learner_id = $1 and due_at <= $2) as due,
  (select count(*)::int from achievements where learner_id = $1) as achievements`;

const titled = (lesson: { id: string; title: string } | undefined) =>
  lesson === undefined ? null : { id: lesson.id, title: lesson.title };

/** Counts a learner's own figures, when they ask for them; null for whoever learns nothing here. */
export function createLearnerFigures(sources: FigureSources) {
  const { database, homeOf, openAssignments, goals, scheduledToday, stuckOf, now } = sources;
  return async (viewer: Viewer): Promise<LearnerFigures | null> => {
    if (viewer.role !== 'student') return null;
    const counts = { name: 'tutor-figures', text: COUNTS, values: [viewer.userId, now()] };
    const [home, open, goalCount, today, stuck, counted] = await Promise.all([
      homeOf(viewer),
      openAssignments(viewer),
      goals(viewer),
      scheduledToday(viewer),
      stuckOf(viewer),
      database.pool.query<{ due: number; achievements: number }>(counts),
    ]);
    const [count] = counted.rows;
    if (home === null || count === undefined) return null;
    return {
      streakDays: home.streakDays,
      lessonsCompleted: home.lessonsCompleted,
      dueReviews: count.due,
      minutesToday: home.today.minutes,
      goalMinutes: home.today.goalMinutes,
      openAssignments: open.length,
      nextAssignment: open[0] ?? null,
      currentLesson: titled(home.current?.lesson),
      nextLesson: titled(home.next[0]),
      achievements: count.achievements,
      goals: goalCount,
      stuck,
      scheduledToday: today,
    };
  };
}
