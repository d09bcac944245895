import { fail, type Result, succeed } from '@ori/contracts/result';
import type { changeTutorLimitsInput, tutorLimitsAnswer } from '@ori/contracts/tutor-care';
import type { Viewer } from '@ori/core/access/viewer';
import type { z } from 'zod';
import type { TutorDeps } from '../tutor.deps.ts';
import type { LimitsStore } from './limits.store.ts';

interface Deps extends Pick<TutorDeps, 'database' | 'reach' | 'audit' | 'now'> {
  readonly store: LimitsStore;
  /** The language model this installation is set up with, or null. */
  readonly offeredVendor: string | null;
}
type Answer = z.infer<typeof tutorLimitsAnswer>;
type Changes = z.infer<typeof changeTutorLimitsInput>;

/** What was left out of a change stays as it was. */
function given(changes: Changes): Partial<Answer['limits']> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** Limits a grown-up sets for a child: read by those who care for it, changed by its parents. */
export function createLimitsService({ database, store, reach, audit, offeredVendor, now }: Deps) {
  return {
    async read(viewer: Viewer, childId: string): Promise<Result<Answer, 'not-found'>> {
      const child = await reach('tutor.limits', viewer, childId);
      if (child === null || child.role !== 'student') return fail('not-found');
      return succeed({ childId, limits: await store.of(childId), offeredVendor });
    },
    /** A language model is agreed to by its vendor's name, and only to the one that is set up. */
    async change(
      viewer: Viewer,
      childId: string,
      changes: Changes,
    ): Promise<Result<Answer, 'not-found' | 'vendor-unknown'>> {
      const child = await reach('tutor.changeLimits', viewer, childId);
      if (child === null) return fail('not-found');
      const vendor = changes.modelVendor ?? null;
      if (vendor !== null && vendor !== offeredVendor) return fail('vendor-unknown');
      const { familyId } = child;
      const limits = await database.db.transaction(async (tx) => {
        const wanted = { ...(await store.of(childId, tx)), ...given(changes) };
        await store.keep({ childId, familyId }, wanted, { changedBy: viewer.userId, changedAt: now() }, tx);
        const act = { act: 'tutor-limits-changed', familyId, actorId: viewer.userId, subjectId: childId };
        await audit({ ...act, detail: { fields: Object.keys(given(changes)) } }, tx);
        return wanted;
      });
      return succeed({ childId, limits, offeredVendor });
    },
  };
}
export type LimitsService = ReturnType<typeof createLimitsService>;
