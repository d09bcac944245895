import { randomUUID } from 'node:crypto';
import type { AttemptInput, Question } from '@ori/contracts/practice';
import type { Viewer } from '@ori/core/access/viewer';
import type { LearningService } from '../../apps/server/src/features/learning/learning.service.ts';
import { itemBehind } from '../../apps/server/src/testing/practice-walk.ts';

export interface ReadyAnswer {
  readonly viewer: Viewer;
  readonly body: AttemptInput;
}

interface Asked {
  readonly learning: LearningService;
  readonly sessionSecret: string;
  readonly viewers: readonly Viewer[];
  readonly skills: readonly string[];
  readonly answersEach: number;
}

const QUESTIONS_OF_SKILL = 5;

/** Every fifth answer falls for a known misconception, where the question has one. */
function answerTo(question: Question, learnerId: string, sessionSecret: string, n: number): AttemptInput {
  const { answer, distractors } = itemBehind(sessionSecret, learnerId, question);
  const given = n % 5 === 4 ? (distractors[0]?.answer ?? answer) : answer;
  return { id: randomUUID(), item: question.item, answer: given, hintLevel: 0, durationMs: 9_000 };
}

async function answersOf(asked: Asked, viewer: Viewer): Promise<ReadyAnswer[]> {
  const { learning, sessionSecret, skills, answersEach } = asked;
  const answers: ReadyAnswer[] = [];
  for (let turn = 0; answers.length < answersEach; turn++) {
    const skill = skills[turn % skills.length] ?? '';
    const taken = await learning.questions(viewer, { skill, count: QUESTIONS_OF_SKILL });
    if (!taken.ok) throw new Error(`No questions of ${skill}`);
    for (const [n, question] of taken.value.questions.entries())
      answers.push({ viewer, body: answerTo(question, viewer.userId, sessionSecret, n) });
  }
  return answers.slice(0, answersEach);
}

/**
 * Answers that can be read and are mostly right, as children give them: one skill after another, five
 * questions of each. Learners take turns, so that neighbours in the list are different children's.
 */
export async function readyAnswers(asked: Asked): Promise<ReadyAnswer[]> {
  const each: ReadyAnswer[][] = [];
  for (const viewer of asked.viewers) each.push(await answersOf(asked, viewer));
  return Array.from({ length: asked.answersEach }, (_, n) =>
    each.flatMap((answers) => answers.slice(n, n + 1)),
  ).flat();
}
