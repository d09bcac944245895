import type { UpdateProfileInput, User } from '@ori/contracts/accounts';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { type Refusal, isUnderAge } from '@ori/core/accounts/sign-up';
import type { AccountsDeps } from './accounts.deps.ts';
import type { NewUserRow, UserRow } from './accounts.tables.ts';
import type { Audit } from '../../db/audit-entry.ts';
import type { EmailChange } from './email-change.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import { given } from './given.ts';
import type { OwnProof } from './own-proof.ts';
import { presentUser } from './present-user.ts';
import type { RareCalls } from './rare-calls.ts';
import type { Reach } from './reach.ts';
import type { UserStore } from './users.store.ts';

const PREFERENCES_MAX_CHARS = 8_000;
const EMAIL_CHANGES_PER_HOUR = 10;

interface ProfileDeps extends Pick<AccountsDeps, 'database' | 'now'> {
  readonly users: UserStore;
  readonly ownProof: OwnProof;
  readonly rareCalls: RareCalls;
  readonly reach: Reach;
  readonly emailConfirmation: EmailConfirmation;
  readonly emailChange: EmailChange;
  readonly audit: Audit;
}

const isNewEmail = (row: UserRow, { email }: UpdateProfileInput) =>
  email !== undefined && email.toLowerCase() !== row.email?.toLowerCase();

function columnsOf(row: UserRow, changes: UpdateProfileInput): Partial<NewUserRow> {
  const { preferences, email: _waits, ...plain } = changes;
  const columns: Partial<NewUserRow> = given(plain);
  if (preferences) columns.preferences = { ...row.preferences, ...preferences };
  return columns;
}

/** Correcting what is kept of a person: themselves, or their child's by a parent. */
export function createProfileChanges(deps: ProfileDeps) {
  /** Another address asks for the secret once more: a session left open must not be enough to take an account. */
  async function refusalOfEmail(viewer: Viewer, row: UserRow, email: string): Promise<Refusal | null> {
    if ((await deps.ownProof.provedUntil(viewer)) === null) return { code: 'proof-needed' };
    const mayTry = await deps.rareCalls.allow('email-change', row.id, EMAIL_CHANGES_PER_HOUR);
    const mayWrite = mayTry && (await deps.emailConfirmation.mayAsk(email));
    return mayWrite ? null : { code: 'too-many-requests' };
  }

  async function refusalOf(
    viewer: Viewer,
    row: UserRow,
    changes: UpdateProfileInput,
  ): Promise<Refusal | null> {
    const preferences = JSON.stringify({ ...row.preferences, ...changes.preferences });
    if (preferences.length > PREFERENCES_MAX_CHARS) return { code: 'invalid-input', field: 'preferences' };
    if (!isNewEmail(row, changes)) return null;
    // Of a child nothing is kept that is not needed, and mail to a child is not.
    if (isUnderAge(row.ageGroup)) return { code: 'grown-up-needed', field: 'email' };
    return refusalOfEmail(viewer, row, changes.email ?? '');
  }

  async function write(viewer: Viewer, row: UserRow, changes: UpdateProfileInput): Promise<UserRow> {
    const [changed, sendLetters] = await deps.database.db.transaction(async (tx) => {
      const locked = (await deps.users.findForUpdate(row.id, tx)) ?? row;
      const columns = columnsOf(locked, changes);
      const kept = Object.keys(columns).length > 0 ? await deps.users.update(row.id, columns, tx) : locked;
      const { familyId, id: subjectId } = row;
      const detail = { fields: Object.keys(changes) };
      await deps.audit({ act: 'profile-updated', familyId, actorId: viewer.userId, subjectId, detail }, tx);
      const { email } = changes;
      const asked =
        email !== undefined && isNewEmail(locked, changes)
          ? await deps.emailChange.ask(viewer, locked, email, tx)
          : null;
      return [kept ?? locked, asked] as const;
    });
    sendLetters?.();
    return changed;
  }

  return {
    /** Changes what is given; another e-mail address counts once it is confirmed, and the answer holds the one till then. */
    async update(
      operation: Operation,
      viewer: Viewer,
      id: string,
      changes: UpdateProfileInput,
    ): Promise<Result<User, Refusal>> {
      const reached = await deps.reach(operation, viewer, id);
      if (!reached.ok) return reached;
      const row = reached.value;
      const refusal = await refusalOf(viewer, row, changes);
      if (refusal) return fail(refusal);
      return succeed(presentUser(await write(viewer, row, changes), deps.now()));
    },
  };
}
export type ProfileChanges = ReturnType<typeof createProfileChanges>;
