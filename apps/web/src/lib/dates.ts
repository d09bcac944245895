import { localDay } from './local-day.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Days near enough to be called by how far off they are. */
const NEAR_DAYS = 6;

/** A date without a time, as the middle of that day in UTC: no time zone can move it. */
const momentOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** The name of a day (`YYYY-MM-DD`): "Mon", "Nov 16", or "Monday, November 16". */
export function dayWords(day: string, language: string, style: 'short' | 'date' | 'long'): string {
  const parts = {
    short: { weekday: 'short' },
    date: { month: 'short', day: 'numeric' },
    long: { weekday: 'long', month: 'long', day: 'numeric' },
  } as const;
  return new Intl.DateTimeFormat(language, { ...parts[style], timeZone: 'UTC' }).format(momentOf(day));
}

/** How far off a day is: "tomorrow", "in 3 days", "2 days ago"; further off, its date. */
export function dueWords(day: string, today: string, language: string): string {
  const days = Math.round((momentOf(day).getTime() - momentOf(today).getTime()) / DAY_MS);
  if (Math.abs(days) > NEAR_DAYS) return dayWords(day, language, 'long');
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
}

/** What a date is said with inside a sentence: "le mardi 1 décembre". */
const BEFORE_DATE: Readonly<Record<string, string>> = { fr: 'le ', es: 'el ' };

/** The same for the middle of a sentence: "due tomorrow", "à finir le mardi 1 décembre". */
export function dueWordsWithin(day: string, today: string, language: string): string {
  const words = dueWords(day, today, language);
  const isDate = words === dayWords(day, language, 'long');
  return isDate ? `${BEFORE_DATE[language] ?? ''}${words}` : words;
}

/** How long ago a moment was: "5 minutes ago", "yesterday"; further off, its date. */
export function agoWords(at: string, now: Date, language: string): string {
  const pastMs = Math.max(0, now.getTime() - Date.parse(at));
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (pastMs < HOUR_MS) return relative.format(-Math.floor(pastMs / MINUTE_MS), 'minute');
  if (pastMs < DAY_MS) return relative.format(-Math.floor(pastMs / HOUR_MS), 'hour');
  return dueWords(localDay(new Date(at)), localDay(now), language);
}
