import { z } from 'zod';
import { clockTime } from './clock-time.ts';
import { DIGESTS, NOTICE_KINDS } from './messaging-names.ts';

export const noticeKind = z.enum(NOTICE_KINDS);

/** One thing that happened, or several of a kind that belong together. */
export const notice = z
  .object({
    /** The same as long as nothing is added to it. */
    id: z.string(),
    kind: noticeKind,
    /** What exactly: a key of the words, such as `accepted` or `handed-in`; empty where the kind says all. */
    what: z.string(),
    /** Whom or what it names: a child, an author, a title; never what somebody wrote. */
    name: z.string(),
    title: z.string(),
    /** How many are told together. */
    count: z.int(),
    at: z.iso.datetime(),
    /** A date it is about; null for none. */
    day: z.iso.date().nullable(),
    /** Where a press leads, in the product. */
    to: z.string(),
    isNew: z.boolean(),
  })
  .meta({ id: 'Notice' });
export type Notice = z.infer<typeof notice>;

export const noticesAnswer = z.object({
  notices: z.array(notice),
  /** New ones; held at 0 in quiet hours, but for what cannot wait. */
  unseen: z.int(),
  isQuiet: z.boolean(),
});
export type NoticesAnswer = z.infer<typeof noticesAnswer>;
/** Everything up to this moment was seen. */
export const noticesSeen = z.object({ upTo: z.iso.datetime() }).strict();

/** What a person wants to hear of, and when; `email` tells whether mail can reach them. */
export const noticeChoices = z
  .object({
    muted: z.array(noticeKind),
    quiet: z.object({ from: clockTime, until: clockTime }).nullable(),
    digest: z.enum(DIGESTS),
    digestHour: z.int().min(0).max(23),
    hasEmail: z.boolean(),
    /** Whether letters about new articles are wished; null for those who are offered none: children. */
    newsletter: z.boolean().nullable(),
  })
  .meta({ id: 'NoticeChoices' });
export type NoticeChoices = z.infer<typeof noticeChoices>;
export const noticeChoicesInput = noticeChoices
  .omit({ hasEmail: true })
  /** Left as it is where nothing is said of it. */
  .extend({ newsletter: z.boolean().optional() })
  .strict();
export type NoticeChoicesInput = z.infer<typeof noticeChoicesInput>;
