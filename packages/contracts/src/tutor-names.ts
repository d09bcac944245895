/** Names and numbers of the tutor that pages need without its shapes (spec §3, §4, §9; design §8). */

export const TUTOR_MESSAGE_TYPES = [
  'text',
  'suggestion',
  'explanation',
  'encouragement',
  'check_in',
] as const;
export type TutorMessageType = (typeof TUTOR_MESSAGE_TYPES)[number];

/** The chat's age tiers (spec §3): they bound how long and how hard a reply may be. */
export const TUTOR_TIERS = ['toddler', 'early-elementary', 'elementary', 'middle', 'high'] as const;
export type TutorTier = (typeof TUTOR_TIERS)[number];

/** What a message wants. `other` is anything the tutor has no answer of its own to. */
export const TUTOR_INTENTS = [
  'solve',
  'check-work',
  'hint',
  'stuck',
  'give-answer',
  'explain',
  'define',
  'practice',
  'lesson',
  'progress',
  'schedule',
  'assignments',
  'goals',
  'achievements',
  'worksheets',
  'greeting',
  'thanks',
  'goodbye',
  'feeling',
  'about-tutor',
  'human-help',
  'affirm',
  'deny',
  'other',
] as const;
export type TutorIntent = (typeof TUTOR_INTENTS)[number];

/** What the tutor does in a turn; the policy picks it, the composer words it. */
export const TUTOR_MOVES = [
  'hint',
  'check',
  'scaffold',
  'worked',
  'twin',
  'lesson',
  'define',
  'praise',
  'clarify',
  'redirect',
  'figures',
  'greet',
  'limit',
  'safety',
] as const;
export type TutorMoveKind = (typeof TUTOR_MOVES)[number];

/** What a grown-up allows: `worked` all, `hints` never a whole solution, `off` no tutor at all. */
export const TUTOR_MODES = ['worked', 'hints', 'off'] as const;
export type TutorMode = (typeof TUTOR_MODES)[number];

/** Teaching styles. They change greeting, examples and culture pool, never the maths, the move or a safety text. */
export const TUTOR_PERSONALITIES = [
  'guide',
  'questioner',
  'storyteller',
  'builder',
  'navigator',
  'coach',
] as const;
export type TutorPersonalityId = (typeof TUTOR_PERSONALITIES)[number];

export const TUTOR_MOODS = ['thinking', 'helping', 'celebrating', 'concerned', 'greeting'] as const;
export type TutorMood = (typeof TUTOR_MOODS)[number];

/** How serious a message is (tutor safety tiers): S1 danger, S2 distress, S3 redirect; `pii` private data. */
export const SAFETY_TIERS = ['S1', 'S2', 'S3', 'pii'] as const;
export type SafetyTier = (typeof SAFETY_TIERS)[number];

/** What may mean danger (S1) or a hard time (S2): it is answered with care, everywhere one can write. */
export const CARE_CATEGORIES = [
  'self-harm',
  'abuse',
  'grooming',
  'threat',
  'eating',
  'drugs',
  'bullying',
  'distress',
] as const;
export type CareCategory = (typeof CARE_CATEGORIES)[number];
/** Word of a message that no server heard is of use for so many days. */
export const LATE_CARE_DAYS = 30;

export const TUTOR_MESSAGE_MAX_CHARS = 2_000;
export const TUTOR_WORK_LINES_MAX = 40;
export const TUTOR_WORK_LINE_MAX_CHARS = 200;
/** Messages one person may send in a minute. */
export const TUTOR_MESSAGES_A_MINUTE = 20;
/** Whole solutions shown a day for one skill; after them the lesson is offered. */
export const WORKED_A_DAY_PER_SKILL = 3;
/** Without an attempt, "I'm stuck" raises the hint level only after so long with the problem. */
export const STUCK_AFTER_MS = 20_000;
/** Without a pause for so long, a break is suggested. */
export const BREAK_AFTER_MS = 45 * 60_000;
/** A conversation is recently active for so long after its last message. */
export const RECENTLY_ACTIVE_MS = 5 * 60_000;
/** Conversations are kept for so many days. */
export const TRANSCRIPT_DAYS = 90;
/** Canned replies, and the shown pause before one of the tutor's (spec §9). */
export const CANNED_REPLY_DELAY_MS = 500;

/** ISO 3166-1 alpha-2, or `*` where no other fits. */
export const HELPLINE_COUNTRY = /^([A-Z]{2}|\*)$/;
export const HELPLINE_NUMBER = /^[0-9 +()-]{2,24}$/;
export const HELPLINE_NAME_MIN = 2;
export const HELPLINE_NAME_MAX = 120;
