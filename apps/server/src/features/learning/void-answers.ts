import type { VoidReason } from '@ori/contracts/worksheet-names';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { dayOf } from '@ori/core/learning/day-of';
import { replay, type Replayed } from '@ori/core/learning/replay';
import type { Database, Tx } from '../../db/database.ts';
import type { LearningContent } from './learning.deps.ts';
import type { RecordTurn, RecordTurns } from './record-turn.store.ts';
import {
  countedOnSheet,
  readLog,
  type SheetRow,
  takeFromDay,
  writeRecord,
  writeVoids,
} from './void-answers.store.ts';

/** Which answers of a sheet are taken back, by whom and why. */
export interface VoidedAnswers {
  readonly learner: { readonly userId: string; readonly familyId: string; readonly timeZone: string };
  readonly code: string;
  readonly numbers: readonly number[];
  readonly reason: VoidReason;
  readonly by: string;
  /** Was this day of the learner’s, with what was written of it then, sent to somebody? Then it stays as it is. */
  readonly isFiled: (day: string, at: Date) => Promise<boolean>;
  /** What else belongs to the act. */
  readonly within: (tx: Tx) => Promise<void>;
}

interface Deps {
  readonly database: Pick<Database, 'db'>;
  readonly turns: Pick<RecordTurns, 'hold'>;
  readonly content: Pick<LearningContent, 'skill'>;
  readonly now: () => Date;
}

/** How many answers, and how many right ones, each day loses. */
function byDay(rows: readonly SheetRow[], timeZone: string) {
  const days = new Map<string, { answers: number; correct: number }>();
  for (const { answeredAt, verdict } of rows) {
    const day = dayOf(answeredAt, timeZone);
    const { answers, correct } = days.get(day) ?? { answers: 0, correct: 0 };
    days.set(day, { answers: answers + 1, correct: correct + Number(verdict === 'correct') });
  }
  return days;
}

/**
 * Takes answers back that came in on paper: they stay in the log and count no longer, and the learner’s whole record is
 * made again from the log without them. `nothing-there` when none of them counts; `days-filed` when one was reported.
 */
export function createAnswerVoiding({ database, turns, content, now }: Deps) {
  /** Subjects with a mastered skill, in the order in which they came. */
  function subjectsOf({ skills }: Replayed): string[] {
    const mastered = [...skills].flatMap(([id, { masteredAt }]) =>
      masteredAt === null ? [] : [{ id, ms: masteredAt.getTime() }],
    );
    const subjects = mastered
      .toSorted((a, b) => a.ms - b.ms)
      .map(({ id }) => content.skill(id)?.subject ?? '');
    return [...new Set(subjects)];
  }

  async function makeAgain(tx: Tx, turn: RecordTurn): Promise<void> {
    const { log, priors } = await readLog(tx, turn.learnerId);
    const record = replay(log, priors);
    await writeRecord(tx, turn, record, subjectsOf(record));
  }

  return async (voided: VoidedAnswers): Promise<Result<number, 'not-found' | 'days-filed'>> => {
    const { learner, code, numbers, reason, by, isFiled, within } = voided;
    const { userId: learnerId, familyId, timeZone } = learner;
    const at = now();
    const turn = { learnerId, familyId, at, day: dayOf(at, timeZone) };
    const standing = await countedOnSheet(database.db, learnerId, code, numbers);
    for (const { answeredAt } of standing)
      if (await isFiled(dayOf(answeredAt, timeZone), answeredAt)) return fail('days-filed');
    return turns.hold(turn, async (tx) => {
      const rows = await countedOnSheet(tx, learnerId, code, numbers);
      if (rows.length === 0) return fail('not-found');
      const ids = rows.map(({ id }) => id);
      await writeVoids(tx, turn, ids, { reason, by });
      for (const [day, lost] of byDay(rows, timeZone)) await takeFromDay(tx, turn, day, lost);
      await makeAgain(tx, turn);
      await within(tx);
      return succeed(ids.length);
    });
  };
}
