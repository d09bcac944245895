import { judge } from '@ori/core/problems/judge';
import type { Viewer } from '@ori/core/access/viewer';
import type { AppDeps } from '../app.deps.ts';
import { composeServices } from '../app.ts';
import { createQuestionReferences } from '../features/learning/question-reference.ts';
import { createQuestionSource } from '../features/learning/question-source.ts';
import type { DemoLesson, DemoPractice } from './demo-people.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ANSWER_TAKES_MS = 75_000;

/**
 * Takes a learner through a lesson with the product's own services, on a day gone by; a lesson begun
 * before is taken up where it was left, one that is finished stays as it is.
 * @throws when the lesson is not there or a service refuses: the demo must not differ from the product
 */
export async function goThroughLesson(deps: AppDeps, viewer: Viewer, plan: DemoLesson): Promise<void> {
  const startMs = deps.now().getTime() - plan.daysAgo * DAY_MS;
  let passedMs = 0;
  const now = () => new Date(startMs + passedMs);
  const { learning } = composeServices({ ...deps, now });
  const answerOf = createAnswers(deps, viewer.userId);
  const courseId = deps.content.lessonSummary(plan.lessonId, 'en')?.courseId;
  if (courseId === undefined) throw new Error(`The demo family knows no lesson ${plan.lessonId}`);
  const lesson = { courseId, lessonId: plan.lessonId };

  if ((await learning.lessonStateOf(viewer.userId, plan.lessonId)) === 'completed') return;
  must(await learning.lessons.start(viewer, lesson));
  const ask = async () => must(await learning.questions(viewer, { lessonId: plan.lessonId }));
  // A missed question is followed by a twin, so that answers are counted, not turns.
  for (let turn = (await ask()).answered + 1; ; turn++) {
    const { questions, answered } = await ask();
    const [question] = questions;
    if (question === undefined || answered >= plan.answers) break;
    passedMs += ANSWER_TAKES_MS;
    const isMissed = plan.missEvery > 0 && turn % plan.missEvery === 0;
    const answer = answerOf(question.item, isMissed);
    const attempt = { id: deps.newId(), item: question.item, answer, hintLevel: 0, lessonId: plan.lessonId };
    must(await learning.submit(viewer, { ...attempt, durationMs: ANSWER_TAKES_MS }));
  }
  if (plan.isFinished) must(await learning.lessons.complete(viewer, lesson));
}

/**
 * Has a learner practise one skill on a day gone by, with the product's own services, up to so many answers in all.
 * Whether the skill is mastered by that is for the product's rules to say.
 * @throws when a service refuses
 */
export async function practiseSkill(deps: AppDeps, viewer: Viewer, plan: DemoPractice): Promise<void> {
  const { skill, daysAgo, answers, missed } = plan;
  const startMs = deps.now().getTime() - daysAgo * DAY_MS;
  let passedMs = 0;
  const { learning } = composeServices({ ...deps, now: () => new Date(startMs + passedMs) });
  const answerOf = createAnswers(deps, viewer.userId);
  for (;;) {
    const { questions, answered } = must(await learning.questions(viewer, { skill, count: 1 }));
    const [question] = questions;
    if (question === undefined || answered >= answers) return;
    passedMs += ANSWER_TAKES_MS;
    const answer = answerOf(question.item, missed.includes(answered + 1));
    const attempt = { id: deps.newId(), item: question.item, answer, hintLevel: 0 };
    must(await learning.submit(viewer, { ...attempt, durationMs: ANSWER_TAKES_MS }));
  }
}

/** What to type for a question: the right answer, or one that a misconception leads to. */
function createAnswers({ secrets, content }: AppDeps, learnerId: string) {
  const references = createQuestionReferences(secrets.session);
  const source = createQuestionSource({
    references,
    content,
    problems: { ...content.practice, judge },
  });
  return (token: string, isMissed: boolean): string => {
    const item = source.open(learnerId, token)?.item;
    if (item === undefined) throw new Error('The demo family was asked a question it cannot open');
    return (isMissed ? item.distractors[0]?.answer : undefined) ?? item.answer;
  };
}

function must<Value>(result: { ok: true; value: Value } | { ok: false; failure: unknown }): Value {
  if (result.ok) return result.value;
  throw new Error(`The demo family was refused: ${JSON.stringify(result.failure)}`);
}
