import { type Allowances, allowancesOf, EVERYTHING } from '@ori/core/billing/allowances';
import { placeHolders } from '@ori/core/billing/places';
import type { Viewer } from '@ori/core/access/viewer';
import type { Executor, Tx } from '../../db/database.ts';
import type { BillingParts } from './billing.deps.ts';
import type { FamilyChild } from './places.store.ts';

/** Who of a family holds a place. */
export interface Seat {
  readonly child: FamilyChild;
  readonly hasPlace: boolean;
}

/** What is allowed, asked in one place by everybody; where nothing is sold, everything is. */
export function createAllowed({ store, isSelling, now }: Pick<BillingParts, 'store' | 'isSelling' | 'now'>) {
  async function allowancesFor(familyId: string, executor?: Executor): Promise<Allowances> {
    if (!(await isSelling(executor))) return EVERYTHING;
    return allowancesOf(await store.subscriptionsOf(familyId, executor), now());
  }
  async function seats(familyId: string): Promise<Seat[]> {
    const [children, allowances] = await Promise.all([store.childrenOf(familyId), allowancesFor(familyId)]);
    const holders = placeHolders(children, allowances.children);
    return children.map((child) => ({ child, hasPlace: holders.has(child.id) }));
  }
  return {
    allowancesFor,
    seats,
    /** Is there a place for one child more? Nobody else takes it before the transaction ends. */
    async hasPlaceLeft(familyId: string, tx: Tx): Promise<boolean> {
      if (!(await isSelling(tx))) return true;
      await store.lockFamily(familyId, tx);
      const { children } = await allowancesFor(familyId, tx);
      return children === null || (await store.countChildren(familyId, tx)) < children;
    },
    /** Does this learner wait for a place? Whoever has no parents here needs none. */
    async isResting({ userId, familyId }: Pick<Viewer, 'userId' | 'familyId'>): Promise<boolean> {
      if (!(await isSelling())) return false;
      return (await seats(familyId)).some(({ child, hasPlace }) => child.id === userId && !hasPlace);
    },
    async hasClassroomTools(familyId: string): Promise<boolean> {
      return (await allowancesFor(familyId)).hasClassroomTools;
    },
  };
}
export type Allowed = ReturnType<typeof createAllowed>;
