/**
 * How soon a job is done, and how long it is tried. Of what is due, the lower priority goes first. A pause between tries
 * grows from 3 seconds to `pauseMaxMs`; so many tries come to about five days.
 */
export const URGENCY = {
  /** A child may be in danger. */
  danger: { priority: 0, tries: 480, pauseMaxMs: 15 * 60_000 },
  /** Somebody waits before a screen for it. */
  awaited: { priority: 10, tries: 125, pauseMaxMs: 60 * 60_000 },
  ordinary: { priority: 20, tries: 125, pauseMaxMs: 60 * 60_000 },
  /** Letters that gather or tell of news. */
  leisurely: { priority: 40, tries: 125, pauseMaxMs: 60 * 60_000 },
} as const;
export type Urgency = keyof typeof URGENCY;
