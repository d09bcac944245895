import type { Locale } from '@ori/contracts/locale';
import type { TutorMoveKind } from '@ori/contracts/tutor-names';
import type { ParentCard } from '@ori/contracts/tutor-care';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import { dayDone, type KeptDay } from '@ori/core/learning/day-done';
import { type ChildDay, parentCardWords } from '@ori/core/tutor/compose/parent-card';
import type { TutorDeps } from '../tutor.deps.ts';

interface DayRow {
  readonly id: string;
  readonly firstName: string;
  readonly kept: KeptDay | null;
  readonly lessons: readonly string[];
  readonly started: readonly string[];
  readonly skills: readonly {
    readonly skill: string;
    readonly answered: number;
    readonly missed: number;
    readonly right: number;
  }[];
  readonly asked: number;
  readonly helped: readonly { readonly skill: string; readonly level: number }[];
}

/**
 * Each child's own today, by the clock on its wall. What was asked of the tutor counts replies about the work only: of a
 * message that the family does not read, not even the number is told.
 */
const DAYS = `select u.id, u.first_name as "firstName",
    (select json_build_object('answers', answers, 'correct', correct, 'workedMs', worked_ms, 'lessonsCompleted', lessons_completed)
      from learner_days d where d.family_id = u.family_id and d.learner_id = u.id
      and d.day = ($2::timestamptz at time zone u.time_zone)::date) as kept,
    array(select lesson_id from lesson_progress p where p.learner_id = u.id and p.state = 'completed'
      and (p.completed_at at time zone u.time_zone)::date = ($2::timestamptz at time zone u.time_zone)::date) as lessons,
    array(select a.subject from activities a where a.family_id = u.family_id and a.learner_id = u.id and a.kind = 'started'
      and a.happened_at > $2::timestamptz - interval '1 day'
      and (a.happened_at at time zone u.time_zone)::date = ($2::timestamptz at time zone u.time_zone)::date
      order by a.happened_at, a.sequence) as started,
    coalesce((select json_agg(s) from (select skill, count(*)::int as answered,
        count(*) filter (where verdict = 'incorrect')::int as missed,
        count(*) filter (where verdict = 'correct' and counted and hint_level < 2)::int as right
      from attempts a where a.learner_id = u.id and a.answered_at > $2::timestamptz - interval '1 day'
        and not exists (select from attempts_voided v where v.family_id = a.family_id and v.learner_id = a.learner_id and v.attempt_id = a.id)
        and (a.answered_at at time zone u.time_zone)::date = ($2::timestamptz at time zone u.time_zone)::date
      group by skill) s), '[]') as skills,
    (select count(*)::int from tutor_messages m where m.learner_id = u.id and m.role = 'tutor' and not m.is_private
      and m.metadata ->> 'move' = any($3) and m.at > $2::timestamptz - interval '1 day'
      and (m.at at time zone u.time_zone)::date = ($2::timestamptz at time zone u.time_zone)::date) as asked,
    coalesce((select json_agg(h) from (select ladder ->> 'skill' as skill, max((ladder ->> 'level')::int) as level
      from tutor_conversations c where c.learner_id = u.id and c.ladder ->> 'skill' is not null
        and c.last_at > $2::timestamptz - interval '1 day'
        and (c.last_at at time zone u.time_zone)::date = ($2::timestamptz at time zone u.time_zone)::date
      group by 1) h), '[]') as helped
  from users u where u.id = any($1::uuid[])`;

/** Replies that help with the work. */
const HELPS: readonly TutorMoveKind[] = [
  'hint',
  'check',
  'scaffold',
  'worked',
  'lesson',
  'define',
  'praise',
  'twin',
];

const CODE_SUM = 97;

/** The same card all day, another question tomorrow. */
function varietyOf(childId: string, day: string): number {
  return Array.from(childId + day).reduce((sum, sign) => (sum + sign.charCodeAt(0)) % CODE_SUM, 0);
}

/** Ori's cards on a parent's dashboard, one a child: what was counted today, in words. */
export function createParentCards({
  database,
  content,
  childrenOf,
  now,
}: Pick<TutorDeps, 'database' | 'content' | 'childrenOf' | 'now'>) {
  const subjects = new Map(content.skills.map(({ id, subject }) => [id, subject]));

  const aboutOf = (skill: string, locale: Locale) => ({
    skill,
    title: content.skillTitle(skill, locale),
    subject: subjects.get(skill) ?? '',
  });

  function dayIn(row: DayRow, locale: Locale): ChildDay {
    const { firstName, kept, lessons, started, skills, asked, helped } = row;
    const titlesOf = (ids: readonly string[]) =>
      ids.flatMap((id) => content.lessonSummary(id, locale)?.title ?? []);
    return {
      firstName,
      done: dayDone(kept),
      rightAlone: skills.reduce((total, { right }) => total + right, 0),
      lessonsFinished: titlesOf(lessons),
      lessonsStarted: titlesOf(started.filter((id) => !lessons.includes(id))),
      skills: skills.map(({ skill, answered, missed }) => ({ ...aboutOf(skill, locale), answered, missed })),
      asked,
      helped: asked === 0 ? [] : helped.map(({ skill, level }) => ({ ...aboutOf(skill, locale), level })),
    };
  }

  return async (viewer: Viewer): Promise<ParentCard[]> => {
    const { locale, timeZone } = viewer;
    const ids = (await childrenOf(viewer)).map(({ id }) => id);
    const query = { name: 'tutor-parent-cards', text: DAYS, values: [ids, now(), HELPS] };
    const { rows } = await database.pool.query<DayRow>(query);
    const today = dayOf(now(), timeZone);
    return ids.flatMap((childId) => {
      const row = rows.find(({ id }) => id === childId);
      if (row === undefined) return [];
      const words = parentCardWords(dayIn(row, locale), locale, varietyOf(childId, today));
      return [{ childId, firstName: row.firstName, ...words }];
    });
  };
}
