import type { Locale } from '@ori/contracts/locale';
import { gregorianDay } from '@ori/core/sky/calendar';
import { seasonMoment, SEASONS } from '@ori/core/sky/seasons';
import type { PaperMaker } from '../downloads.deps.ts';
import { wordsIn, YEAR } from './planner-words.ts';

/** School years are counted from August. */
const FIRST_MONTH = 8;
const TERMS = 4;
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Weeks begin on Sunday in English and Spanish of the Americas, on Monday in French. */
const startsOnSunday = (locale: Locale): boolean => locale !== 'fr';

/** Days of the equinoxes and solstices of a year by Universal Time, as `month-day`. */
function turnsOf(year: number): readonly string[] {
  return SEASONS.map((season) => {
    const { month, day } = gregorianDay(seasonMoment(year, season).jdUt);
    return `${month}-${day}`;
  });
}

function monthOf(year: number, month: number, locale: Locale) {
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const first = new Date(Date.UTC(year, month - 1, 1));
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weekday = first.getUTCDay();
  const turns = turnsOf(year);
  return {
    name: name.format(first),
    blanks: startsOnSunday(locale) ? weekday : (weekday + 6) % 7,
    days: Array.from({ length }, (_, at) => ({
      day: at + 1,
      isTurn: turns.includes(`${month}-${at + 1}`),
      isWeekend: [0, 6].includes((weekday + at) % 7),
    })),
  };
}

/** Twelve months of a school year that begins in August of `year`. */
export const yearPlanner: PaperMaker = ({ locale, year }) => {
  const letters = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const shift = startsOnSunday(locale) ? -1 : 0;
  const weekdays = Array.from({ length: 7 }, (_, at) => letters.format(MONDAY + (at + shift) * DAY_MS));
  const months = Array.from({ length: 12 }, (_, at) => {
    const counted = FIRST_MONTH + at;
    return monthOf(year + (counted > 12 ? 1 : 0), ((counted - 1) % 12) + 1, locale);
  });
  const words = wordsIn(YEAR, locale);
  const lead = words['lead']?.replace('{from}', String(year)).replace('{to}', String(year + 1));
  return { template: 'year-planner', data: { words: { ...words, lead }, weekdays, months, terms: TERMS } };
};
