import { createHash } from 'node:crypto';
import type { PlacementAnswer, PlacementAnswerInput, PlacementRun } from '@ori/contracts/placement';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { judgedBy, nextPlaced, PLACEMENT_DIFFICULTY } from '@ori/core/placement/walk';
import type { PlacementDeps } from './placement.deps.ts';
import type { AnswerRow, PlacementStore, RunRow } from './placement.store.ts';
import { createPlacementView } from './placement-view.ts';

interface Deps extends PlacementDeps {
  readonly store: PlacementStore;
}
export type AnswerFailure = 'not-found' | 'item-invalid' | 'key-reused';

function hashOf({ item, answer, durationMs }: PlacementAnswerInput): string {
  return createHash('sha256')
    .update(JSON.stringify([item, answer, durationMs]))
    .digest('base64url');
}

/** A row of what somebody answered, but for how it was judged. */
function rowOf(
  { familyId, id: placementId }: RunRow,
  asked: Pick<AnswerRow, 'skill' | 'number'>,
  input: PlacementAnswerInput,
): Omit<AnswerRow, 'solved' | 'answeredAt'> {
  const { id, answer, durationMs } = input;
  const difficulty = PLACEMENT_DIFFICULTY;
  return { familyId, placementId, ...asked, difficulty, id, bodyHash: hashOf(input), answer, durationMs };
}

/** A walk as it goes: shown, answered, ended. */
export function createWalking(deps: Deps) {
  const { store, questions, judge, keepJudged, now } = deps;
  const view = createPlacementView(deps);

  async function show(viewer: Viewer, learner: Learner, id: string): Promise<PlacementRun> {
    const run = await store.find(id);
    if (run === null) throw new Error('A placement that was just there');
    return view.show(viewer, learner, run, await store.answersOf(id));
  }

  /** What was found out becomes where skills begin, in the transaction that ends the walk. */
  async function end(learner: Learner, run: RunRow, state: 'finished' | 'stopped'): Promise<void> {
    const judged = judgedBy(view.walkOf(run, learner, await store.answersOf(run.id)));
    await keepJudged(learner, judged, (tx) => store.end(run.id, state, now(), tx));
  }

  async function endIfOver(learner: Learner, run: RunRow): Promise<void> {
    const answers = await store.answersOf(run.id);
    if (run.state === 'open' && nextPlaced(view.walkOf(run, learner, answers)) === null)
      await end(learner, run, 'finished');
  }

  /** The answer's row; null when it is no answer of the form asked for, with what to tell instead. */
  function weigh(viewer: Viewer, run: RunRow, input: PlacementAnswerInput, answers: readonly AnswerRow[]) {
    const opened = questions.open(viewer.userId, run.id, input.item);
    const walk = answers.length;
    if (opened === null || opened.number !== walk) return null;
    const judged = input.answer === null ? null : judge(opened.item, input.answer, viewer.locale);
    const message = judged?.verdict === 'malformed' ? judged.message[viewer.locale] : null;
    return { message, solved: judged?.verdict === 'correct' };
  }

  async function answerOpen(
    viewer: Viewer,
    learner: Learner,
    run: RunRow,
    input: PlacementAnswerInput,
  ): Promise<Result<PlacementAnswer, AnswerFailure>> {
    const answers = await store.answersOf(run.id);
    const same = answers.find(({ id }) => id === input.id);
    if (same !== undefined && same.bodyHash !== hashOf(input)) return fail('key-reused');
    if (same !== undefined) return succeed({ run: await show(viewer, learner, run.id), message: null });
    const skill = run.state === 'open' ? nextPlaced(view.walkOf(run, learner, answers)) : null;
    const weighed = skill === null ? null : weigh(viewer, run, input, answers);
    if (skill === null || weighed === null) return fail('item-invalid');
    const { message, solved } = weighed;
    if (message === null) {
      const row = rowOf(run, { skill, number: answers.length }, input);
      const isStored = await store.add({ ...row, solved, answeredAt: now() });
      if (!isStored) return answerOpen(viewer, learner, run, input);
      await endIfOver(learner, run);
    }
    return succeed({ run: await show(viewer, learner, run.id), message });
  }

  return { show, end, endIfOver, answerOpen };
}
