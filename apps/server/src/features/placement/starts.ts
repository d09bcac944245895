import type { Viewer } from '@ori/core/access/viewer';
import { createPlacementView } from './placement-view.ts';
import type { PlacementDeps } from './placement.deps.ts';
import type { PlacementStore } from './placement.store.ts';

/** The lessons that a learner's own ended walks said to start with, the one that ended last first. */
export function createStarts(deps: PlacementDeps & { readonly store: PlacementStore }) {
  const view = createPlacementView(deps);
  return async function startsOf(viewer: Viewer): Promise<string[]> {
    const ended = (await deps.store.lastOf(viewer.userId))
      .filter(({ endedAt }) => endedAt !== null)
      .toSorted((a, b) => Number(b.endedAt) - Number(a.endedAt));
    const starts = await Promise.all(
      ended.map(async (run) => view.startOf(viewer, run, await deps.store.answersOf(run.id))),
    );
    return starts.filter((id) => id !== null);
  };
}
