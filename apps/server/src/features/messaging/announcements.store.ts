import type { Audience } from '@ori/contracts/messaging-names';
import type { Viewer } from '@ori/core/access/viewer';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Executor } from '../../db/database.ts';
import type { Place } from '../../http/page-cursor.ts';
import { announcements } from './messaging.tables.ts';

export interface AnnouncementRow {
  readonly id: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly authorRole: 'teacher' | 'admin';
  readonly audience: Audience;
  readonly title: string;
  readonly body: string;
  readonly publishedAt: Date;
  readonly withdrawnAt: Date | null;
  readonly isRead: boolean;
}

const SHOWN = `select n.id, n.author_id as "authorId", trim(a.first_name || ' ' || a.last_name) as "authorName",
    a.role as "authorRole", n.audience, n.title, n.body, n.published_at as "publishedAt",
    n.withdrawn_at as "withdrawnAt", r.read_at is not null as "isRead"
  from announcements n join users a on a.id = n.author_id and a.deleted_at is null
  left join announcement_reads r on r.announcement_id = n.id and r.user_id = $1`;
/**
 * Whom an announcement reaches: $1 the reader, $2 their role, $3 their family. A teacher's words reach the grown-ups
 * of the children they teach now, and stay with those whose link ended after they were said.
 */
export const REACHES = `n.withdrawn_at is null and (n.audience = 'everyone' or n.audience = $2
    or (n.audience = 'linked' and $2 = 'parent' and exists (select 1 from child_teachers l
      where l.family_id = $3 and l.teacher_id = n.author_id and l.accepted_at is not null
        and n.published_at < coalesce(l.ended_at, 'infinity'))))`;
const LISTED = {
  name: 'announcements-listed',
  text: `${SHOWN} where (n.author_id = $1 or (${REACHES}))
      and ($4::timestamptz is null or (n.published_at, n.id) < ($4, $5::uuid))
    order by n.published_at desc, n.id desc limit $6`,
};
const KEPT = `${SHOWN} join users u on u.id = $1 where n.author_id = $1 or (${REACHES.replaceAll('$2', 'u.role').replaceAll('$3', 'u.family_id')})
  order by n.published_at, n.id`;
const MARK = `insert into announcement_reads (announcement_id, user_id, family_id, read_at)
  select n.id, $1, $3, $5 from announcements n where n.id = any($4::uuid[]) and n.author_id <> $1 and (${REACHES})
  on conflict do nothing`;

/** Words to many: of a teacher to linked families, of an admin to all or a role. */
export function createAnnouncementsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async page({ userId, role, familyId }: Viewer, first: number, before: Place | null) {
      const values = [userId, role, familyId, before?.at ?? null, before?.id ?? null, first + 1];
      return (await pool.query<AnnouncementRow>({ ...LISTED, values })).rows;
    },
    /** Everything that reached a person or is theirs, oldest first: for their own copy. */
    async everOf(userId: string): Promise<AnnouncementRow[]> {
      return (await pool.query<AnnouncementRow>(KEPT, [userId])).rows;
    },
    async find(id: string, readerId: string): Promise<AnnouncementRow | null> {
      return (await pool.query<AnnouncementRow>(`${SHOWN} where n.id = $2`, [readerId, id])).rows[0] ?? null;
    },
    /** False when one of this id is there already. */
    async add(row: typeof announcements.$inferInsert, tx: Executor): Promise<boolean> {
      return (await tx.insert(announcements).values(row).onConflictDoNothing().returning()).length > 0;
    },
    async withdraw(id: string, withdrawnAt: Date, tx: Executor): Promise<void> {
      const standing = and(eq(announcements.id, id), isNull(announcements.withdrawnAt));
      await tx.update(announcements).set({ withdrawnAt }).where(standing);
    },
    async publishedSince(authorId: string, since: Date): Promise<number> {
      const text =
        'select count(*)::int as said from announcements where author_id = $1 and published_at > $2';
      return (await pool.query<{ said: number }>(text, [authorId, since])).rows[0]?.said ?? 0;
    },
    async markRead({ userId, role, familyId }: Viewer, ids: readonly string[], at: Date): Promise<void> {
      await pool.query(MARK, [userId, role, familyId, [...ids], at]);
    },
  };
}
export type AnnouncementsStore = ReturnType<typeof createAnnouncementsStore>;
