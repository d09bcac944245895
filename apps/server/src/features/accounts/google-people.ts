import { TERMS_VERSION } from '@ori/contracts/consent-version';
import { NAME_MAX } from '@ori/contracts/limits';
import type { Locale } from '@ori/contracts/locale';
import { type Result, fail, succeed } from '@ori/contracts/result';
import { ageRefusal } from '@ori/core/accounts/sign-up';
import type { AccountsDeps, Caller } from './accounts.deps.ts';
import type { UserRow } from './accounts.tables.ts';
import type { Audit } from '../../db/audit-entry.ts';
import type { Deletion } from './deletion.ts';
import type { FamilyStore } from './families.store.ts';
import type { ProvenIdentity } from './google-provider.ts';
import type { TravelBag } from './google-travel-bag.ts';
import { type UserStore, takenField } from './users.store.ts';

/** What the page is told when it does not work out (spec §8 "OAuth return"); all but the first two read the same there. */
export type OauthError =
  | 'oauth_failed'
  | 'invalid_code'
  | 'account_needed'
  | 'grown_up_needed'
  | 'email_in_use'
  | 'sign_up_closed';

interface GooglePeopleDeps extends Pick<AccountsDeps, 'database' | 'now' | 'newId' | 'isSignUpOpen'> {
  readonly users: UserStore;
  readonly familyMembers: FamilyStore;
  readonly deletion: Deletion;
  readonly audit: Audit;
}

/** Why nobody new is made of a proven identity, or null. Admins are never made, children under 14 by grown-ups. */
function newcomerRefusal({ role, ageGroup, age, country }: TravelBag): OauthError | null {
  if (role === 'admin') return 'oauth_failed';
  if (role === null) return 'account_needed';
  const refusal = ageRefusal({ role, ageGroup: ageGroup ?? undefined, age, country });
  if (refusal === null) return null;
  return refusal.code === 'grown-up-needed' ? 'grown_up_needed' : 'account_needed';
}

/** Makes an account with a family of its own; the address needs no proof any more. */
async function make(
  deps: GooglePeopleDeps,
  identity: ProvenIdentity & { readonly email: string },
  bag: TravelBag,
  locale: Locale,
): Promise<UserRow> {
  const now = deps.now();
  const [id, familyId] = [deps.newId(), deps.newId()];
  const row = {
    id,
    familyId,
    locale,
    timeZone: bag.timeZone,
    email: identity.email,
    googleSubject: identity.subject,
    firstName: identity.firstName.slice(0, NAME_MAX),
    lastName: identity.lastName.slice(0, NAME_MAX),
    role: bag.role ?? 'student',
    ageGroup: bag.role === 'student' ? bag.ageGroup : null,
    birthYear: bag.age === undefined ? null : now.getUTCFullYear() - bag.age,
    country: bag.country ?? null,
    termsAgreedAt: bag.termsAgreed ? now : null,
    termsVersion: bag.termsAgreed ? TERMS_VERSION : null,
    metadata: { emailVerifiedAt: now.toISOString() },
    createdAt: now,
  };
  return deps.database.db.transaction(async (tx) => {
    await deps.familyMembers.insert(familyId, tx);
    await deps.audit({ act: 'sign-up', familyId, actorId: id, subjectId: id, detail: { by: 'google' } }, tx);
    return deps.users.insert(row, tx);
  });
}

/** Finds or makes the account of an identity that Google vouches for. */
export function createGooglePeople(deps: GooglePeopleDeps) {
  const { users } = deps;

  /**
   * An account with that address is joined only when it, too, has proved the address; else somebody could
   * have put another's address on their account and wait. Admins always come by password and code.
   */
  async function join(user: UserRow, identity: ProvenIdentity): Promise<Result<UserRow, OauthError>> {
    if (user.role === 'admin') return fail('oauth_failed');
    if (user.metadata['emailVerifiedAt'] === undefined || user.googleSubject) return fail('email_in_use');
    const joined = await deps.database.db.transaction(async (tx) => {
      const { familyId, id } = user;
      await deps.audit({ act: 'google-joined', familyId, actorId: id, subjectId: id }, tx);
      return users.update(id, { googleSubject: identity.subject }, tx);
    });
    return joined ? succeed(joined) : fail('oauth_failed');
  }

  async function welcome(
    identity: ProvenIdentity,
    bag: TravelBag,
    caller: Caller,
  ): Promise<Result<UserRow, OauthError>> {
    const refusal = newcomerRefusal(bag);
    if (refusal) return fail(refusal);
    if ((await deps.isSignUpOpen?.()) === false) return fail('sign_up_closed');
    const { email } = identity;
    if (email === null) return fail('oauth_failed');
    try {
      return succeed(await make(deps, { ...identity, email }, bag, caller.locale));
    } catch (error) {
      // Two callbacks of one newcomer at once: the second finds the address taken.
      if (takenField(error) === null) throw error;
      return fail('oauth_failed');
    }
  }

  return {
    /** The account to sign in, if the person may come in this way. */
    async personOf(
      identity: ProvenIdentity,
      bag: TravelBag,
      caller: Caller,
    ): Promise<Result<UserRow, OauthError>> {
      const known = await users.findByGoogle(identity.subject);
      const user = known ?? (identity.email === null ? null : await users.findByIdentifier(identity.email));
      if (!user) return welcome(identity, bag, caller);
      if (!user.isActive || !deps.deletion.mayReturn(user)) return fail('oauth_failed');
      if (!known) return join(user, identity);
      return known.role === 'admin' ? fail('oauth_failed') : succeed(known);
    },
  };
}
export type GooglePeople = ReturnType<typeof createGooglePeople>;
