import { createHash } from 'node:crypto';
import type { FeedMade, FeedStanding } from '@ori/contracts/calendar';
import { YEAR_DAYS_MAX } from '@ori/contracts/record-names';
import type { Operation } from '@ori/core/access/operations';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import type { Audit } from '../../db/audit-entry.ts';
import type { Database, Executor } from '../../db/database.ts';
import type { CalendarService } from './calendar.service.ts';
import { feedDocument } from './feed-document.ts';
import { createFeedStore, type FeedFound, type FeedRow } from './feed.store.ts';

export interface FeedDeps {
  readonly database: Database;
  readonly calendar: Pick<CalendarService, 'childrenOf' | 'itemsOf'>;
  readonly audit: Audit;
  readonly publicUrl: string;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly now: () => Date;
}
/** A feed as it is sent. */
interface FeedSent {
  readonly body: string;
  readonly etag: string;
}

/** 128 bits: nobody guesses an address, so its hash needs no salt. */
const TOKEN_BYTES = 16;
const DAYS_BACK = 30;
/** The school year that is running and the next one, however long they are. */
const DAYS_AHEAD = 2 * YEAR_DAYS_MAX;
const NEVER = new Date(0);

const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
const NO_FEED: FeedStanding = { exists: false, hasNames: true, madeAt: null, lastReadAt: null };

function standingOf(row: FeedRow): FeedStanding {
  const { hasNames, madeAt, lastReadAt } = row;
  return {
    exists: true,
    hasNames,
    madeAt: madeAt.toISOString(),
    lastReadAt: lastReadAt?.toISOString() ?? null,
  };
}

/** The parent a feed speaks for, as the access rules know them. */
function viewerOf({ userId, familyId, locale, timeZone }: FeedFound): Viewer {
  return { userId, familyId, role: 'parent', ageGroup: null, sessionId: '', locale, timeZone };
}

/** A family's calendar for programs elsewhere: one secret address a parent, told once, renewed or taken away. */
export function createFeedService({ database, calendar, audit, publicUrl, randomBytes, now }: FeedDeps) {
  const store = createFeedStore(database);

  async function noted(act: Operation, { familyId, userId }: Viewer, work: (tx: Executor) => Promise<void>) {
    await database.db.transaction(async (tx) => {
      await audit({ act, familyId, actorId: userId, subjectId: userId }, tx);
      await work(tx);
    });
  }

  /** Everything dated, as it is now; the document is made of it for whatever moment it was revised at. */
  async function drawn(viewer: Viewer, hasNames: boolean): Promise<(revisedAt: Date) => string> {
    const children = await calendar.childrenOf(viewer);
    const today = dayOf(now(), viewer.timeZone);
    const days = { from: addDays(today, -DAYS_BACK), to: addDays(today, DAYS_AHEAD) };
    // Practice stands on every day that has no lesson left: a calendar elsewhere would be full of it.
    const items = (await calendar.itemsOf(viewer, children, days)).filter(({ kind }) => kind !== 'practice');
    const named = hasNames ? children : [];
    const names = new Map(named.map(({ userId, firstName }) => [userId, firstName]));
    const { locale, timeZone } = viewer;
    return (revisedAt) => feedDocument({ items, names, locale, timeZone, revisedAt });
  }

  return {
    async standing({ userId }: Viewer): Promise<FeedStanding> {
      const row = await store.ofUser(userId);
      return row === null ? NO_FEED : standingOf(row);
    },
    /** Makes an address, or another one in its place. It is kept as a hash: this is the one time it is told. */
    async make(viewer: Viewer, { hasNames }: { readonly hasNames: boolean }): Promise<FeedMade> {
      const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
      const { userId, familyId } = viewer;
      const unread = { lastReadAt: null, contentHash: null, revisedAt: null };
      const row = { userId, familyId, tokenHash: hashOf(token), hasNames, madeAt: now(), ...unread };
      await noted('calendar.makeFeed', viewer, (tx) => store.put(row, tx));
      return { ...standingOf(row), address: `${publicUrl}/api/calendar/feeds/${token}.ics` };
    },
    async end(viewer: Viewer): Promise<void> {
      await noted('calendar.endFeed', viewer, async (tx) => void (await store.remove(viewer.userId, tx)));
    },
    /** The same as a file, for whoever wants no address: it stays as it was on the day it was taken. */
    async file(viewer: Viewer): Promise<string> {
      return (await drawn(viewer, true))(now());
    },
    /** What stands behind an address; null for one that leads nowhere. */
    async read(token: string): Promise<FeedSent | null> {
      const found = await store.byToken(hashOf(token));
      if (found === null) return null;
      const document = await drawn(viewerOf(found), found.hasNames);
      const contentHash = digestOf(document(NEVER));
      const isSame = contentHash === found.contentHash && found.revisedAt !== null;
      const revisedAt = isSame ? (found.revisedAt ?? now()) : now();
      await store.markRead(found.userId, { lastReadAt: now(), contentHash, revisedAt });
      return { body: document(revisedAt), etag: `"${contentHash}"` };
    },
  };
}
export type FeedService = ReturnType<typeof createFeedService>;
