import { groupNotices } from '@ori/core/messaging/group-notices';
import { addressed } from '@ori/core/messaging/letter-rules';
import { dueDigest, type DueDigest } from '@ori/core/messaging/quiet-times';
import type { Job } from '../../../jobs/run-jobs.ts';
import type { MessagingDeps } from '../messaging.deps.ts';
import { writeDigest } from './digest-letters.ts';
import { DIGEST_OFF, type HappeningsOf } from './notices.service.ts';
import type { DigestReader, NoticesStore } from './notices.store.ts';

interface Deps extends Pick<MessagingDeps, 'database' | 'mail' | 'publicUrl' | 'seal' | 'now'> {
  readonly store: NoticesStore;
  readonly happeningsOf: HappeningsOf;
}

const DAY_MS = 86_400_000;
const EVERY_MS = 10 * 60_000;
const PAGE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Letters that gather what happened, for those who asked for them. */
export function createDigests({ database, store, happeningsOf, mail, publicUrl, seal, now }: Deps) {
  const listOf = ({ role }: DigestReader) =>
    `${publicUrl}${role === 'parent' ? '/dashboard/parent/notifications' : '/notifications'}`;

  /**
   * The day is claimed with the letter or not at all: a failure leaves it to the next try. Where the address is not
   * confirmed no day is claimed either: the next letter after that goes as usual.
   */
  async function send(reader: DigestReader, { day, days }: DueDigest): Promise<void> {
    const address = addressed('digest', reader);
    if (address === null) return;
    const since = new Date(now().getTime() - days * DAY_MS);
    const happened = await happeningsOf({ ...reader, ageGroup: null, sessionId: '' }, since);
    const notices = groupNotices(happened, { muted: reader.muted, seenTo: 0 });
    const token = encodeURIComponent(seal(DIGEST_OFF, reader.userId));
    const links = { list: listOf(reader), unsubscribe: `${publicUrl}/unsubscribe?token=${token}` };
    const letter = writeDigest({ ...reader, to: address.to }, notices, days, links);
    await database.db.transaction(async (tx) => {
      const { userId, familyId } = reader;
      const isFirst = await store.claimDigest({ userId, familyId, day, sentAt: now() }, tx);
      if (!isFirst || notices.length === 0) return;
      await mail.keep(letter, tx);
    });
  }

  /** Sends what is due; run by several processes at once, each letter still goes once. */
  async function sendDue(): Promise<void> {
    for (let after = FIRST_ID; ;) {
      const readers = await store.digestReaders(after, PAGE);
      for (const reader of readers) {
        const due = dueDigest({ ...reader, hour: reader.digestHour }, now());
        if (due !== null) await send(reader, due);
      }
      const last = readers.at(-1);
      if (last === undefined || readers.length < PAGE) return;
      after = last.userId;
    }
  }
  const jobs: readonly Job[] = [{ name: 'digests', everyMs: EVERY_MS, run: sendDue }];
  return { sendDue, jobs };
}
