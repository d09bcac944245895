import type { AdminPerson, PeopleQuery, peopleAnswer } from '@ori/contracts/administration';
import type { AccountAct } from '@ori/contracts/administration-names';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Role } from '@ori/contracts/roles';
import type { Operation } from '@ori/core/access/operations';
import { isNameHeld } from '@ori/core/access/names-in-lists';
import type { Viewer } from '@ori/core/access/viewer';
import { actsFor, rolesFor } from '@ori/core/administration/account-acts';
import type { z } from 'zod';
import { namesRead } from '../../db/audit-entry.ts';
import type { Executor, Tx } from '../../db/database.ts';
import { decodeCursor, pageOf } from '../../http/page-cursor.ts';
import type { AdministrationDeps } from './administration.deps.ts';
import type { PeopleStore, PersonRow } from './people.store.ts';
import { factsOf, presentFor, presentPerson } from './present-person.ts';

const PAGE = 50;

interface Deps extends Pick<AdministrationDeps, 'database' | 'audit' | 'keeper' | 'now'> {
  readonly store: PeopleStore;
}
export type ActFailure = 'not-found' | 'reason-needed' | 'account-act-refused' | 'too-many-requests';
/** What is to be done to an account. */
export type Wish =
  | { readonly act: Exclude<AccountAct, 'role'> }
  | { readonly act: 'role'; readonly role: Role };

const OPERATION_OF = {
  unlock: 'administration.unlock',
  reset: 'administration.sendReset',
  suspend: 'administration.suspend',
  allow: 'administration.suspend',
  role: 'administration.changeRole',
  remove: 'administration.remove',
  restore: 'administration.restore',
} as const satisfies Record<AccountAct, Operation>;

/** A learner is opened, and something done to their account, for a reason only. */
const lacksReason = (viewer: Viewer, { role }: PersonRow): boolean => isNameHeld(viewer, role);

/** What is left to do when the transaction has ended well. */
type AfterCommit = () => void;
async function done(act: Promise<unknown>): Promise<Result<AfterCommit, never>> {
  await act;
  return succeed(() => undefined);
}

/** Does it, once it is known to be allowed. */
async function carryOut(
  keeper: AdministrationDeps['keeper'],
  wish: Wish,
  on: { readonly id: string; readonly actorId: string; readonly tx: Tx },
): Promise<Result<AfterCommit, ActFailure>> {
  const { id, actorId, tx } = on;
  switch (wish.act) {
    case 'unlock':
      return done(keeper.unlock(id, actorId, tx));
    case 'reset':
      return keeper.sendReset(id, actorId, tx);
    case 'suspend':
      return done(keeper.setActive(id, false, actorId, tx));
    case 'allow':
      return done(keeper.setActive(id, true, actorId, tx));
    case 'role':
      return done(keeper.setRole(id, wish.role, actorId, tx));
    case 'remove':
      return done(keeper.scheduleDeletion(id, actorId, tx));
    case 'restore':
      return done(keeper.restoreDeleted(id, actorId, tx));
  }
}

/** People and their accounts, for whoever runs the installation. Every look at one of them is written down first. */
export function createPeople({ database, audit, keeper, now, store }: Deps) {
  const isLocked = async (id: string) => (await keeper.lockedAmong([id])).has(id);

  async function present(row: PersonRow, viewerId: string): Promise<AdminPerson> {
    const at = now();
    const [around, locked] = await Promise.all([store.around(row, at), isLocked(row.id)]);
    return presentPerson(row, around, factsOf(row, { viewerId, isLocked: locked, now: at }));
  }

  async function noteLook(
    { userId: actorId, lookReason }: Viewer,
    { id: subjectId, familyId }: PersonRow,
    operation: Operation,
    tx: Executor,
  ): Promise<void> {
    const why = lookReason === undefined ? {} : { reason: lookReason };
    await audit({ act: 'record-opened', familyId, actorId, subjectId, detail: { operation, ...why } }, tx);
  }

  async function tried(
    viewer: Viewer,
    id: string,
    wish: Wish,
    tx: Tx,
  ): Promise<Result<AfterCommit, ActFailure>> {
    await store.holdAdmins(tx);
    const row = await store.find(id, tx);
    if (row === null) return fail('not-found');
    if (lacksReason(viewer, row)) return fail('reason-needed');
    const facts = factsOf(row, { viewerId: viewer.userId, isLocked: await isLocked(id), now: now() });
    const isAllowed =
      actsFor(facts).includes(wish.act) && (wish.act !== 'role' || rolesFor(facts).includes(wish.role));
    if (!isAllowed) return fail('account-act-refused');
    // The answer tells of the person, as opening them does.
    if (row.role === 'student') await noteLook(viewer, row, OPERATION_OF[wish.act], tx);
    return carryOut(keeper, wish, { id, actorId: viewer.userId, tx });
  }

  return {
    /** A page of people, the newest first; that they were listed is written down, with a reason also whom it named. */
    async list(viewer: Viewer, query: PeopleQuery): Promise<z.infer<typeof peopleAnswer>> {
      const rows = await store.page(query, decodeCursor(query.cursor), PAGE + 1);
      const { shown, nextCursor } = pageOf(rows, PAGE, ({ createdAt: at, id }) => ({ at, id }));
      const look = { act: 'people-listed', familyId: null, actorId: viewer.userId, subjectId: null };
      const named = namesRead('administration.people', viewer, shown);
      await audit([{ ...look, detail: { people: shown.length } }, ...named], database.db);
      return { people: shown.map((row) => presentFor(viewer, row)), nextCursor };
    },
    /** Opens a person. A learner's record asks for a reason, which the family reads beside the look. */
    async open(viewer: Viewer, id: string): Promise<Result<AdminPerson, 'not-found' | 'reason-needed'>> {
      const row = await store.find(id, database.db);
      if (row === null) return fail('not-found');
      if (lacksReason(viewer, row)) return fail('reason-needed');
      if (id !== viewer.userId) await noteLook(viewer, row, 'administration.person', database.db);
      return succeed(await present(row, viewer.userId));
    },
    /** Does something to an account, and answers the person as they stand then. */
    async act(viewer: Viewer, id: string, wish: Wish): Promise<Result<AdminPerson, ActFailure>> {
      const acted = await database.db.transaction((tx) => tried(viewer, id, wish, tx));
      if (!acted.ok) return acted;
      acted.value();
      const row = await store.find(id, database.db);
      return row === null ? fail('not-found') : succeed(await present(row, viewer.userId));
    },
  };
}
export type PeopleService = ReturnType<typeof createPeople>;
