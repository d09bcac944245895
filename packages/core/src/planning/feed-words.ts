import type { CalendarItem } from '@ori/contracts/calendar';
import type { Locale } from '@ori/contracts/locale';

interface FeedWords {
  readonly calendar: string;
  readonly dayOff: string;
  readonly due: (title: string) => string;
  readonly of: (name: string, title: string) => string;
}

const WORDS: Readonly<Record<Locale, FeedWords>> = {
  en: {
    calendar: 'Ori Academy',
    dayOff: 'Day off',
    due: (title) => `Due: ${title}`,
    of: (name, title) => `${name}: ${title}`,
  },
  fr: {
    calendar: 'Ori Academy',
    dayOff: 'Jour libre',
    due: (title) => `À rendre\u202f: ${title}`,
    of: (name, title) => `${name}\u202f: ${title}`,
  },
  es: {
    calendar: 'Ori Academy',
    dayOff: 'Día libre',
    due: (title) => `Para entregar: ${title}`,
    of: (name, title) => `${name}: ${title}`,
  },
};

/** What a feed calls itself. */
export const feedName = (locale: Locale): string => WORDS[locale].calendar;

/**
 * What a thing is called in a calendar elsewhere: a title, with the child's first name where it may be told. Why
 * a day is free is nobody's business there: a sick day is a day off like others.
 */
export function feedTitle(
  { kind, title, reason }: Pick<CalendarItem, 'kind' | 'title' | 'reason'>,
  name: string | null,
  locale: Locale,
): string {
  const words = WORDS[locale];
  const plain = title === null || reason === 'sick' ? words.dayOff : title;
  const said = kind === 'assignment' ? words.due(plain) : plain;
  return name === null ? said : words.of(name, said);
}
