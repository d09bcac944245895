import { type Period, PERIODS } from '@ori/contracts/portfolio-names';
import { addDays } from '@ori/core/learning/day-of';
import { daysBetween } from '@ori/core/learning/days-between';

/** A third of a school year; both days count. */
export interface Third {
  readonly period: Period;
  readonly from: string;
  readonly to: string;
}

/** The early, middle and late third of a year, as `periodOf` tells them apart. Days are `YYYY-MM-DD`. */
export function thirdsOf(from: string, to: string): Third[] {
  const days = daysBetween(from, to) + 1;
  const startOf = (third: number) => Math.ceil((days * third) / PERIODS.length);
  return PERIODS.map((period, third) => ({
    period,
    from: addDays(from, startOf(third)),
    to: addDays(from, startOf(third + 1) - 1),
  }));
}
