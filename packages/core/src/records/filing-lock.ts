import type { FilingType } from '@ori/contracts/state-kinds';
import { addDays } from '../learning/day-of.ts';

/** Filings that report what was done; what only announces a year says nothing about its days. */
const REPORTS: readonly FilingType[] = ['quarterly', 'semiannual', 'assessment', 'evaluation', 'progress'];

/**
 * The days that a filing locks, both ends included: from the year's first to the day before it was sent, never beyond
 * the year, nor beyond `partEndsOn` where it reports a part of the year. Null when it locks none: it reports nothing,
 * it was not sent to anybody, or no day was over.
 */
export function lockedByFiling(
  { type, isSent }: { readonly type: FilingType; readonly isSent: boolean },
  { startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string },
  sentOn: string,
  partEndsOn: string | null,
): { readonly from: string; readonly to: string } | null {
  if (!isSent || !REPORTS.includes(type)) return null;
  const [to = endsOn] = [addDays(sentOn, -1), endsOn, partEndsOn ?? endsOn].toSorted();
  return to < startsOn ? null : { from: startsOn, to };
}

interface Span {
  readonly from: string;
  readonly to: string;
}
type Year = { readonly startsOn: string; readonly endsOn: string };

/** On which side a year set right would leave filed days of its own outside; null where all of them stay in it. */
export function filedOutside(was: Year, becomes: Year, filed: readonly Span[]): 'before' | 'after' | null {
  const own = filed.map(({ from, to }) => ({
    from: from > was.startsOn ? from : was.startsOn,
    to: to < was.endsOn ? to : was.endsOn,
  }));
  if (own.some(({ from }) => from < becomes.startsOn)) return 'before';
  return own.some(({ to }) => to > becomes.endsOn) ? 'after' : null;
}
