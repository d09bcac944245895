import type { ErrorCode } from '@ori/contracts/errors';
import type { Locale } from '@ori/contracts/locale';
import { type Result, fail, succeed } from '@ori/contracts/result';
import type { AgeGroup } from '@ori/contracts/roles';
import { emailProvedAt } from '@ori/core/accounts/email-proof';
import { pinFault } from '@ori/core/accounts/pin-rules';
import type { Tx } from '../../db/database.ts';
import type { AccountsDeps } from './accounts.deps.ts';
import type { NewUserRow } from './accounts.tables.ts';
import type { Audit } from '../../db/audit-entry.ts';
import { given } from './given.ts';
import type { GuessGuard } from './guess-guard.ts';
import type { NewPins } from './new-pins.ts';
import { BUSY, type SecretHasher } from './secret-hasher.ts';
import type { SessionStore } from './sessions.store.ts';
import { type UserStore, takenField, takenSacredIds } from './users.store.ts';

export interface NewChild {
  readonly firstName: string;
  readonly sacredId: string;
  readonly pin: string;
  readonly ageGroup: AgeGroup;
  readonly birthMonth?: number | undefined;
  readonly birthYear?: number | undefined;
  readonly gradeLevel?: number | undefined;
  readonly pictureKey?: boolean | undefined;
  readonly familyId: string;
  readonly locale: Locale;
  readonly timeZone: string;
  /** Of the demo family; never from the wire. */
  readonly demo?: boolean | undefined;
}
export interface ChildChanges {
  readonly firstName?: string | undefined;
  readonly ageGroup?: AgeGroup | undefined;
  readonly birthMonth?: number | null | undefined;
  readonly birthYear?: number | null | undefined;
  readonly gradeLevel?: number | null | undefined;
  readonly pictureKey?: boolean | undefined;
}

interface ChildrenDeps extends Pick<AccountsDeps, 'database' | 'now' | 'newId'> {
  readonly users: UserStore;
  readonly hasher: SecretHasher;
  readonly guard: GuessGuard;
  readonly newPins: NewPins;
  readonly sessionStore: SessionStore;
  readonly audit: Audit;
}

/** Column by column: the caller's object may carry more than belongs here. */
function columnsOf(input: NewChild): Omit<NewUserRow, 'id'> {
  const { firstName, sacredId, ageGroup, familyId, locale, timeZone } = input;
  return {
    firstName,
    sacredId,
    ageGroup,
    familyId,
    locale,
    timeZone,
    role: 'student',
    birthMonth: input.birthMonth ?? null,
    birthYear: input.birthYear ?? null,
    gradeLevel: input.gradeLevel ?? null,
    pictureKey: input.pictureKey ?? false,
    metadata: input.demo ? { demo: true } : {},
  };
}

/**
 * Children's accounts, for the families feature: who may call is decided there. All writes happen in the
 * caller's transaction, so that a child without consent, or a consent without a child, cannot come to be.
 */
export function createChildren(deps: ChildrenDeps) {
  const { users } = deps;

  return {
    /** Why `createChild` would refuse this, as far as that is known before; writes nothing. */
    async refusalOf({
      sacredId,
      pin,
      birthYear,
    }: Pick<NewChild, 'sacredId' | 'pin' | 'birthYear'>): Promise<ErrorCode | null> {
      const fault = pinFault(pin, birthYear === undefined ? [] : [birthYear]);
      if (fault) return fault;
      const taken = await takenSacredIds(deps.database.db, [sacredId]);
      return taken.size > 0 ? 'sacred-id-taken' : null;
    },
    /** When somebody showed that their address is theirs; null while they did not. */
    async addressProvedAt(userId: string, within?: Tx): Promise<string | null> {
      const user = await users.find(userId, within);
      return user === null ? null : emailProvedAt(user.metadata);
    },
    /** Fails with 'pin-too-common', 'pin-is-birth-year', 'sacred-id-taken' or 'too-many-requests'; nothing is written then. */
    async createChild(input: NewChild, tx: Tx): Promise<Result<{ userId: string }, ErrorCode>> {
      const fault = pinFault(input.pin, input.birthYear === undefined ? [] : [input.birthYear]);
      if (fault) return fail(fault);
      const pinHash = await deps.hasher.hash('pin', input.pin);
      if (pinHash === BUSY) return fail('too-many-requests');
      const row = { ...columnsOf(input), id: deps.newId(), pinHash, createdAt: deps.now() };
      try {
        // A savepoint of its own: a taken Sacred ID must not break the transaction around it.
        const { id: userId } = await tx.transaction((inner) => users.insert(row, inner));
        return succeed({ userId });
      } catch (error) {
        if (takenField(error) === 'sacredId') return fail('sacred-id-taken');
        throw error;
      }
    },
    /** Changes what is given and leaves the rest; 'not-found' when there is no such child. */
    async updateChild(childId: string, changes: ChildChanges, tx: Tx): Promise<Result<null, ErrorCode>> {
      const { firstName, ageGroup, birthMonth, birthYear, gradeLevel, pictureKey } = changes;
      const wanted = given({ firstName, ageGroup, birthMonth, birthYear, gradeLevel, pictureKey });
      const isChange = Object.keys(wanted).length > 0;
      const row = await (isChange ? users.update(childId, wanted, tx) : users.find(childId, tx));
      return row ? succeed(null) : fail('not-found');
    },
    /** A new PIN from a grown-up: budgets begin anew, the child is signed out everywhere. */
    async renewPin(childId: string, pin: string, tx: Tx): Promise<Result<null, ErrorCode>> {
      const child = await users.findForUpdate(childId, tx);
      if (!child) return fail('not-found');
      const pinHash = await deps.newPins.hash(child, pin);
      if (!pinHash.ok) return fail(pinHash.failure.code);
      await deps.newPins.store(child, pinHash.value, null, tx);
      await deps.guard.renew(childId, tx);
      return succeed(null);
    },
    /** A grown-up lets a held-back PIN be tried again. */
    unlock: (childId: string, tx: Tx): Promise<void> => deps.guard.renew(childId, tx),
    /** Those of the children whose PIN is held back; one query, however many. */
    lockedAmong: (childIds: readonly string[]): Promise<ReadonlySet<string>> =>
      deps.guard.lockedAmong(childIds),
    /** Lets a child in, or ends all their sessions and keeps them out. */
    async setActive(childId: string, active: boolean, tx: Tx): Promise<void> {
      const child = await users.update(childId, { isActive: active }, tx);
      if (!child) return;
      if (!active) await deps.sessionStore.endAll(childId, tx);
      const act = active ? 'sign-in-allowed' : 'sign-in-ended';
      await deps.audit({ act, familyId: child.familyId, actorId: null, subjectId: childId }, tx);
    },
  };
}
export type Children = ReturnType<typeof createChildren>;
