const MINUTE_MS = 60_000;
/** Longer than a delivery takes with all its tries. */
const TAKEN_MS = 60 * MINUTE_MS;

/** How letters that are written down first go out: so many a round, so that no mail server takes them for spam. */
export const LETTER_ROUNDS = { everyMs: MINUTE_MS, atMost: 50, tries: 5 } as const;

/** What was taken before this and is not delivered is tried again. */
export function staleAt(now: Date): Date {
  return new Date(now.getTime() - TAKEN_MS);
}
