import { NOTICE_DAYS } from '@ori/contracts/messaging-names';
import type { NoticeChoices, NoticeChoicesInput, NoticesAnswer } from '@ori/contracts/notifications';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { addDays, dayOf } from '@ori/core/learning/day-of';
import { groupNotices, type Happening, unseenOf } from '@ori/core/messaging/group-notices';
import { mayGetNewsletter } from '@ori/core/messaging/newsletter';
import { isQuietAt, timeOf } from '@ori/core/messaging/quiet-times';
import type { MessagingDeps } from '../messaging.deps.ts';
import { NEWSLETTER_OFF } from '../newsletter/newsletter.ts';
import type { NewsletterStore } from '../newsletter/newsletter.store.ts';
import type { Choices, NoticesStore } from './notices.store.ts';

export type NoticesDeps = Pick<
  MessagingDeps,
  'database' | 'audit' | 'unseal' | 'lessonTitle' | 'skillTitle' | 'datedThings' | 'now'
> & { readonly store: NoticesStore };
type ServiceDeps = NoticesDeps & {
  readonly happeningsOf: HappeningsOf;
  readonly wishes: Pick<NewsletterStore, 'isWished' | 'wish'>;
};

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

/** What begins and ends letters: each change is kept in the audit, once. */
function createLetterEnds({ database, store, wishes, audit, now }: ServiceDeps) {
  return {
    endDigest: (userId: string): Promise<void> =>
      database.db.transaction(async (tx) => {
        if (await store.endDigest(userId, tx))
          await audit({ act: 'digest-ended', familyId: null, actorId: userId, subjectId: userId }, tx);
      }),
    wishNewsletter: (
      { userId, familyId }: { readonly userId: string; readonly familyId: string | null },
      isWished: boolean,
    ): Promise<void> =>
      database.db.transaction(async (tx) => {
        const act = isWished ? 'newsletter-wished' : 'newsletter-ended';
        if (await wishes.wish(userId, isWished, now(), tx))
          await audit({ act, familyId, actorId: userId, subjectId: userId }, tx);
      }),
  };
}

/** One list a person, drawn from what really happened, and what they chose to hear of. */
export function createNoticesService(deps: ServiceDeps) {
  const { store, unseal, happeningsOf, wishes, now } = deps;
  const { endDigest, wishNewsletter } = createLetterEnds(deps);

  async function choices(viewer: Viewer): Promise<NoticeChoices> {
    const [chosen, email, isWished] = await Promise.all([
      store.choicesOf(viewer.userId),
      store.emailOf(viewer.userId),
      wishes.isWished(viewer.userId),
    ]);
    // A learner who wished for it at sign-up may end it here; the wish itself stands on that form only.
    const newsletter = isWished || mayGetNewsletter(viewer) ? isWished : null;
    return { ...chosen, muted: [...chosen.muted], hasEmail: email !== null, newsletter };
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
    /** A student has no digest, and a child no newsletter, whatever is asked for. */
    async choose(viewer: Viewer, input: NoticeChoicesInput): Promise<NoticeChoices> {
      const digest = viewer.role === 'student' ? 'off' : input.digest;
      await store.choose(viewer, { ...input, digest }, now());
      const { newsletter } = input;
      if (newsletter !== undefined && (!newsletter || mayGetNewsletter(viewer)))
        await wishNewsletter(viewer, newsletter);
      return choices(viewer);
    },
    /** By the signed link of a letter, without signing in. */
    async unsubscribe(token: string): Promise<Result<null, 'link-expired'>> {
      const [digestOf, newsletterOf] = [unseal(DIGEST_OFF, token), unseal(NEWSLETTER_OFF, token)];
      if (digestOf !== null) await endDigest(digestOf);
      else if (newsletterOf !== null) await wishNewsletter({ userId: newsletterOf, familyId: null }, false);
      else return fail('link-expired');
      return succeed(null);
    },
  };
}
export type NoticesService = ReturnType<typeof createNoticesService>;
