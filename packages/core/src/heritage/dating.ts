import { yearsOf } from './years.ts';

/** When something was, as a date in words tells it. Historians' years: −1 is 1 BCE, there is no year 0. */
export interface Dating {
  readonly from: number;
  readonly to: number;
  /** The words say "about". */
  readonly isCirca: boolean;
  /** It went on after the years told, or goes on today. */
  readonly isOpen: boolean;
}

/** What lives on has an age, but no year of its own: the years beside these words are those of a record or a revival. */
const LIVING = /^(?:living|long-lived)\b/u;
/** Periods told by the name of a dynasty or a kingdom: no years of ours stand for them. */
const NAMED_PERIOD = /\b(?:dynasty|kingdom|Tang)\b/iu;
const ABOUT = /\bc\.|\bby\b|approximate|century|centuries|millennium|years ago/u;
const ONWARD = /onward|today|^from\b|\bfrom c\./u;

/**
 * The years a date in words stands for, e.g. `c.300 BCE onward`.
 * @returns null where none can be told without guessing (`living tradition`, `Old-New Kingdom`): listed as undated.
 */
export function datingOf(date: string): Dating | null {
  if (LIVING.test(date) || NAMED_PERIOD.test(date)) return null;
  const years = yearsOf(date);
  return years && { ...years, isCirca: ABOUT.test(date), isOpen: ONWARD.test(date) };
}

/**
 * Years from the end of one span to the beginning of the other; 0 where they touch.
 * Between 1 BCE and 1 CE lies one year: no year 0 was ever written.
 */
export function yearsApart(earlier: Dating, later: Dating): number {
  const gap = later.from - earlier.to;
  if (gap <= 0) return 0;
  return earlier.to < 0 && later.from > 0 ? gap - 1 : gap;
}
