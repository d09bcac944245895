/**
 * The texts a parent agreed to when a teacher was linked to a child, the oldest first. The second told of syntheses
 * being read and scored; the third of where a child is stuck, and of work that a teacher gives.
 */
export const TEACHER_CONSENT_VERSIONS = ['2026-11-1', '2026-11-2', '2026-11-3'] as const;
export type TeacherConsentVersion = (typeof TEACHER_CONSENT_VERSIONS)[number];
/** The version in force; a new text is a new version. */
export const TEACHER_CONSENT_VERSION = '2026-11-3' satisfies TeacherConsentVersion;
/** What a parent may let a teacher see of a child, or do for it; messages come with every link. */
export const GRANTS = ['messages', 'progress', 'records', 'work'] as const;
export type Grant = (typeof GRANTS)[number];
/** Where a link stands: invited, accepted, ended by either side, or never answered. */
export const LINK_STATES = ['invited', 'linked', 'ended', 'expired'] as const;
export type LinkState = (typeof LINK_STATES)[number];
/** Days an invitation can be answered. */
export const LINK_INVITATION_DAYS = 14;
/** Invitations a family sends a day, at most. */
export const LINK_INVITATIONS_A_DAY = 10;

/**
 * `home`: a child and their grown-ups at home; `class`: with a linked teacher as well; `grown-ups`: the teacher and the
 * grown-ups at home, without the child.
 */
export const THREAD_KINDS = ['home', 'class', 'grown-ups'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];
/** What a person is in a thread. */
export const THREAD_PARTS = ['child', 'guardian', 'teacher'] as const;
export type ThreadPart = (typeof THREAD_PARTS)[number];
export const MESSAGE_MAX_CHARS = 2_000;
/** Minutes in which the author can take a message back. */
export const WITHDRAW_MINUTES = 10;
/** Messages one person writes in a day, at most. */
export const MESSAGES_A_DAY = 200;

/** Whom an announcement is for: the families linked to its teacher, or by an admin everybody or one role. */
export const AUDIENCES = ['linked', 'everyone', 'parent', 'teacher', 'student'] as const;
export type Audience = (typeof AUDIENCES)[number];
export const ANNOUNCEMENT_TITLE_MAX = 120;
export const ANNOUNCEMENT_TEXT_MAX = 4_000;
export const ANNOUNCEMENTS_A_DAY = 10;

/** What a person hears of. */
export const NOTICE_KINDS = [
  'alert',
  'message',
  'announcement',
  'invitation',
  'link',
  'assignment',
  'lesson',
  'synthesis',
  'deadline',
  'export',
  'legal',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
/** A child's safety, and texts that will bind the reader: nobody can switch these off, and quiet hours do not hold them. */
export const ALWAYS_TOLD: readonly NoticeKind[] = ['alert', 'legal'];
export const NOTICE_DAYS = 90;
export const NOTICES_MAX = 200;
export const DIGESTS = ['off', 'daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];
/** The hour a digest goes when nothing was chosen, by the clock on the reader's wall. */
export const DIGEST_HOUR = 18;
