import { z } from 'zod';
import { EMAIL_MAX } from './limits.ts';
import {
  ANNOUNCEMENT_TEXT_MAX,
  ANNOUNCEMENT_TITLE_MAX,
  AUDIENCES,
  LINK_STATES,
  MESSAGE_MAX_CHARS,
  TEACHER_CONSENT_VERSION,
  THREAD_KINDS,
  THREAD_PARTS,
} from './messaging-names.ts';

/** What a parent lets a teacher see, and whether the teacher may give work; messages come with every link. */
export const linkGrants = z.object({ progress: z.boolean(), records: z.boolean(), work: z.boolean() });
export type LinkGrants = z.infer<typeof linkGrants>;

/** A teacher of a child, as the parents see the link. */
export const childTeacher = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    childName: z.string(),
    /** As the parent typed it. */
    invitedAs: z.string(),
    /** Known once the teacher accepted. */
    teacherName: z.string().nullable(),
    state: z.enum(LINK_STATES),
    grants: linkGrants,
    consentVersion: z.string(),
    invitedAt: z.iso.datetime(),
    acceptedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ChildTeacher' });
export type ChildTeacher = z.infer<typeof childTeacher>;
export const childTeachersAnswer = z.object({ teachers: z.array(childTeacher) });
export type ChildTeachersAnswer = z.infer<typeof childTeachersAnswer>;

const consentVersion = z.literal(
  TEACHER_CONSENT_VERSION,
  'Please reload the page: the consent text has changed',
);
const SACRED_ID = /^[A-Za-z0-9._-]{3,24}$/;
const isSacredIdOrEmail = (text: string) =>
  SACRED_ID.test(text) || z.email().max(254).safeParse(text).success;
/** `to` is a Sacred ID or an e-mail address. */
export const linkInput = z
  .object({
    childId: z.uuid(),
    to: z
      .string()
      .trim()
      .max(EMAIL_MAX)
      .refine(isSacredIdOrEmail, 'Please enter a Sacred ID or an e-mail address'),
    grants: linkGrants,
    consentVersion,
  })
  .strict();
export type LinkInput = z.infer<typeof linkInput>;
export const grantsInput = z.object({ grants: linkGrants, consentVersion }).strict();
export type GrantsInput = z.infer<typeof grantsInput>;

/** A child a teacher is linked to or invited to, as the teacher sees it: a first name and what may be seen. */
export const taughtChild = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    childName: z.string(),
    state: z.enum(['invited', 'linked']),
    grants: linkGrants,
    invitedAt: z.iso.datetime(),
  })
  .meta({ id: 'TaughtChild' });
export type TaughtChild = z.infer<typeof taughtChild>;
export const taughtAnswer = z.object({ children: z.array(taughtChild) });
export type TaughtAnswer = z.infer<typeof taughtAnswer>;
export const linkAnswerInput = z.object({ accept: z.boolean() }).strict();

export const threadKind = z.enum(THREAD_KINDS);
/** Where a thread is: its kind, and the child's id (`home`) or the link's (`class`, `grown-ups`). */
export const threadPlace = z.object({ kind: threadKind, id: z.uuid() });
export type ThreadPlace = z.infer<typeof threadPlace>;
export const threadPerson = z.object({ name: z.string(), part: z.enum(THREAD_PARTS), isYou: z.boolean() });
export type ThreadPerson = z.infer<typeof threadPerson>;

export const threadMessage = z
  .object({
    id: z.uuid(),
    authorName: z.string(),
    authorPart: z.enum(THREAD_PARTS),
    isYours: z.boolean(),
    /** Empty where the message was withdrawn, but for those who still may read it. */
    text: z.string(),
    writtenAt: z.iso.datetime(),
    withdrawnAt: z.iso.datetime().nullable(),
    /** Until when its author can take it back; null for everybody else. */
    withdrawUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ThreadMessage' });
export type ThreadMessage = z.infer<typeof threadMessage>;

/** A thread in the list of those a person is in. */
export const threadSummary = z
  .object({
    kind: threadKind,
    id: z.uuid(),
    childId: z.uuid(),
    childName: z.string(),
    /** The teacher of its link, also when that ended; null in a thread of the home. */
    teacherName: z.string().nullable(),
    people: z.array(threadPerson),
    /** False where a link ended: then it can be read at home, and nobody writes. */
    canWrite: z.boolean(),
    unread: z.int(),
    last: threadMessage.nullable(),
  })
  .meta({ id: 'ThreadSummary' });
export type ThreadSummary = z.infer<typeof threadSummary>;
export const threadsAnswer = z.object({ threads: z.array(threadSummary) });
export type ThreadsAnswer = z.infer<typeof threadsAnswer>;

export const threadQuery = z.object({
  first: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(200).optional(),
});
export type ThreadQuery = z.infer<typeof threadQuery>;
/** Newest first. */
export const threadAnswer = z.object({
  thread: threadSummary,
  messages: z.array(threadMessage),
  nextCursor: z.string().nullable(),
  /** Who has read up to the newest message, without the reader. */
  seenBy: z.array(z.string()),
});
export type ThreadAnswer = z.infer<typeof threadAnswer>;

/** `id` is made by the browser: sent twice, it is one message. */
export const messageInput = z
  .object({
    id: z.uuid(),
    text: z
      .string()
      .trim()
      .min(1, 'Please write a message')
      .max(MESSAGE_MAX_CHARS, 'That message is too long'),
  })
  .strict();
export type MessageInput = z.infer<typeof messageInput>;
/** `message` is null where it was kept back; `care` has words for a child who may need help. */
export const messageAnswer = z.object({ message: threadMessage.nullable(), care: z.string().nullable() });
export type MessageAnswer = z.infer<typeof messageAnswer>;

/** Something new for this person: where to look, never what it says. */
export const inboxNews = z
  .object({ kind: threadKind, threadId: z.uuid(), messageId: z.uuid() })
  .meta({ id: 'InboxNews' });
export type InboxNews = z.infer<typeof inboxNews>;

export const audience = z.enum(AUDIENCES);
export const announcement = z
  .object({
    id: z.uuid(),
    authorName: z.string(),
    authorRole: z.enum(['teacher', 'admin']),
    audience,
    title: z.string(),
    text: z.string(),
    publishedAt: z.iso.datetime(),
    withdrawnAt: z.iso.datetime().nullable(),
    isYours: z.boolean(),
    isRead: z.boolean(),
  })
  .meta({ id: 'Announcement' });
export type Announcement = z.infer<typeof announcement>;
export const announcementsQuery = z.object({
  first: z.coerce.number().int().min(1).max(50).default(20),
  cursor: z.string().max(200).optional(),
});
export type AnnouncementsQuery = z.infer<typeof announcementsQuery>;
export const announcementsAnswer = z.object({
  announcements: z.array(announcement),
  nextCursor: z.string().nullable(),
});
export type AnnouncementsAnswer = z.infer<typeof announcementsAnswer>;
export const announcementInput = z
  .object({
    id: z.uuid(),
    audience,
    title: z.string().trim().min(3, 'Please give it a title').max(ANNOUNCEMENT_TITLE_MAX),
    text: z
      .string()
      .trim()
      .min(1, 'Please write a message')
      .max(ANNOUNCEMENT_TEXT_MAX, 'That message is too long'),
  })
  .strict();
export type AnnouncementInput = z.infer<typeof announcementInput>;
export const announcementsRead = z.object({ ids: z.array(z.uuid()).max(50) }).strict();
