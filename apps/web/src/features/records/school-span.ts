import type { StudentYear } from '@ori/contracts/records';
import type { StudentYearsAnswer } from '@ori/contracts/records-room';

/** Days of a year, both ends included, `YYYY-MM-DD`. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The year on screen: the chosen one, the running one, or the newest; null where none was set up. */
export function yearOnScreen(
  { years, today }: StudentYearsAnswer,
  chosen: string | null,
): StudentYear | null {
  const running = years.find(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn);
  return years.find(({ id }) => id === chosen) ?? running ?? years[0] ?? null;
}

/** Its days, or those of the year that would be set up. */
export function spanOf(year: StudentYear | null, { proposed }: StudentYearsAnswer): Span {
  const { startsOn: from, endsOn: to } = year ?? proposed;
  return { from, to };
}
