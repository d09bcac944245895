import { SESSIONS_PER_ACCOUNT_MAX } from '@ori/contracts/limits';
import { and, desc, eq, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/database.ts';
import { auditEntries, knownDevices, sessions } from './accounts.tables.ts';
import { familySeen } from './family-seen.ts';

/** All that is written when somebody comes in. */
export interface SessionOpening {
  /** The session the browser came with, which ends; '' when it had none. */
  readonly endedHash: string;
  readonly userId: string;
  readonly familyId: string;
  readonly cookieId: string;
  readonly cookieHash: string;
  readonly bearerId: string;
  readonly bearerHash: string;
  readonly deviceId: string;
  readonly label: string;
  readonly remembered: boolean;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly bearerExpiresAt: Date;
  /** Failures a right secret on this device takes back; 0 where none was shown, or its try is settled. */
  readonly takenBack: number;
  /** From when the next of its failures fades; counts where some are taken back. */
  readonly failingSince: Date;
  readonly entryId: string;
  readonly act: string;
}
type Given = <Name extends keyof SessionOpening>(name: Name) => SessionOpening[Name] | Placeholder<Name>;

function newSessions(of: Given) {
  const shared = {
    userId: of('userId'),
    familyId: of('familyId'),
    createdAt: of('at'),
    lastSeenAt: of('at'),
  };
  const cookie = { id: of('cookieId'), tokenHash: of('cookieHash'), expiresAt: of('expiresAt') };
  const browser = { deviceId: of('deviceId'), label: of('label'), remembered: of('remembered') };
  const bearer = { id: of('bearerId'), tokenHash: of('bearerHash'), expiresAt: of('bearerExpiresAt') };
  return [
    { ...shared, ...cookie, ...browser, kind: 'cookie' as const },
    { ...shared, ...bearer, kind: 'bearer' as const, parentId: of('cookieId') },
  ];
}

/** One statement, so that coming in costs one trip to the database and is whole or not at all. */
function openingOf(db: Executor, of: Given) {
  const [userId, familyId] = [of('userId'), of('familyId')];
  const moments = { createdAt: of('at'), lastUsedAt: of('at') };
  const ended = db.$with('ended').as(
    db
      .delete(sessions)
      .where(eq(sessions.tokenHash, of('endedHash')))
      .returning({ id: sessions.id }),
  );
  const opened = db
    .$with('opened')
    .as(db.insert(sessions).values(newSessions(of)).returning({ id: sessions.id }));
  const failures = sql<number>`greatest(0, ${knownDevices.failures} - ${of('takenBack')}::int)`;
  const failingSince = sql<Date>`case when ${of('takenBack')}::int > 0 then excluded.failing_since
    else ${knownDevices.failingSince} end`;
  // Whoever signs in again and again from ever new browsers keeps those that were used last.
  const surplus = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.kind, 'cookie')))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(SESSIONS_PER_ACCOUNT_MAX - 1);
  const left = db
    .$with('left_over')
    .as(db.delete(sessions).where(inArray(sessions.id, surplus)).returning({ id: sessions.id }));
  const known = db.$with('known').as(
    db
      .insert(knownDevices)
      .values({ deviceId: of('deviceId'), userId, familyId, failingSince: of('failingSince'), ...moments })
      .onConflictDoUpdate({
        target: [knownDevices.deviceId, knownDevices.userId],
        set: { lastUsedAt: sql`excluded.last_used_at`, failures, failingSince },
      })
      // A row that was there before keeps the transaction that changed it.
      .returning({ isNew: sql<boolean>`(xmax = 0)`.as('is_new') }),
  );
  const entry = {
    id: of('entryId'),
    act: of('act'),
    at: of('at'),
    familyId,
    actorId: userId,
    subjectId: userId,
  };
  return db
    .with(ended, left, opened, known, familySeen(db, familyId, of('at')))
    .insert(auditEntries)
    .values({ ...entry, detail: {} })
    .returning({ isNew: sql<boolean>`(select is_new from known)` });
}

/** The only SQL that lets somebody in. */
export function createSessionOpeningStore(db: Db) {
  const prepared = openingOf(db, (name) => sql.placeholder(name)).prepare('accounts_open_session');
  return {
    /** Writes it by itself, or as part of the transaction given. Answers whether the person never came in from this browser. */
    async write(opening: SessionOpening, tx: Executor | null): Promise<boolean> {
      const opened = tx === null ? prepared.execute({ ...opening }) : openingOf(tx, (name) => opening[name]);
      return (await opened).some(({ isNew }) => isNew);
    },
  };
}
export type SessionOpeningStore = ReturnType<typeof createSessionOpeningStore>;
