import type { UpdateProfileInput, User } from '@ori/contracts/accounts';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { withoutEmailMarks } from '@ori/core/accounts/email-proof';
import { type Refusal, isUnderAge } from '@ori/core/accounts/sign-up';
import type { AccountsDeps } from './accounts.deps.ts';
import type { NewUserRow, UserRow } from './accounts.tables.ts';
import type { Audit } from '../../db/audit-entry.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import { given } from './given.ts';
import { writeLetter } from './mail-texts.ts';
import type { OneTimeStore } from './one-time.store.ts';
import { presentUser } from './present-user.ts';
import type { RareCalls } from './rare-calls.ts';
import type { Reach } from './reach.ts';
import { type UserStore, takenField } from './users.store.ts';

const PREFERENCES_MAX_CHARS = 8_000;
const EMAIL_CHANGES_PER_HOUR = 10;

interface ProfileDeps extends Pick<AccountsDeps, 'database' | 'now' | 'mail' | 'publicUrl'> {
  readonly users: UserStore;
  readonly tokens: OneTimeStore;
  readonly rareCalls: RareCalls;
  readonly reach: Reach;
  readonly emailConfirmation: EmailConfirmation;
  readonly audit: Audit;
}

const isNewEmail = (row: UserRow, { email }: UpdateProfileInput) =>
  email !== undefined && email !== row.email;

function columnsOf(row: UserRow, changes: UpdateProfileInput): Partial<NewUserRow> {
  const { preferences, ...plain } = changes;
  const columns: Partial<NewUserRow> = given(plain);
  if (preferences) columns.preferences = { ...row.preferences, ...preferences };
  if (isNewEmail(row, changes)) {
    columns.metadata = withoutEmailMarks(row.metadata);
  }
  return columns;
}

/** Correcting what is kept of a person: themselves, or their child's by a parent. */
export function createProfileChanges(deps: ProfileDeps) {
  async function refusalOf(row: UserRow, changes: UpdateProfileInput): Promise<Refusal | null> {
    const preferences = JSON.stringify({ ...row.preferences, ...changes.preferences });
    if (preferences.length > PREFERENCES_MAX_CHARS) return { code: 'invalid-input', field: 'preferences' };
    if (!isNewEmail(row, changes)) return null;
    // Of a child nothing is kept that is not needed, and mail to a child is not.
    if (isUnderAge(row.ageGroup)) return { code: 'grown-up-needed', field: 'email' };
    const mayTry = await deps.rareCalls.allow('email-change', row.id, EMAIL_CHANGES_PER_HOUR);
    return mayTry ? null : { code: 'too-many-requests' };
  }

  async function write(viewer: Viewer, row: UserRow, changes: UpdateProfileInput): Promise<UserRow> {
    return deps.database.db.transaction(async (tx) => {
      const columns = columnsOf(row, changes);
      const changed = Object.keys(columns).length > 0 ? await deps.users.update(row.id, columns, tx) : row;
      if (isNewEmail(row, changes)) await deps.tokens.void(row.id, 'pin-reset', deps.now(), tx);
      const { familyId, id: subjectId } = row;
      const detail = { fields: Object.keys(changes) };
      await deps.audit({ act: 'profile-updated', familyId, actorId: viewer.userId, subjectId, detail }, tx);
      return changed ?? row;
    });
  }

  /** Warns the old address, and asks at the new one. */
  async function tellOfNewEmail(row: UserRow, changed: UserRow): Promise<void> {
    const link = `${deps.publicUrl}/contact`;
    if (row.email) deps.mail.send(writeLetter('emailChanged', row.locale, row.email, { link }));
    await deps.emailConfirmation.askAfterChange(changed);
  }

  return {
    /** Changes what is given; another's e-mail address is refused without saying why. */
    async update(
      operation: Operation,
      viewer: Viewer,
      id: string,
      changes: UpdateProfileInput,
    ): Promise<Result<User, Refusal>> {
      const reached = await deps.reach(operation, viewer, id);
      if (!reached.ok) return reached;
      const row = reached.value;
      const refusal = await refusalOf(row, changes);
      if (refusal) return fail(refusal);
      try {
        const changed = await write(viewer, row, changes);
        if (isNewEmail(row, changes)) await tellOfNewEmail(row, changed);
        return succeed(presentUser(changed, deps.now()));
      } catch (error) {
        if (takenField(error) === null) throw error;
        return fail({ code: 'update-failed', field: 'email' });
      }
    },
  };
}
export type ProfileChanges = ReturnType<typeof createProfileChanges>;
