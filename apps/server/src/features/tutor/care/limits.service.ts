import { fail, type Result, succeed } from '@ori/contracts/result';
import type { changeTutorLimitsInput, tutorLimitsAnswer } from '@ori/contracts/tutor-care';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { mayGoToOthers } from '@ori/core/privacy/consent-rules';
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
  /** Only where there is a model to agree to. */
  async function needsStrongerConsent({ userId, ageGroup }: Learner): Promise<boolean> {
    if (offeredVendor === null) return false;
    return !mayGoToOthers({ ageGroup, consentMethod: await store.consentMethodOf(userId) });
  }

  return {
    async read(viewer: Viewer, childId: string): Promise<Result<Answer, 'not-found'>> {
      const child = await reach('tutor.limits', viewer, childId);
      if (child === null || child.role !== 'student') return fail('not-found');
      const limits = await store.of(childId);
      const needs = { needsStrongerConsent: await needsStrongerConsent(child) };
      return succeed({ childId, limits, offeredVendor, ...needs });
    },
    /** A language model is agreed to by its vendor's name, and only to the one that is set up. */
    async change(
      viewer: Viewer,
      childId: string,
      changes: Changes,
    ): Promise<Result<Answer, 'not-found' | 'vendor-unknown' | 'stronger-consent-needed'>> {
      const child = await reach('tutor.changeLimits', viewer, childId);
      if (child === null) return fail('not-found');
      const vendor = changes.modelVendor ?? null;
      if (vendor !== null && vendor !== offeredVendor) return fail('vendor-unknown');
      const needs = { needsStrongerConsent: await needsStrongerConsent(child) };
      if (vendor !== null && needs.needsStrongerConsent) return fail('stronger-consent-needed');
      const { familyId } = child;
      const limits = await database.db.transaction(async (tx) => {
        const wanted = { ...(await store.of(childId, tx)), ...given(changes) };
        await store.keep({ childId, familyId }, wanted, { changedBy: viewer.userId, changedAt: now() }, tx);
        const act = { act: 'tutor-limits-changed', familyId, actorId: viewer.userId, subjectId: childId };
        await audit({ ...act, detail: { fields: Object.keys(given(changes)) } }, tx);
        return wanted;
      });
      return succeed({ childId, limits, offeredVendor, ...needs });
    },
  };
}
export type LimitsService = ReturnType<typeof createLimitsService>;
