import { addDays } from '../learning/day-of.ts';
import type { RestSpan } from '../learning/rest-days.ts';

/** First and last day of a school year, `YYYY-MM-DD`. */
export interface YearSpan {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Before every plan, and after every plan. */
const EVER_SINCE = '1900-01-01';
const FOR_EVER = '2199-12-31';

/** Terms cut to the year, those outside it left out, in order. */
function within(terms: readonly RestSpan[], { startsOn, endsOn }: YearSpan): RestSpan[] {
  return terms
    .map(({ from, to }) => ({ from: from < startsOn ? startsOn : from, to: to > endsOn ? endsOn : to }))
    .filter(({ from, to }) => from <= to)
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The spans with school: the terms, or the whole year where there are none; null means always. */
function openSpans(year: YearSpan | null, terms: readonly RestSpan[]): readonly RestSpan[] | null {
  if (terms.length === 0) return year === null ? null : [{ from: year.startsOn, to: year.endsOn }];
  return within(terms, year ?? { startsOn: EVER_SINCE, endsOn: FOR_EVER });
}

/**
 * Days without school: before the year, between its terms and, where `isOver` is `closed`, after it. With
 * `open` the time after the last term may be used, so that what does not fit into a year is never lost.
 */
export function closedDays(
  year: YearSpan | null,
  terms: readonly RestSpan[],
  isOver: 'open' | 'closed',
): RestSpan[] {
  const open = openSpans(year, terms);
  if (open === null || open.length === 0) return [];
  const closed: RestSpan[] = [];
  let from = EVER_SINCE;
  for (const span of open) {
    const to = addDays(span.from, -1);
    if (from <= to) closed.push({ from, to });
    const next = addDays(span.to, 1);
    from = next > from ? next : from;
  }
  return isOver === 'closed' ? [...closed, { from, to: FOR_EVER }] : closed;
}

/** Spans as far as they lie in the days shown. */
export function spansWithin(spans: readonly RestSpan[], days: RestSpan): RestSpan[] {
  return within(spans, { startsOn: days.from, endsOn: days.to });
}

/** A child's own terms stand in place of the family's. */
export function termsOf<Term extends { readonly childId: string | null }>(
  childId: string,
  terms: readonly Term[],
): readonly Term[] {
  const own = terms.filter((term) => term.childId === childId);
  return own.length > 0 ? own : terms.filter((term) => term.childId === null);
}
