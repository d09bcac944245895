import type { FamilyLearners } from '@ori/core/access/family-learners';
import type { RestSpan } from '@ori/core/learning/rest-days';
import { askedTogether } from '../../db/asked-together.ts';
import type { Database } from '../../db/database.ts';

export interface DayRow {
  readonly day: string;
  readonly answers: number;
  readonly correct: number;
  readonly workedMs: number;
  readonly lessonsCompleted: number;
}
export interface ActivityRow {
  readonly id: string;
  readonly childId: string;
  readonly kind: 'completed' | 'started' | 'achieved';
  readonly subject: string;
  readonly at: string;
}
export interface EarnedRow {
  readonly childId: string;
  readonly achievement: string;
  readonly earnedAt: string;
}

/** A learner's maintained rows, a handful each however long the history. Days are the learner's own. */
export interface OverviewRow {
  readonly learnerId: string;
  readonly timeZone: string;
  readonly ageGroup: string | null;
  readonly goalMinutes: string | null;
  readonly lessonsCompleted: number;
  readonly streakDays: number;
  readonly lastWorkDay: string | null;
  /** Days off since the last work. */
  readonly rests: readonly RestSpan[];
  readonly days: readonly DayRow[];
  readonly current: {
    lessonId: string;
    section: string | null;
    answered: number;
    solved: number;
    startedAt: string;
  } | null;
  readonly stuck: readonly { skill: string; misconception: string | null }[];
}

/** Learners of one family, and what is new among them, the newest first. */
export interface FamilyRows {
  readonly learners: readonly OverviewRow[];
  readonly activities: readonly ActivityRow[];
  readonly achievements: readonly EarnedRow[];
}

/** Whose rows: some learners of one family; `since` (`YYYY-MM-DD`) bounds the days that are read. */
export interface OverviewOf extends FamilyLearners {
  readonly since: string;
}

const STUCK_SHOWN = 3;
const ACTIVITIES_SHOWN = 20;
const ACHIEVEMENTS_SHOWN = 12;

/**
 * Every part is read by an index in its own order and stops at its limit, so that the cost does not
 * grow with history. Rows are found by the family, which is what lets PostgreSQL keep one plan for
 * good: by a list of ids alone it would plan again each time, for as much as the reading costs.
 * Activities are walked learner by learner, because a filter on the walk would turn it into a sort.
 */
const LEARNERS = `
  select u.id as "learnerId", u.time_zone as "timeZone", u.age_group as "ageGroup",
    coalesce((select g.target::text from goals g where g.learner_id = u.id and g.kind = 'daily-minutes'
      and g.ended_at is null), u.preferences ->> 'goalMinutes') as "goalMinutes", coalesce(s.lessons_completed, 0) as "lessonsCompleted",
    coalesce(s.streak_days, 0) as "streakDays", s.last_work_day as "lastWorkDay",
    coalesce((select json_agg(json_build_object('from', r.from_day, 'to', r.to_day)) from rest_days r
      where r.family_id = asked."familyId" and r.to_day > s.last_work_day
        and (r.learner_id is null or r.learner_id = u.id)), '[]') as rests,
    coalesce((select json_agg(json_build_object('day', d.day, 'answers', d.answers, 'correct', d.correct,
        'workedMs', d.worked_ms, 'lessonsCompleted', d.lessons_completed))
      from learner_days d where d.family_id = asked."familyId" and d.learner_id = u.id and d.day >= asked.since), '[]') as days,
    (select json_build_object('lessonId', p.lesson_id, 'section', p.section, 'answered', p.answered,
        'solved', p.solved, 'startedAt', p.started_at)
      from lesson_progress p where p.family_id = asked."familyId" and p.learner_id = u.id and p.state = 'started'
      order by p.touched_at desc limit 1) as current,
    coalesce((select json_agg(json_build_object('skill', k.skill, 'misconception', k.misconception))
      from (select skill, misconception from skill_states
        where family_id = asked."familyId" and learner_id = u.id and stuck
        order by updated_at desc limit ${STUCK_SHOWN}) k), '[]') as stuck
  from users u left join learner_states s on s.family_id = u.family_id and s.learner_id = u.id
  where u.family_id = asked."familyId" and u.id = any(asked."learnerIds")`;
const ACTIVITIES = `
  select a.id, a.learner_id as "childId", a.kind, a.subject, a.happened_at as at
  from users u, lateral (select * from activities where family_id = asked."familyId" and learner_id = u.id
    order by happened_at desc, sequence desc limit ${ACTIVITIES_SHOWN}) a
  where u.family_id = asked."familyId" and u.id = any(asked."learnerIds")
  order by a.happened_at desc, a.sequence desc limit ${ACTIVITIES_SHOWN}`;
const ACHIEVEMENTS = `
  select learner_id as "childId", achievement, earned_at as "earnedAt" from achievements
  where family_id = asked."familyId" and learner_id = any(asked."learnerIds")
  order by earned_at desc limit ${ACHIEVEMENTS_SHOWN}`;

const listed = (rows: string): string => `coalesce((select json_agg(r) from (${rows}) r), '[]')`;
const ASKED = {
  maxItems: 16,
  asked: { familyId: 'uuid', learnerIds: 'uuid[]', since: 'date' },
};
const OF_FAMILY = {
  ...ASKED,
  name: 'learning-family',
  select: `select ${listed(LEARNERS)} as learners, ${listed(ACTIVITIES)} as activities, ${listed(ACHIEVEMENTS)} as achievements`,
};
const OF_LEARNER = {
  ...ASKED,
  name: 'learning-own',
  select: `select ${listed(LEARNERS)} as learners, '[]'::json as activities, ${listed(ACHIEVEMENTS)} as achievements`,
};

export function createOverviewStore({ pool }: Pick<Database, 'pool'>) {
  const ofFamily = askedTogether<OverviewOf, FamilyRows>({ pool }, OF_FAMILY);
  const ofLearner = askedTogether<OverviewOf, FamilyRows>({ pool }, OF_LEARNER);
  return {
    /** With `hasNews` the family's activities come too; a learner's own home shows none. */
    async overviewOf(asked: OverviewOf, hasNews: boolean): Promise<FamilyRows> {
      const [rows] = await (hasNews ? ofFamily : ofLearner)(asked);
      return rows ?? { learners: [], activities: [], achievements: [] };
    },
  };
}
export type OverviewStore = ReturnType<typeof createOverviewStore>;
