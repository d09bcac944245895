import type { Learner } from '@ori/core/access/learner';
import { dayOf } from '@ori/core/learning/day-of';
import { chanceOf, NEW_SKILL } from '@ori/core/learning/mastery';
import { PRIOR_OF_KNOWN, PRIOR_OF_UNKNOWN } from '@ori/core/placement/walk';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { RecordTurns } from './record-turn.store.ts';

interface Deps {
  readonly turns: RecordTurns;
  readonly now: () => Date;
}
/** What a placement judged. */
interface Judged {
  readonly known: readonly string[];
  readonly unknown: readonly string[];
}

/** Where skills begin that placement judged: a prior, marked as such, and never mastery. */
export function createPriors({ turns, now }: Deps) {
  async function write(
    tx: Tx,
    learner: Learner,
    ability: number,
    placed: boolean,
    skills: readonly string[],
  ) {
    if (skills.length === 0) return;
    const { userId, familyId } = learner;
    const [state] = (
      await tx.execute<{ ability: number }>(
        sql`select ability from learner_states where family_id = ${familyId} and learner_id = ${userId}`,
      )
    ).rows;
    const chance = chanceOf({ ability: state?.ability ?? 0 }, { ...NEW_SKILL, ability });
    const ids = sql.param([...skills]);
    await tx.execute(sql`insert into skill_states as k (learner_id, skill, family_id, ability, chance, answers,
        unaided, right_in_a_row, stuck, updated_at, prior, placed)
      select ${userId}::uuid, skill, ${familyId}::uuid, ${ability}::float8, ${chance}::float8, 0, 0, 0, false,
        ${now()}::timestamptz, ${ability}::float8, ${placed}::boolean
      from unnest(${ids}::text[]) skill
      on conflict (family_id, learner_id, skill) do update set ability = excluded.ability, chance = excluded.chance,
        updated_at = excluded.updated_at, prior = excluded.prior, placed = excluded.placed where k.answers = 0`);
  }

  return {
    /**
     * Keeps what was judged, together with `within`; nothing when `within` says that it was done before. What
     * a skill's own answers tell is left as it is.
     */
    async keep(
      learner: Learner,
      { known, unknown }: Judged,
      within: (tx: Tx) => Promise<boolean>,
    ): Promise<void> {
      const at = now();
      const { userId: learnerId, familyId, timeZone } = learner;
      await turns.hold({ learnerId, familyId, at, day: dayOf(at, timeZone) }, async (tx) => {
        if (!(await within(tx))) return;
        await write(tx, learner, PRIOR_OF_KNOWN, true, known);
        await write(tx, learner, PRIOR_OF_UNKNOWN, false, unknown);
      });
    },
  };
}
