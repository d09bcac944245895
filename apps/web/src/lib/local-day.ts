/** A Swedish date is written as ours are: `2026-11-24`. */
const calendarOf = (timeZone?: string) => new Intl.DateTimeFormat('sv-SE', { timeZone });
let calendar = calendarOf();

/** From now on days go by this zone's midnight, as the server's do; by this computer's where there is none or it is unknown here. */
export function goByZone(timeZone: string | undefined): void {
  try {
    calendar = calendarOf(timeZone);
  } catch {
    calendar = calendarOf();
  }
}

/** The zone that days go by. */
export const zoneGoneBy = (): string => calendar.resolvedOptions().timeZone;

/** The day (`YYYY-MM-DD`) of a moment on the calendar of whoever is signed in. */
export const localDay = (at: Date): string => calendar.format(at);
