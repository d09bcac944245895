import type { ReadingsAnswer } from '@ori/contracts/kim-synthesis';
import type { Viewer } from '@ori/core/access/viewer';
import type { KimDeps } from './kim.deps.ts';
import { presentProposal } from './proposals.service.ts';
import type { ProposalsStore } from './proposals.store.ts';
import { presentSynthesis } from './syntheses.service.ts';
import type { SynthesesStore } from './syntheses.store.ts';

interface Deps extends Pick<KimDeps, 'database' | 'audit' | 'childrenOf'> {
  readonly syntheses: SynthesesStore;
  readonly proposals: ProposalsStore;
}

/**
 * What waits for a grown-up to read: a parent's own children's; an admin's, what no parent can read, and what parents
 * passed on. Each learner an admin reads of is written down.
 */
export function createReadings({ database, audit, childrenOf, syntheses, proposals }: Deps) {
  async function auditLooks(
    viewer: Viewer,
    rows: readonly { readonly learnerId: string; readonly familyId: string }[],
  ): Promise<void> {
    const families = new Map(rows.map(({ learnerId, familyId }) => [learnerId, familyId]));
    for (const [subjectId, familyId] of families) {
      const look = { act: 'record-opened', familyId, actorId: viewer.userId, subjectId };
      await audit({ ...look, detail: { operation: 'kim.readings' } }, database.db);
    }
  }

  return async (viewer: Viewer): Promise<ReadingsAnswer> => {
    const isAdmin = viewer.role === 'admin';
    const ids = isAdmin ? [] : (await childrenOf(viewer)).map(({ id }) => id);
    const [written, proposed] = await Promise.all(
      isAdmin
        ? [syntheses.waitingAlone(), proposals.withAdmin()]
        : [syntheses.waitingOf(ids), proposals.withParentOf(ids)],
    );
    if (isAdmin) await auditLooks(viewer, [...written, ...proposed]);
    return { syntheses: written.map(presentSynthesis), proposals: proposed.map(presentProposal) };
  };
}
export type Readings = ReturnType<typeof createReadings>;
