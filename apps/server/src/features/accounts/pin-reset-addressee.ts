import type { UserRow } from './accounts.tables.ts';
import type { Deletion } from './deletion.ts';
import type { FamilyStore } from './families.store.ts';
import type { FormerAddresses } from './former-addresses.ts';
import type { UserStore } from './users.store.ts';

/** Whose PIN, and by whose mail: only one's own mail proves one's own address; `former` is one's own until a short while ago. */
export interface Addressee {
  readonly user: UserRow;
  readonly by: 'own' | 'grown-up' | 'former';
}

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

/** Finds who is meant by "I forgot my PIN", or null. */
export function createAddressees(deps: {
  readonly users: UserStore;
  readonly familyMembers: FamilyStore;
  readonly deletion: Deletion;
  readonly newId: () => string;
  readonly now: () => Date;
  readonly formerAddresses: FormerAddresses;
}) {
  const { users, deletion } = deps;
  const formerOf = (user: UserRow) => deps.formerAddresses.of(user, deps.now());

  /** Whose address it was before all changes that can still be undone. */
  async function byFormer(email: string): Promise<Addressee | null> {
    const holderId = await deps.formerAddresses.holderOf(email, deps.now());
    const user = holderId && (await users.find(holderId));
    if (!user || !deletion.mayReturn(user) || !isSame(await formerOf(user), email)) return null;
    return { user, by: 'former' };
  }

  return {
    formerOf,
    /** Where a link for this person goes: their own mail or, for a learner without one, a grown-up's of the family. */
    async ofPerson(
      user: UserRow,
    ): Promise<{ readonly email: string; readonly by: 'own' | 'grown-up' } | null> {
      if (!deletion.mayReturn(user)) return null;
      if (user.email !== null) return { email: user.email, by: 'own' };
      if (user.role !== 'student') return null;
      const family = await deps.familyMembers.present(user.familyId);
      const email = family.find((person) => person.role === 'parent' && person.email !== null)?.email;
      return email ? { email, by: 'grown-up' } : null;
    },
    async byEmail(email: string): Promise<Addressee | null> {
      const user = await users.findByIdentifier(email);
      if (!user) return byFormer(email);
      return deletion.mayReturn(user) ? { user, by: 'own' } : null;
    },
    /** By both; a child's link goes to a grown-up of the family, whose address is then the one that matches. */
    async byBoth(sacredId: string, email: string): Promise<Addressee | null> {
      const user = await users.findByIdentifier(sacredId);
      // Looked up for nobody's family too, so that an unknown Sacred ID takes as long as a known one.
      const family = await deps.familyMembers.present(user?.familyId ?? deps.newId());
      if (!user || !deletion.mayReturn(user)) return null;
      if (isSame(user.email, email)) return { user, by: 'own' };
      if (isSame(await formerOf(user), email)) return { user, by: 'former' };
      const isGrownUps = family.some((person) => person.role === 'parent' && isSame(person.email, email));
      return user.role === 'student' && isGrownUps ? { user, by: 'grown-up' } : null;
    },
  };
}
export type Addressees = ReturnType<typeof createAddressees>;
