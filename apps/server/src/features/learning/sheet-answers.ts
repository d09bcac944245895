import { createHash } from 'node:crypto';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import type { Viewer } from '@ori/core/access/viewer';
import type { Judgement } from '@ori/core/problems/judgement';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { AttemptsService } from './attempts.service.ts';
import { attempts, attemptsVoided } from './learning.tables.ts';
import { placeOfSheet } from './question-place.ts';
import type { createAnswerVoiding } from './void-answers.ts';

/** An answer that came back from paper. `learner` is whose answer it is; `answer` is as typed, or what a tap stands for. */
export interface SheetAnswer {
  readonly learner: Viewer;
  readonly code: string;
  readonly number: number;
  readonly skill: string;
  readonly difficulty: Difficulty;
  readonly item: PracticeItem;
  readonly answer: string;
  readonly judged: Judgement;
}

interface Deps {
  readonly database: Pick<Database, 'db'>;
  readonly countAnswer: AttemptsService['countAnswer'];
  readonly takeBack: ReturnType<typeof createAnswerVoiding>;
}

/**
 * One id for a learner's answer to a question of a sheet: whoever sends it, however often, it is one attempt. After an
 * answer that was taken back the next one is another.
 */
function attemptId({ learner, code, number }: SheetAnswer, takenBack: number): string {
  const turn = takenBack === 0 ? '' : `/${takenBack}`;
  const hash = createHash('sha256').update(`${learner.userId}/${code}/${number}${turn}`).digest('hex');
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => hash.slice(from, to));
  return `${a}-${b}-5${c}-8${d}-${e}`;
}

/** Counts what comes back from paper like any unaided attempt, once for each question and learner. */
export function createSheetAnswers({ database: { db }, countAnswer, takeBack }: Deps) {
  async function takenBackOf({ learner, code, number }: SheetAnswer): Promise<number> {
    const { learnerId, sheet, counted } = attempts;
    const asked = and(eq(learnerId, learner.userId), eq(sheet, code), eq(attempts.number, number));
    return db.$count(attempts, and(asked, eq(counted, false)));
  }
  return {
    takeBack,
    /** `unreadable` when it is no answer of the kind asked for; nothing is kept then. */
    async count(answer: SheetAnswer): Promise<'counted' | 'counted-before' | 'unreadable'> {
      const { learner, code, number, skill, difficulty, item, judged } = answer;
      const reference = { place: placeOfSheet(code), skill, kind: 'main', number, difficulty } as const;
      const id = attemptId(answer, await takenBackOf(answer));
      const input = { id, item: code, answer: answer.answer, hintLevel: 0, durationMs: 0 };
      const reply = await countAnswer(
        learner,
        input,
        { reference, item, lesson: null, easier: null },
        judged,
      );
      // An answer of this id with another body: the first one stands.
      if (!reply.ok) return 'counted-before';
      return reply.value.verdict === 'malformed' ? 'unreadable' : 'counted';
    },
    /** What counts of these learners' answers on sheets, or on one of them, in the order of the questions. */
    results(learnerIds: readonly string[], code?: string) {
      const { learnerId, sheet, number, verdict, answeredAt, counted } = attempts;
      const ofSheet = code === undefined ? isNotNull(sheet) : eq(sheet, code);
      return db
        .select({ learnerId, code: sheet, number, verdict, answeredAt })
        .from(attempts)
        .where(and(inArray(learnerId, [...learnerIds]), ofSheet, eq(counted, true)))
        .orderBy(asc(sheet), asc(number));
    },
    /** What was taken back of a learner's answers on a sheet, oldest first. */
    takenBack(learner: string, code: string) {
      const { number, verdict, answeredAt } = attempts;
      const { attemptId: voided, learnerId, voidedAt: takenBackAt, reason } = attemptsVoided;
      return db
        .select({ number, verdict, answeredAt, takenBackAt, reason })
        .from(attemptsVoided)
        .innerJoin(attempts, and(eq(attempts.learnerId, learnerId), eq(attempts.id, voided)))
        .where(and(eq(learnerId, learner), eq(attempts.sheet, code)))
        .orderBy(asc(takenBackAt), asc(number));
    },
  };
}
export type SheetAnswers = ReturnType<typeof createSheetAnswers>;
