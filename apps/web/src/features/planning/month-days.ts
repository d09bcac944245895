import { addDays } from '@ori/core/learning/day-of';
import { mondayOf } from '@ori/core/planning/week';

const WEEK_DAYS = 7;
const MONTHS = 12;

/** A month as `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month so many months later, or earlier for a negative number. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * MONTHS + number - 1 + by;
  return `${Math.floor(count / MONTHS)}-${String((count % MONTHS) + 1).padStart(2, '0')}`;
}

/** The whole weeks, Monday to Sunday, in which a month lies: 28 to 42 days. */
export function daysOfMonth(month: string): string[] {
  const from = mondayOf(`${month}-01`);
  const end = `${monthAfter(month, 1)}-01`;
  const days: string[] = [];
  for (let day = from; day < end || days.length % WEEK_DAYS !== 0; day = addDays(day, 1)) days.push(day);
  return days;
}
