import type { ThreadKind, ThreadPart } from '@ori/contracts/messaging-names';
import type { Database } from '../../db/database.ts';
import { isTakenElsewhere } from '../../db/taken-elsewhere.ts';
import type { Place } from '../../http/page-cursor.ts';
import { messages } from './messaging.tables.ts';

export interface MessageRow {
  readonly id: string;
  readonly kind: ThreadKind;
  readonly place: string;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly authorPart: ThreadPart;
  readonly body: string;
  readonly writtenAt: Date;
  readonly withdrawnAt: Date | null;
}
/** A thread as one person finds it in the list. */
export interface Standing {
  readonly place: string;
  readonly kind: ThreadKind;
  readonly unread: number;
  readonly last: MessageRow | null;
}
export interface Address {
  readonly place: string;
  readonly kind: ThreadKind;
}

const SHOWN = `m.id, m.kind, m.place, m.author_id as "authorId", m.author_part as "authorPart", m.body,
    m.written_at as "writtenAt", w.withdrawn_at as "withdrawnAt",
    coalesce(case when m.author_part = 'child' then a.first_name else trim(a.first_name || ' ' || a.last_name) end, '') as "authorName"`;
const FROM = `from messages m left join message_withdrawals w on w.family_id = m.family_id and w.message_id = m.id left join users a on a.id = m.author_id`;
const PAGE = {
  name: 'messages-page',
  text: `select ${SHOWN} ${FROM} where m.place = $1 and m.kind = $2
      and ($3::timestamptz is null or (m.written_at, m.id) < ($3, $4::uuid))
    order by m.written_at desc, m.id desc limit $5`,
};
/** Unread ones are counted to a hundred and no further. */
const STANDINGS = {
  name: 'messages-standings',
  text: `select p.place, p.kind, u.unread, l.id as "lastId"
    from unnest($1::uuid[], $2::text[]) as p(place, kind)
    left join thread_reads r on r.user_id = $3 and r.place = p.place and r.kind = p.kind
    left join lateral (select id from messages m where m.place = p.place and m.kind = p.kind
      order by m.written_at desc, m.id desc limit 1) l on true
    left join lateral (select count(*)::int as unread from (select 1 from messages m
      where m.place = p.place and m.kind = p.kind and m.author_id is distinct from $3
        and m.written_at > coalesce(r.read_to, '-infinity') limit 100) counted) u on true`,
};
const READ = `insert into thread_reads (user_id, family_id, place, kind, read_to)
    select $1, $2, $3, $4, max(written_at) from messages where place = $3 and kind = $4 having count(*) > 0
  on conflict (family_id, user_id, place, kind) do update set read_to = greatest(thread_reads.read_to, excluded.read_to)`;
const WITHDRAW = `insert into message_withdrawals (family_id, message_id, withdrawn_at)
  select family_id, id, $2 from messages where id = $1 on conflict do nothing`;
const SEEN_BY = `select r.user_id as "userId" from thread_reads r where r.place = $1 and r.kind = $2
  and r.read_to >= (select max(written_at) from messages where place = $1 and kind = $2)`;

/** What people wrote to each other: added and withdrawn, never changed. */
export function createMessagesStore({ db, pool }: Pick<Database, 'db' | 'pool'>) {
  async function byIds(ids: readonly string[]): Promise<MessageRow[]> {
    if (ids.length === 0) return [];
    return (await pool.query<MessageRow>(`select ${SHOWN} ${FROM} where m.id = any($1::uuid[])`, [ids])).rows;
  }
  return {
    /** Newest first, one more than `first` when there are more. */
    async page({ place, kind }: Address, first: number, before: Place | null): Promise<MessageRow[]> {
      const values = [place, kind, before?.at ?? null, before?.id ?? null, first + 1];
      return (await pool.query<MessageRow>({ ...PAGE, values })).rows;
    },
    async standings(userId: string, places: readonly Address[]): Promise<Standing[]> {
      const values = [places.map(({ place }) => place), places.map(({ kind }) => kind), userId];
      const asked = await pool.query<Address & { unread: number; lastId: string | null }>({
        ...STANDINGS,
        values,
      });
      const found = await byIds(asked.rows.flatMap(({ lastId }) => lastId ?? []));
      const last = new Map(found.map((row) => [row.id, row]));
      return asked.rows.map(({ lastId, ...row }) => ({ ...row, last: last.get(lastId ?? '') ?? null }));
    },
    async find(id: string): Promise<MessageRow | null> {
      return (await byIds([id]))[0] ?? null;
    },
    /** False when a message of this id is there already. */
    async add(row: typeof messages.$inferInsert): Promise<boolean> {
      if (await isTakenElsewhere(db, messages, [row])) return false;
      return (await db.insert(messages).values(row).onConflictDoNothing().returning()).length > 0;
    },
    async withdraw(messageId: string, withdrawnAt: Date): Promise<void> {
      await pool.query(WITHDRAW, [messageId, withdrawnAt]);
    },
    async writtenSince(authorId: string, since: Date): Promise<number> {
      const text = 'select count(*)::int as written from messages where author_id = $1 and written_at > $2';
      return (await pool.query<{ written: number }>(text, [authorId, since])).rows[0]?.written ?? 0;
    },
    /** The reader has read everything that is in the thread now. */
    async markRead(reader: { userId: string; familyId: string }, { place, kind }: Address): Promise<void> {
      await pool.query(READ, [reader.userId, reader.familyId, place, kind]);
    },
    /** Who has read the newest message. */
    async seenBy({ place, kind }: Address): Promise<string[]> {
      const { rows } = await pool.query<{ userId: string }>(SEEN_BY, [place, kind]);
      return rows.map(({ userId }) => userId);
    },
    /** What a family may take with it: what was withdrawn stands there as withdrawn. */
    async everOf(childIds: readonly string[]): Promise<MessageRow[]> {
      const text = `select ${SHOWN} ${FROM} where m.child_id = any($1::uuid[]) order by m.written_at, m.id`;
      const { rows } = await pool.query<MessageRow>(text, [[...childIds]]);
      return rows.map((row) => (row.withdrawnAt === null ? row : { ...row, body: '' }));
    },
  };
}
export type MessagesStore = ReturnType<typeof createMessagesStore>;
