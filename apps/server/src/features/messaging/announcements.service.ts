import type {
  Announcement,
  AnnouncementInput,
  AnnouncementsAnswer,
  AnnouncementsQuery,
} from '@ori/contracts/messaging';
import { ANNOUNCEMENTS_A_DAY } from '@ori/contracts/messaging-names';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { decodeCursor, pageOf } from '../../http/page-cursor.ts';
import type { AnnouncementRow, AnnouncementsStore } from './announcements.store.ts';
import type { MessagingDeps } from './messaging.deps.ts';

interface Deps extends Pick<MessagingDeps, 'database' | 'audit' | 'now'> {
  readonly store: AnnouncementsStore;
}
type PublishFailure = 'not-allowed' | 'too-many-requests' | 'key-reused';

const DAY_MS = 86_400_000;

function present(row: AnnouncementRow, { userId }: Viewer): Announcement {
  const { authorId, body: text, publishedAt, withdrawnAt, ...rest } = row;
  const times = {
    publishedAt: publishedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
  const isYours = authorId === userId;
  return { ...rest, ...times, text, isYours, isRead: rest.isRead || isYours };
}

/** A teacher speaks to the families linked to them, an admin to everybody or one role. */
const maySpeakTo = (role: Viewer['role'], audience: AnnouncementInput['audience']): boolean =>
  role === 'teacher' ? audience === 'linked' : audience !== 'linked';

/** Announcements: said once, read by many, answered by nobody. */
export function createAnnouncementsService({ database, store, audit, now }: Deps) {
  async function note(
    act: string,
    { userId: actorId, familyId }: Viewer,
    id: string,
    tx: Parameters<typeof audit>[1],
  ) {
    await audit({ act, familyId, actorId, subjectId: null, detail: { announcement: id } }, tx);
  }

  return {
    async list(viewer: Viewer, { first, cursor }: AnnouncementsQuery): Promise<AnnouncementsAnswer> {
      const rows = await store.page(viewer, first, decodeCursor(cursor));
      const { shown, nextCursor } = pageOf(rows, first, ({ id, publishedAt }) => ({ at: publishedAt, id }));
      return { announcements: shown.map((row) => present(row, viewer)), nextCursor };
    },
    /** Publishes; sent twice, it is one. */
    async publish(viewer: Viewer, input: AnnouncementInput): Promise<Result<Announcement, PublishFailure>> {
      const { id, audience, title, text: body } = input;
      if (!maySpeakTo(viewer.role, audience)) return fail('not-allowed');
      const since = new Date(now().getTime() - DAY_MS);
      if ((await store.publishedSince(viewer.userId, since)) >= ANNOUNCEMENTS_A_DAY)
        return fail('too-many-requests');
      const { userId: authorId, familyId } = viewer;
      const row = { id, familyId, authorId, audience, title, body, publishedAt: now() };
      await database.db.transaction(async (tx) => {
        if (await store.add(row, tx)) await note('announcement-published', viewer, id, tx);
      });
      const kept = await store.find(id, authorId);
      const isSame = kept?.authorId === authorId && kept.title === title && kept.body === body;
      return isSame ? succeed(present(kept, viewer)) : fail('key-reused');
    },
    async withdraw(viewer: Viewer, id: string): Promise<Result<Announcement, 'not-found'>> {
      const row = await store.find(id, viewer.userId);
      if (row?.authorId !== viewer.userId) return fail('not-found');
      await database.db.transaction(async (tx) => {
        await store.withdraw(id, now(), tx);
        await note('announcement-withdrawn', viewer, id, tx);
      });
      const after = await store.find(id, viewer.userId);
      return after === null ? fail('not-found') : succeed(present(after, viewer));
    },
    markRead: (viewer: Viewer, ids: readonly string[]) => store.markRead(viewer, ids, now()),
  };
}
export type AnnouncementsService = ReturnType<typeof createAnnouncementsService>;
