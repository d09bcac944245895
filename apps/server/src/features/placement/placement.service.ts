import type { Subject } from '@ori/contracts/content';
import type { PlacementAnswer, PlacementAnswerInput, PlacementRun } from '@ori/contracts/placement';
import { fail, type Result, succeed } from '@ori/contracts/result';
import { namedLearner } from '@ori/core/access/learner';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import type { PlacementDeps } from './placement.deps.ts';
import { createPlacementStore } from './placement.store.ts';
import { createStarts } from './starts.ts';
import { type AnswerFailure, createWalking } from './walking.ts';

/** Adaptive walks through a subject: stopped and taken up again at any time, and never a grade. */
export function createPlacementService(deps: PlacementDeps) {
  const { reach, now, newId } = deps;
  const store = createPlacementStore(deps.database);

  /** The viewer's own walk. */
  async function own(operation: Operation, viewer: Viewer, id: string) {
    const run = await store.find(id);
    const learner = run === null ? null : await reach(operation, viewer, run.learnerId);
    return run === null || learner === null ? null : { run, learner };
  }

  const { show, end, endIfOver, answerOpen } = createWalking({ ...deps, store });

  return {
    async list(
      viewer: Viewer,
      childId: string | undefined,
    ): Promise<Result<PlacementRun[], 'not-found' | 'child-needed'>> {
      const learner = await namedLearner(reach, 'placement.list', viewer, childId);
      if (!learner.ok) return learner;
      const runs = await store.lastOf(learner.value.userId);
      return succeed(await Promise.all(runs.map(({ id }) => show(viewer, learner.value, id))));
    },
    /** Starts a walk, or takes the open one of the subject up again. */
    async start(viewer: Viewer, subject: Subject): Promise<Result<PlacementRun, 'not-found'>> {
      const learner = await reach('placement.start', viewer, undefined);
      if (learner === null) return fail('not-found');
      const { userId: learnerId, familyId } = learner;
      const opened = { state: 'open' as const, startedAt: now(), endedAt: null };
      const run = await store.open({ id: newId(), learnerId, familyId, subject, ...opened });
      await endIfOver(learner, run);
      return succeed(await show(viewer, learner, run.id));
    },
    async get(viewer: Viewer, id: string): Promise<Result<PlacementRun, 'not-found'>> {
      const found = await own('placement.get', viewer, id);
      return found === null ? fail('not-found') : succeed(await show(viewer, found.learner, id));
    },
    /** Takes one answer, however often it is sent. Whether it was right is told nowhere. */
    async answer(
      viewer: Viewer,
      id: string,
      input: PlacementAnswerInput,
    ): Promise<Result<PlacementAnswer, AnswerFailure>> {
      const found = await own('placement.answer', viewer, id);
      return found === null ? fail('not-found') : answerOpen(viewer, found.learner, found.run, input);
    },
    /** Ends the walk where it is; stopping it again changes nothing. */
    async stop(viewer: Viewer, id: string): Promise<Result<PlacementRun, 'not-found'>> {
      const found = await own('placement.stop', viewer, id);
      if (found === null) return fail('not-found');
      if (found.run.state === 'open') await end(found.learner, found.run, 'stopped');
      return succeed(await show(viewer, found.learner, id));
    },
    startsOf: createStarts({ ...deps, store }),
    exportOf: (learnerIds: readonly string[]) => store.everOf(learnerIds),
  };
}
export type PlacementService = ReturnType<typeof createPlacementService>;
