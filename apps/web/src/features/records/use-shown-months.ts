import type { RecordSummary } from '@ori/contracts/records-room';
import { useState } from 'react';
import { type Month, monthsOf } from './months.ts';

/** How many months stand side by side while the year is folded. */
const NEAR = 3;

const daysIn = (months: readonly Month[]) =>
  months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null);

/** Which months of the year are on screen: the newest ones, others a step away, or all of them. */
export function useShownMonths({ from, to, today }: RecordSummary) {
  const months = monthsOf({ from, to });
  const last = today < to ? today : to;
  const lastMonth = months.findIndex(({ month }) => month === last.slice(0, 7));
  const [isWhole, setWhole] = useState(false);
  const [chosen, setEnd] = useState<number | null>(null);
  const end = Math.min(months.length, chosen ?? Math.max(lastMonth + 1, 1));
  const shown = isWhole ? months : months.slice(Math.max(0, end - NEAR), end);
  const open = daysIn(shown).filter((day) => from <= day && day <= last);
  return {
    shown,
    /** Days that can be marked, oldest first. */
    open,
    isWhole,
    fold: () => setWhole(!isWhole),
    earlier: end > 1 ? () => setEnd(end - 1) : null,
    later: end < months.length ? () => setEnd(end + 1) : null,
  };
}
export type ShownMonths = ReturnType<typeof useShownMonths>;
