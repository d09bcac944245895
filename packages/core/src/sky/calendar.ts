/** Julian day of 2000 January 1, noon. */
export const J2000 = 2_451_545;
export const DAYS_A_CENTURY = 36_525;

/** A day of the Gregorian calendar; `year` counts astronomically: 0 is 1 BCE. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Historians' year (−1 is 1 BCE, no year 0) as astronomers count it (0 is 1 BCE). */
export function astronomicalYear(year: number): number {
  return year < 0 ? year + 1 : year;
}

/**
 * Julian day at 0 h of a day in the Gregorian calendar, continued backwards before 1582 so that the seasons keep
 * their dates (Meeus, Astronomical Algorithms, ch. 7). `day` may have a fraction.
 */
export function julianDay({ year, month, day }: CalendarDay): number {
  const early = month <= 2;
  const y = early ? year - 1 : year;
  const m = early ? month + 12 : month;
  const leap = 2 - Math.floor(y / 100) + Math.floor(y / 400);
  return Math.floor(365.25 * (y + 4716)) + Math.floor(30.6001 * (m + 1)) + day + leap - 1524.5;
}

function dayFrom(shifted: number): CalendarDay {
  const b = shifted + 1524;
  const c = Math.floor((b - 122.1) / 365.25);
  const d = Math.floor(365.25 * c);
  const e = Math.floor((b - d) / 30.6001);
  const month = e < 14 ? e - 1 : e - 13;
  return { year: month > 2 ? c - 4716 : c - 4715, month, day: b - d - Math.floor(30.6001 * e) };
}

/** The day of the Gregorian calendar, continued backwards, that a Julian day falls on. */
export function gregorianDay(jd: number): CalendarDay {
  const whole = Math.floor(jd + 0.5);
  const century = Math.floor((whole - 1_867_216.25) / 36_524.25);
  return dayFrom(whole + 1 + century - Math.floor(century / 4));
}

/** Centuries of Terrestrial Time since J2000. */
export function centuriesOf(jdTt: number): number {
  return (jdTt - J2000) / DAYS_A_CENTURY;
}
