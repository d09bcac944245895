import type { TutorMood } from '@ori/contracts/tutor-names';
import type { HelpDifficulty, HelpPlace } from './help-place.ts';

/** What is known of somebody's time on a page: clicks, errors and time, nothing else (spec §3, help context). */
export interface HelpContext extends HelpPlace {
  readonly path: string;
  readonly difficulty: HelpDifficulty;
  readonly timeSpentMs: number;
  readonly interactions: number;
  readonly errors: number;
}

export type UserMood = 'focused' | 'struggling' | 'idle' | 'progressing';

/** How often moods and trouble are looked at, and how often idleness is (spec §9). */
export const HELP_CHECK_MS = 30_000;
export const IDLE_CHECK_MS = 60_000;
/** So many idle minutes in a row bring a question (spec §4). */
export const IDLE_MINUTES = 3;
/** Help is not offered again within 5 minutes (spec §9). */
export const HELP_SILENCE_MS = 300_000;

const SECOND_MS = 1_000;

/** Errors for each interaction; errors without any count as nothing but errors. */
function errorRatio({ errors, interactions }: HelpContext): number {
  if (interactions === 0) return errors > 0 ? 1 : 0;
  return errors / interactions;
}

/** How somebody is getting on, from clicks, errors and time (spec §4, help-context mood). */
export function userMoodOf(context: HelpContext): UserMood {
  const { timeSpentMs, interactions } = context;
  const ratio = errorRatio(context);
  if (ratio > 0.3 || (timeSpentMs > 180 * SECOND_MS && interactions < 3)) return 'struggling';
  if (timeSpentMs > 120 * SECOND_MS && interactions === 0) return 'idle';
  return interactions > 5 && ratio < 0.1 ? 'progressing' : 'focused';
}

/** Whether the page gives reason to offer help (spec §9). */
export function needsHelp({ errors, timeSpentMs, interactions, difficulty }: HelpContext): boolean {
  return (
    errors > 3 ||
    timeSpentMs > 300 * SECOND_MS ||
    (timeSpentMs > 60 * SECOND_MS && interactions < 2) ||
    (difficulty === 'hard' && timeSpentMs > 120 * SECOND_MS)
  );
}

/** Whether enough time has gone by since help was last offered. */
export function mayOfferAgain(offeredAtMs: number | null, nowMs: number): boolean {
  return offeredAtMs === null || nowMs - offeredAtMs >= HELP_SILENCE_MS;
}

const MOOD_OF: Readonly<Record<UserMood, TutorMood>> = {
  focused: 'greeting',
  struggling: 'concerned',
  idle: 'concerned',
  progressing: 'celebrating',
};

/** The form the tutor's emblem takes towards somebody in this mood. */
export function tutorMoodFor(mood: UserMood): TutorMood {
  return MOOD_OF[mood];
}
