import { createHash } from 'node:crypto';
import type { AttemptAnswer, AttemptInput } from '@ori/contracts/practice';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { Judgement } from '@ori/core/problems/judgement';
import { inTurn } from '../../db/in-turn.ts';
import { malformedReply, storedReply } from './attempt-reply.ts';
import type { AttemptsStore } from './attempts.store.ts';
import { countedAnswer, type JudgedAnswer } from './count-answer.ts';
import type { LearningContent, Problems } from './learning.deps.ts';
import type { OpenQuestion, QuestionSource } from './question-source.ts';
import type { RecordBefore } from './record-before.ts';

interface Deps {
  readonly store: AttemptsStore;
  readonly source: QuestionSource;
  readonly content: Pick<LearningContent, 'skill'>;
  readonly judge: Problems['judge'];
  readonly now: () => Date;
}

type Failure = 'item-invalid' | 'key-reused';
/** So many changes of one learner's record at the same moment are a fault, not a family. */
const TURNS_MAX = 200;

function hashOf({ item, answer, hintLevel, durationMs, lessonId }: AttemptInput): string {
  const body = JSON.stringify([item, answer, hintLevel, durationMs, lessonId ?? null]);
  return createHash('sha256').update(body).digest('base64url');
}

/**
 * Stores an answer once, however often it is sent, with everything that follows from it in the
 * same statement; it is acknowledged after that is durable. One learner's answers are counted one
 * after another, those of different learners together. `key-reused` when the id was stored
 * with another body; `item-invalid` when the question is not this learner's.
 */
export function createAttemptsService({ store, source, content, judge, now }: Deps) {
  const ofLearner = inTurn();

  async function recordOf(answer: JudgedAnswer): Promise<RecordBefore> {
    const { viewer, input, question } = answer;
    const asked = { ...question.reference, learnerId: viewer.userId, id: input.id };
    const before = await store.readRecord(asked);
    if (before !== null) return before;
    await store.openRecord(viewer.userId, viewer.familyId);
    return recordOf(answer);
  }

  /** The reply, or null when another change of the record came first and this one must look again. */
  async function takeTurn(answer: JudgedAnswer): Promise<Result<AttemptAnswer, Failure> | null> {
    const { viewer, input, question, judged } = answer;
    const before = await recordOf(answer);
    const { sameId } = before;
    if (sameId !== null && sameId.bodyHash !== answer.bodyHash) return fail('key-reused');
    if (sameId !== null)
      return succeed(
        storedReply(input.id, sameId, question, judge(question.item, input.answer, sameId.locale)),
      );
    if (judged.verdict === 'malformed') return succeed(malformedReply(input, judged, viewer.locale));
    const counted = countedAnswer(before, answer);
    const stored = await store.count(counted);
    if (stored === null) return null;
    const { achievements } = stored;
    return succeed(storedReply(input.id, { ...counted, achievements }, question, judged));
  }

  /** Changes of the record by other processes, or by other work than answering, may come in between. */
  async function takeTurns(answer: JudgedAnswer): Promise<Result<AttemptAnswer, Failure>> {
    for (let turn = 0; turn < TURNS_MAX; turn++) {
      const reply = await takeTurn(answer);
      if (reply !== null) return reply;
    }
    throw new Error('A learner record changed too often to count an answer');
  }

  function count(
    viewer: Viewer,
    input: AttemptInput,
    question: OpenQuestion,
    judged: Judgement,
  ): Promise<Result<AttemptAnswer, Failure>> {
    const subject = content.skill(question.reference.skill)?.subject ?? '';
    const answer = { viewer, input, question, subject, judged, bodyHash: hashOf(input), at: now() };
    return ofLearner(viewer.userId, () => takeTurns(answer));
  }

  return {
    /** Counts an answer to a question that was opened and judged elsewhere, such as one that came back on paper. */
    countAnswer: count,
    async submit(viewer: Viewer, input: AttemptInput): Promise<Result<AttemptAnswer, Failure>> {
      const question = source.open(viewer.userId, input.item);
      if (question === null) return fail('item-invalid');
      const lessonId = question.lesson?.id;
      if ((input.lessonId ?? lessonId) !== lessonId) return fail('item-invalid');
      return count(viewer, input, question, judge(question.item, input.answer, viewer.locale));
    },
  };
}
export type AttemptsService = ReturnType<typeof createAttemptsService>;
