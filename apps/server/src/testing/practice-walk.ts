import { randomUUID } from 'node:crypto';
import type { AttemptAnswer, AttemptInput, PracticeItem, Question } from '@ori/contracts/practice';
import { generatorOf } from '@ori/content/testing/known-practice';
import { createQuestionItems } from '../features/learning/question-items.ts';
import { createQuestionReferences } from '../features/learning/question-reference.ts';
import type { Client } from './client.ts';

/** What the server asks of a lesson. */
export async function questionsOf(learner: Client, lessonId: string, after?: number) {
  const body = { lessonId, ...(after === undefined ? {} : { after }) };
  const answer = await learner.post('/api/learning/questions', body);
  return answer.json<{ questions: Question[]; answered: number; total: number }>();
}

/** Opens a question as only the server can, so that a test knows its right and wrong answers. */
export function itemBehind(
  sessionSecret: string,
  learnerId: string,
  question: Pick<Question, 'item'>,
): PracticeItem {
  const references = createQuestionReferences(sessionSecret);
  const reference = references.open(learnerId, question.item);
  const item = reference === null ? null : createQuestionItems(references, generatorOf)(learnerId, reference);
  if (item === null) throw new Error('A question that cannot be opened');
  return item;
}

/** A wrong answer that a known misconception leads to. */
export function knownWrong(item: PracticeItem): { answer: string; misconception: string } {
  const [first] = item.distractors;
  if (first === undefined) throw new Error('An item without a known wrong answer');
  return { answer: first.answer, misconception: first.misconception.id };
}

/** An answer as a browser sends it. */
export function attempt(
  question: Pick<Question, 'item'>,
  answer: string,
  more: Partial<AttemptInput> = {},
): AttemptInput {
  return { id: randomUUID(), item: question.item, answer, hintLevel: 0, durationMs: 20_000, ...more };
}

export async function send(learner: Client, body: AttemptInput): Promise<AttemptAnswer> {
  const answer = await learner.post('/api/learning/attempts', body);
  if (answer.statusCode !== 200) throw new Error(`An attempt answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<AttemptAnswer>();
}

/** Answers every question a lesson still asks, rightly unless `isWrong` says otherwise. */
export async function practise(
  walker: { learner: Client; learnerId: string; sessionSecret: string },
  lessonId: string,
  isWrong: (index: number) => boolean = () => false,
): Promise<AttemptAnswer[]> {
  const { questions } = await questionsOf(walker.learner, lessonId);
  const replies: AttemptAnswer[] = [];
  for (const [index, question] of questions.entries()) {
    const item = itemBehind(walker.sessionSecret, walker.learnerId, question);
    const answer = isWrong(index) ? knownWrong(item).answer : item.answer;
    replies.push(await send(walker.learner, attempt(question, answer)));
  }
  return replies;
}
