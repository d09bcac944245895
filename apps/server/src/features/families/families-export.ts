import type { FamiliesStore } from './families.store.ts';

interface Deps {
  readonly store: FamiliesStore;
  /** What other features keep of these learners, by name. */
  readonly recordsOf: (learnerIds: readonly string[]) => Promise<Record<string, unknown>>;
}

/**
 * A person's part of the account export: a parent's children with their consents and records, and
 * the person's own records under `own`.
 */
export function createFamiliesExport({ store, recordsOf }: Deps) {
  return async (userId: string): Promise<Record<string, unknown>> => {
    const children = await store.childrenOf(userId);
    const [consents, own, ...ofChildren] = await Promise.all([
      store.consentsOf([userId, ...children.map(({ id }) => id)]),
      recordsOf([userId]),
      ...children.map(({ id }) => recordsOf([id])),
    ]);
    return {
      own,
      consents,
      children: children.map((child, index) => ({ ...child, records: ofChildren[index] })),
    };
  };
}
