import type { Look } from '@ori/contracts/privacy';
import { localDay } from '../../lib/dates.ts';

export interface LookDay {
  readonly first: Look;
  readonly looks: readonly Look[];
}

/** Entries by the day they fell on here, in the order they came. */
export function daysOf(looks: readonly Look[]): LookDay[] {
  const days: { first: Look; looks: Look[] }[] = [];
  for (const look of looks) {
    const last = days.at(-1);
    if (last && localDay(new Date(last.first.at)) === localDay(new Date(look.at))) last.looks.push(look);
    else days.push({ first: look, looks: [look] });
  }
  return days;
}
