/** So long practice is asked for after its day; then it stands in the list of all assignments only. */
const SHOWN_DAYS = 14;
const DAY_MS = 86_400_000;

/** The first day (`YYYY-MM-DD`) of which practice is still asked for. */
export function practiceSince(now: Date): string {
  return new Date(now.getTime() - SHOWN_DAYS * DAY_MS).toISOString().slice(0, 10);
}
