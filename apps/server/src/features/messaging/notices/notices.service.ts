import { NOTICE_DAYS } from '@ori/contracts/messaging-names';
import type { NoticeChoices, NoticeChoicesInput, NoticesAnswer } from '@ori/contracts/notifications';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { groupNotices, type Happening, unseenOf } from '@ori/core/messaging/group-notices';
import { isQuietAt, timeOf } from '@ori/core/messaging/quiet-times';
import type { MessagingDeps } from '../messaging.deps.ts';
import type { Choices, NoticesStore } from './notices.store.ts';

export type NoticesDeps = Pick<
  MessagingDeps,
  'database' | 'audit' | 'unseal' | 'lessonTitle' | 'skillTitle' | 'datedThings' | 'now'
> & { readonly store: NoticesStore };

/** What the signed text of an unsubscribe link is for. */
export const DIGEST_OFF = 'digest-off';
const DAY_MS = 86_400_000;
/** A date is told of so many days before it. */
const WARNED_DAYS = 14;

/** What happened for a person since a moment, in their language, with the dates that come near. */
export function createHappenings({ store, lessonTitle, skillTitle, datedThings, now }: NoticesDeps) {
  /** Rows carry the id of what was given; a lesson that left the content is not told of. */
  function worded(happened: Happening, { locale }: Viewer): Happening[] {
    if (happened.kind !== 'assignment') return [happened];
    const { what, title: id } = happened;
    const title = what === 'lesson' ? lessonTitle(id, locale) : skillTitle(id, locale);
    return title === null ? [] : [{ ...happened, title }];
  }
  async function dated(viewer: Viewer, since: Date): Promise<Happening[]> {
    if (viewer.role !== 'parent') return [];
    const today = dayOf(now(), viewer.timeZone);
    const things = await datedThings(viewer, today, addDays(today, WARNED_DAYS));
    return things.flatMap(({ id, title, day, to }) => {
      const at = Date.parse(`${addDays(day, -WARNED_DAYS)}T00:00:00Z`);
      const told = {
        kind: 'deadline',
        what: '',
        group: `deadline:${id}`,
        name: '',
        title,
        at,
        day,
        to,
      } as const;
      return at > since.getTime() ? [told] : [];
    });
  }
  return async (viewer: Viewer, since: Date): Promise<Happening[]> => {
    const [rows, dates] = await Promise.all([store.happenedTo(viewer, since), dated(viewer, since)]);
    return [...rows.flatMap((row) => worded(row, viewer)), ...dates];
  };
}
export type HappeningsOf = ReturnType<typeof createHappenings>;

const isQuietNow = ({ quiet }: Choices, { timeZone }: Viewer, now: Date): boolean =>
  isQuietAt(timeOf(now, timeZone), quiet);

/** One list a person, drawn from what really happened, and what they chose to hear of. */
export function createNoticesService(deps: NoticesDeps & { readonly happeningsOf: HappeningsOf }) {
  const { database, store, audit, unseal, happeningsOf, now } = deps;

  async function choices({ userId }: Viewer): Promise<NoticeChoices> {
    const [chosen, email] = await Promise.all([store.choicesOf(userId), store.emailOf(userId)]);
    return { ...chosen, muted: [...chosen.muted], hasEmail: email !== null };
  }

  return {
    async list(viewer: Viewer): Promise<NoticesAnswer> {
      const since = new Date(now().getTime() - NOTICE_DAYS * DAY_MS);
      const [happened, chosen, seenTo] = await Promise.all([
        happeningsOf(viewer, since),
        store.choicesOf(viewer.userId),
        store.seenTo(viewer.userId),
      ]);
      const notices = groupNotices(happened, { muted: chosen.muted, seenTo });
      const isQuiet = isQuietNow(chosen, viewer, now());
      return { notices, unseen: unseenOf(notices, isQuiet), isQuiet };
    },
    /** Seen up to a moment, at the latest this one. */
    markSeen: (viewer: Viewer, upTo: Date) =>
      store.see(viewer, new Date(Math.min(upTo.getTime(), now().getTime()))),
    choices,
    /** A student has no digest, whatever is asked for. */
    async choose(viewer: Viewer, input: NoticeChoicesInput): Promise<NoticeChoices> {
      const digest = viewer.role === 'student' ? 'off' : input.digest;
      await store.choose(viewer, { ...input, digest }, now());
      return choices(viewer);
    },
    /** By the signed link of a letter, without signing in. */
    async unsubscribe(token: string): Promise<Result<null, 'link-expired'>> {
      const userId = unseal(DIGEST_OFF, token);
      if (userId === null) return fail('link-expired');
      await database.db.transaction(async (tx) => {
        if (await store.endDigest(userId, tx))
          await audit({ act: 'digest-ended', familyId: null, actorId: userId, subjectId: userId }, tx);
      });
      return succeed(null);
    },
  };
}
export type NoticesService = ReturnType<typeof createNoticesService>;
