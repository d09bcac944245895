import type { CalendarItem } from '@ori/contracts/calendar';
import type { Locale } from '@ori/contracts/locale';
import { addDays } from '@ori/core/learning/day-of';
import { feedName, feedTitle } from '@ori/core/planning/feed-words';
import ical, { ICalEventTransparency } from 'ical-generator';

interface FeedFacts {
  readonly items: readonly CalendarItem[];
  /** First names by child; empty where the parent wants none told. */
  readonly names: ReadonlyMap<string, string>;
  readonly locale: Locale;
  readonly timeZone: string;
  /** When any of this became what it is. */
  readonly revisedAt: Date;
}

const REFRESH_SECONDS = 6 * 60 * 60;
const UID_HOST = 'calendar.ori-academy';

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * A calendar by RFC 5545 of whole days: they carry no time, so no zone can move them. The zone of the parent is
 * told by `X-WR-TIMEZONE` alone; set as the calendar's own it would shift days by the server's clock.
 */
export function feedDocument({ items, names, locale, timeZone, revisedAt }: FeedFacts): string {
  const calendar = ical({
    name: feedName(locale),
    prodId: { company: 'Ori Academy', product: 'Family calendar', language: locale.toUpperCase() },
    ttl: REFRESH_SECONDS,
    x: { 'X-WR-TIMEZONE': timeZone },
  });
  for (const item of items) {
    const name = item.childId === null ? null : (names.get(item.childId) ?? null);
    calendar.createEvent({
      id: `${item.key}@${UID_HOST}`,
      start: midnight(item.day),
      end: midnight(addDays(item.until, 1)),
      allDay: true,
      stamp: revisedAt,
      summary: feedTitle(item, name, locale),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
