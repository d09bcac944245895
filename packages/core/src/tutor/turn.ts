import type { Locale } from '@ori/contracts/locale';
import type {
  TutorIntent,
  TutorMode,
  TutorMoveKind,
  TutorPersonalityId,
  TutorTier,
} from '@ori/contracts/tutor-names';
import type { TutorReply } from '@ori/contracts/tutor';

/** For whom a reply is worded. */
export interface Listener {
  readonly tier: TutorTier;
  readonly locale: Locale;
  readonly personality: TutorPersonalityId;
  /** Null for a visitor. */
  readonly firstName: string | null;
  /** Grown: nobody is named as in charge of them. */
  readonly isGrown?: boolean;
  /** Grown-ups of the family can read what is said. */
  readonly isReadAlong?: boolean;
}

export type HintLevel = 0 | 1 | 2 | 3;

/**
 * Where a learner and the tutor stand with one problem. It lives outside any language model, with the conversation,
 * and is what decides how much is shown (tutor.md §2, hint ladder).
 */
export interface Ladder {
  readonly problemKey: string | null;
  readonly skill: string | null;
  readonly level: HintLevel;
  /** Attempts since the level last rose. */
  readonly attempts: number;
  /** When the problem came up, milliseconds since the epoch. */
  readonly sinceMs: number;
  /** A whole solution was shown: an unaided question is owed. */
  readonly owesTwin: boolean;
  /** When the level last rose. */
  readonly raisedAtMs?: number;
  /** A short mark of the working judged last: the same lines sent again are no new attempt. */
  readonly seenWork?: string;
  /** Wrong answers on the page that were counted as attempts already. */
  readonly seenMissed?: number;
  /** How far a problem in words was taken apart: what is asked, which numbers matter, draw it, an equation. */
  readonly stage?: number;
  /** When a break was last suggested. */
  readonly breakAtMs?: number;
}

export const NO_LADDER: Ladder = {
  problemKey: null,
  skill: null,
  level: 0,
  attempts: 0,
  sinceMs: 0,
  owesTwin: false,
};

/** What a grown-up and the day allow in this turn. */
export interface Allowance {
  readonly mode: TutorMode;
  /** Whole solutions shown today for the problem's skill. */
  readonly workedToday: number;
  /** Minutes left today, or null without a limit. */
  readonly minutesLeft: number | null;
  readonly isQuietTime: boolean;
  /** Minutes without a pause. */
  readonly minutesInARow: number;
}

/** What the tutor does now, decided by rules (design §8). */
export interface Move {
  readonly kind: TutorMoveKind;
  readonly intent: TutorIntent;
  /** How much of the problem's solution may be shown. */
  readonly level: HintLevel;
  /** Why, in a word the composer knows: `first-wrong-line`, `tutor-off`, `no-ground`, `jailbreak` … */
  readonly because: string;
  /** Never to be said in this reply, in any writing. */
  readonly forbidden: readonly string[];
  /** The learner has worked long without a pause: the reply ends with a word about it. */
  readonly suggestsBreak?: boolean;
}

/** The words of a reply before it is kept. */
export type Draft = Pick<
  TutorReply,
  | 'message'
  | 'messageType'
  | 'suggestedActions'
  | 'relatedTopics'
  | 'culturalConnections'
  | 'nextSteps'
  | 'confidence'
  | 'followUpQuestions'
> & {
  readonly steps: readonly { readonly text: string; readonly reason: string }[];
  readonly citations: TutorReply['reply']['citations'];
};
