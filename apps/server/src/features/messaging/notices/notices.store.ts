import { DIGEST_HOUR, type Digest, type NoticeKind, NOTICES_MAX } from '@ori/contracts/messaging-names';
import type { Locale } from '@ori/contracts/locale';
import type { Role } from '@ori/contracts/roles';
import type { Viewer } from '@ori/core/access/viewer';
import type { Happening } from '@ori/core/messaging/group-notices';
import type { Mailbox } from '@ori/core/messaging/letter-rules';
import type { QuietHours } from '@ori/core/messaging/quiet-times';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../db/database.ts';
import { IS_CONFIRMED } from '../../../mail/confirmed.sql.ts';
import { notificationChoices, notificationDigests } from '../messaging.tables.ts';
import { HAPPENINGS } from './happenings.sql.ts';

/** What a person chose to hear of, and how. */
export interface Choices {
  readonly muted: readonly NoticeKind[];
  readonly quiet: QuietHours | null;
  readonly digest: Digest;
  readonly digestHour: number;
}
/** Somebody who wants a digest, with where and how it reaches them. */
export interface DigestReader extends Choices, Mailbox, Pick<Viewer, 'userId' | 'familyId' | 'timeZone'> {
  readonly role: Role;
  readonly locale: Locale;
}

const AS_IT_COMES: Choices = { muted: [], quiet: null, digest: 'off', digestHour: DIGEST_HOUR };
type Row = typeof notificationChoices.$inferSelect;
type Chosen = Pick<Row, 'muted' | 'quietFrom' | 'quietUntil' | 'digest' | 'digestHour'>;

function choicesOf({ muted, quietFrom, quietUntil, digest, digestHour }: Chosen): Choices {
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
  return { muted: muted as NoticeKind[], quiet, digest, digestHour };
}

const SEE = `insert into notification_seen (user_id, family_id, seen_to) values ($1, $2, $3)
  on conflict (family_id, user_id) do update set seen_to = greatest(notification_seen.seen_to, excluded.seen_to)`;
/** A letter of this kind goes to no child: students are left out whatever was chosen. */
const WANTED = `select u.id as "userId", u.family_id as "familyId", u.role, u.locale, u.time_zone as "timeZone", u.email, ${IS_CONFIRMED} as "isConfirmed",
    c.muted, c.quiet_from as "quietFrom", c.quiet_until as "quietUntil", c.digest, c.digest_hour as "digestHour"
  from notification_choices c join users u on u.id = c.user_id
  where c.digest <> 'off' and u.role <> 'student' and u.email is not null and u.deleted_at is null and u.is_active
    and u.id > $1 order by u.id limit $2`;

/** What people hear of is read from what happened; kept are their choices and how far they have seen. */
export function createNoticesStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  return {
    async happenedTo(
      viewer: Pick<Viewer, 'userId' | 'familyId' | 'role'>,
      since: Date,
    ): Promise<Happening[]> {
      const { userId, familyId, role } = viewer;
      const values = [userId, role, familyId, since, NOTICES_MAX];
      const asked = { name: `happenings-${role}`, text: HAPPENINGS[role], values };
      const { rows } = await pool.query<Omit<Happening, 'at'> & { at: Date }>(asked);
      return rows.map((row) => ({ ...row, at: row.at.getTime() }));
    },
    async choicesOf(userId: string): Promise<Choices> {
      const [row] = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId));
      return row === undefined ? AS_IT_COMES : choicesOf(row);
    },
    /** What everybody in this person's family chose to hear of. */
    async everChosenWith(userId: string): Promise<Row[]> {
      const family = sql`(select family_id from users where id = ${userId})`;
      return db.select().from(notificationChoices).where(eq(notificationChoices.familyId, family));
    },
    async choose(
      { userId, familyId }: Pick<Viewer, 'userId' | 'familyId'>,
      { muted, quiet, digest, digestHour }: Choices,
      changedAt: Date,
    ): Promise<void> {
      const times = { quietFrom: quiet?.from ?? null, quietUntil: quiet?.until ?? null };
      const set = { muted: [...muted], ...times, digest, digestHour, changedAt };
      await db
        .insert(notificationChoices)
        .values({ userId, familyId, ...set })
        .onConflictDoUpdate({ target: [notificationChoices.familyId, notificationChoices.userId], set });
    },
    /** False when there was no digest to end. */
    async endDigest(userId: string, tx: Executor): Promise<boolean> {
      const mine = and(eq(notificationChoices.userId, userId));
      return (await tx.update(notificationChoices).set({ digest: 'off' }).where(mine).returning()).length > 0;
    },
    async seenTo(userId: string): Promise<number> {
      const text = 'select seen_to as "seenTo" from notification_seen where user_id = $1';
      return (await pool.query<{ seenTo: Date }>(text, [userId])).rows[0]?.seenTo.getTime() ?? 0;
    },
    async see({ userId, familyId }: Viewer, upTo: Date): Promise<void> {
      await pool.query(SEE, [userId, familyId, upTo]);
    },
    async emailOf(userId: string): Promise<string | null> {
      const text = 'select email from users where id = $1';
      return (await pool.query<{ email: string | null }>(text, [userId])).rows[0]?.email ?? null;
    },
    /** Those who want a digest, by id, after one of them. */
    async digestReaders(after: string, limit: number): Promise<DigestReader[]> {
      type Wanted = Chosen & Omit<DigestReader, keyof Choices>;
      const { rows } = await pool.query<Wanted>(WANTED, [after, limit]);
      return rows.map((row) => ({ ...row, ...choicesOf(row) }));
    },
    /** True for the first who asks, of all processes: only they send the letter of that day. */
    async claimDigest(row: typeof notificationDigests.$inferInsert, tx: Executor): Promise<boolean> {
      return (await tx.insert(notificationDigests).values(row).onConflictDoNothing().returning()).length > 0;
    },
  };
}
export type NoticesStore = ReturnType<typeof createNoticesStore>;
