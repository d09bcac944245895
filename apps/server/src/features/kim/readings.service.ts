import type { ReadingsAnswer } from '@ori/contracts/kim-synthesis';
import { lookAt } from '@ori/core/access/look';
import type { Viewer } from '@ori/core/access/viewer';
import type { KimDeps } from './kim.deps.ts';
import { presentProposal } from './proposals.service.ts';
import type { ProposalsStore } from './proposals.store.ts';
import { presentSynthesis } from './syntheses.service.ts';
import type { SynthesesStore, SynthesisRow } from './syntheses.store.ts';

interface Deps extends Pick<KimDeps, 'database' | 'audit' | 'reach' | 'childrenOf'> {
  readonly syntheses: SynthesesStore;
  readonly proposals: ProposalsStore;
}

/**
 * What waits for a grown-up to read: a parent's own children's; a teacher's, the syntheses of those a parent opened to
 * them; an admin's, what no parent can read, and what parents passed on. Each learner an admin or a teacher reads of is
 * written down.
 */
export function createReadings({ database, audit, reach, childrenOf, syntheses, proposals }: Deps) {
  async function auditLooks(
    viewer: Viewer,
    rows: readonly { readonly learnerId: string; readonly familyId: string }[],
  ): Promise<void> {
    const families = new Map(rows.map(({ learnerId, familyId }) => [learnerId, familyId]));
    for (const [subjectId, familyId] of families) {
      const detail = lookAt('kim.readings', viewer, { userId: subjectId, familyId, role: 'student' });
      if (detail === null) continue;
      const look = { act: 'record-opened', familyId, actorId: viewer.userId, subjectId };
      await audit({ ...look, detail }, database.db);
    }
  }

  async function ofTaught(viewer: Viewer): Promise<SynthesisRow[]> {
    const waiting = await syntheses.waitingWith(viewer.userId);
    const reached = await Promise.all(waiting.map((id) => reach('kim.readings', viewer, id)));
    return syntheses.waitingOf(reached.flatMap((learner) => (learner === null ? [] : [learner.userId])));
  }
  async function ofAll(viewer: Viewer) {
    const found = await Promise.all([syntheses.waitingAlone(), proposals.withAdmin()]);
    await auditLooks(viewer, found.flat());
    return found;
  }
  async function ofOwn(viewer: Viewer) {
    const ids = (await childrenOf(viewer)).map(({ id }) => id);
    return Promise.all([syntheses.waitingOf(ids), proposals.withParentOf(ids)]);
  }

  return async (viewer: Viewer): Promise<ReadingsAnswer> => {
    if (viewer.role === 'teacher')
      return { syntheses: (await ofTaught(viewer)).map(presentSynthesis), proposals: [] };
    const [written, proposed] = await (viewer.role === 'admin' ? ofAll(viewer) : ofOwn(viewer));
    return { syntheses: written.map(presentSynthesis), proposals: proposed.map(presentProposal) };
  };
}
export type Readings = ReturnType<typeof createReadings>;
