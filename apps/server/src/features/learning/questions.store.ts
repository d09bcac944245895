import type { Database } from '../../db/database.ts';
import type { FirstAnswer, Place } from './practice-plan.ts';
import { statement } from '../../db/statement.ts';

interface PracticeOf {
  readonly familyId: string;
  readonly learnerId: string;
  /** A lesson's id, or another place of questions. */
  readonly place: string;
  readonly skills: readonly string[];
  /** For practice beyond the lesson's own: chances as they are now. */
  readonly isExtra: boolean;
}

/** What the choice of questions rests on: the first answers in this place, and the learner's chances. */
export interface PracticeState {
  readonly answered: readonly FirstAnswer[];
  /** By skill, the chance of the next typical question; absent when nothing is known. */
  readonly chances: Readonly<Record<string, number>>;
  /** By skill, the ability (logits) that placement gave. */
  readonly priors: Readonly<Record<string, number>>;
}

/** Unless it is extra practice, chances are taken from before the lesson was begun, so that a reload never changes a question under a learner's eyes. */
const READ = statement<PracticeOf>(
  'learning-practice-state',
  `select
    coalesce((select json_agg(json_build_object('kind', a.kind, 'number', a.number,
      'solved', a.verdict = 'correct' and a.hint_level < 2))
      from attempts a where a.family_id = :familyId and a.learner_id = :learnerId and a.place = :place and a.counted), '[]') as answered,
    coalesce((select json_object_agg(k.skill, k.chance) from unnest(:skills::text[]) as wanted (skill),
      lateral (select a.skill, a.chance from attempts a
        where a.family_id = :familyId and a.learner_id = :learnerId and a.skill = wanted.skill and a.counted and a.answered_at < coalesce((select p.started_at
          from lesson_progress p where p.family_id = :familyId and p.learner_id = :learnerId and p.lesson_id = :place and not :isExtra), 'infinity')
        order by a.answered_at desc, a.sequence desc limit 1) k), '{}') as chances,
    coalesce((select json_object_agg(k.skill, k.prior) from skill_states k
      where k.family_id = :familyId and k.learner_id = :learnerId and k.skill = any(:skills::text[]) and k.prior is not null), '{}') as priors`,
);

interface Asked {
  readonly familyId: string;
  readonly learnerId: string;
  readonly place: string;
  readonly kind: Place['kind'];
  readonly number: number;
}

const COUNT_MISSED = statement<Asked>(
  'learning-count-missed',
  `select count(*)::int as missed from attempts a
    where a.family_id = :familyId and a.learner_id = :learnerId and a.place = :place
    and a.kind = :kind and a.number = :number and a.verdict = 'incorrect'`,
);

interface HintGiven extends Asked {
  readonly level: number;
  readonly at: Date;
}

const KEEP_HINT = statement<HintGiven>(
  'learning-keep-hint',
  `insert into question_hints as h (learner_id, place, kind, number, family_id, level, asked_at)
  values (:learnerId, :place, :kind, :number, :familyId, :level, :at)
  on conflict (family_id, learner_id, place, kind, number)
  do update set level = greatest(h.level, excluded.level), asked_at = excluded.asked_at`,
);

export function createQuestionsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async practiceState(wanted: PracticeOf): Promise<PracticeState> {
      const [state] = (await pool.query<PracticeState>(READ.with(wanted))).rows;
      return state ?? { answered: [], chances: {}, priors: {} };
    },
    /** How many wrong answers a question got, the repeated ones too. */
    async missed(asked: Asked): Promise<number> {
      const { rows } = await pool.query<{ readonly missed: number }>(COUNT_MISSED.with(asked));
      return rows[0]?.missed ?? 0;
    },
    /** The highest level asked for stays; a lower one later does not undo it. */
    async keepHint(hint: HintGiven): Promise<void> {
      await pool.query(KEEP_HINT.with(hint));
    },
  };
}
export type QuestionsStore = ReturnType<typeof createQuestionsStore>;
