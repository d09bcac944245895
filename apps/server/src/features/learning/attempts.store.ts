import type { Database } from '../../db/database.ts';
import { batched } from '../../db/batched.ts';
import { errorCode, isDatabaseDown } from '../../db/pg-errors.ts';
import type { CountedAnswer } from './counted-answer.ts';
import { COUNT_ALONE, COUNT_TOGETHER } from './count-statement.ts';
import { type AnswerOf, READ_RECORDS, type RecordBefore } from './record-before.ts';

export interface Counted {
  readonly achievements: readonly string[];
}
type OfAnswer = Pick<AnswerOf, 'learnerId' | 'id'>;

const UNIQUE_VIOLATION = '23505';
/** So many answers go in one round: more would make the first of them wait longer than it saves. */
const TOGETHER_MAX = 64;
const RULES = { maxItems: TOGETHER_MAX, isEveryones: isDatabaseDown };

/** Two learners' answers may have the same id. */
const keyOf = ({ learnerId, id }: OfAnswer) => `${learnerId} ${id}`;

/** What came back of each answer, in the answers' order; `undefined` where nothing did. */
function inOrder<Row extends OfAnswer>(
  answers: readonly OfAnswer[],
  rows: readonly Row[],
): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return answers.map((answer) => found.get(keyOf(answer)));
}

/** Reads and writes several learners' records at once, one answer of each. */
function createRounds({ pool }: Pick<Database, 'pool'>) {
  async function read(questions: readonly AnswerOf[]): Promise<(RecordBefore | null)[]> {
    const given = JSON.stringify(questions);
    const { rows } = await pool.query<RecordBefore & OfAnswer>(READ_RECORDS.with({ given }));
    return inOrder(questions, rows).map((row) => row ?? null);
  }
  /** `undefined` where the record was held or had moved on. */
  async function count(how: typeof COUNT_ALONE, answers: readonly CountedAnswer[]) {
    const given = JSON.stringify(answers);
    const { rows } = await pool.query<Counted & OfAnswer>(how.with({ given }));
    return inOrder(answers, rows);
  }
  return { read, count };
}

/**
 * The hot path of the product: two statements, no explicit transaction, for all answers that come at one
 * moment. Whoever asks has at most one answer of a learner under way.
 */
export function createAttemptsStore(database: Pick<Database, 'pool'>) {
  const rounds = createRounds(database);
  async function countAlone(answer: CountedAnswer): Promise<Counted | null> {
    try {
      const [counted = null] = await rounds.count(COUNT_ALONE, [answer]);
      return counted;
    } catch (error) {
      if (errorCode(error) === UNIQUE_VIOLATION) return null;
      throw error;
    }
  }
  return {
    /** The record as it stands, or null when the learner has none yet. */
    readRecord: batched<AnswerOf, RecordBefore | null>({
      ...RULES,
      together: rounds.read,
      alone: async (question) => (await rounds.read([question]))[0] ?? null,
    }),
    /** Opens a learner's record; opening it twice is opening it once. */
    async openRecord(learnerId: string, familyId: string): Promise<void> {
      const text =
        'insert into learner_states (learner_id, family_id) values ($1, $2) on conflict do nothing';
      await database.pool.query({ name: 'learning-open-record', text, values: [learnerId, familyId] });
    },
    /** Counts an answer; null when the record moved on since it was read, and nothing was changed. */
    count: batched<CountedAnswer, Counted | null>({
      ...RULES,
      together: (answers) => rounds.count(COUNT_TOGETHER, answers),
      alone: countAlone,
    }),
  };
}
export type AttemptsStore = ReturnType<typeof createAttemptsStore>;
