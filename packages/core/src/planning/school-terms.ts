import type { YearSpan } from './school-days.ts';

/** A term as it is to be set; `childId` is null for the whole family's. */
export interface TermSpan {
  readonly childId: string | null;
  readonly from: string;
  readonly to: string;
}
/** What is wrong with a term: `outside` its year, it `overlaps` another one, or it is over before it begins. */
export type TermWrong = 'order' | 'outside' | 'overlaps';
/** A term by its place in the list, with the field to set right. */
export interface TermFault {
  readonly place: number;
  readonly field: 'from' | 'to';
  readonly wrong: TermWrong;
}
interface Years {
  /** The year they are terms of. */
  readonly year: YearSpan;
  /** Years of children's own records: a child's own term may lie in the child's own year instead. */
  readonly own: readonly (YearSpan & { readonly childId: string })[];
}

const isWithin = (day: string, { startsOn, endsOn }: YearSpan): boolean => startsOn <= day && day <= endsOn;

/** The field whose day lies outside every year that the term may lie in; null where one year holds it whole. */
function outsideOf(term: TermSpan, { year, own }: Years): TermFault['field'] | null {
  const years = [year, ...own.filter(({ childId }) => childId === term.childId)];
  if (years.some((each) => isWithin(term.from, each) && isWithin(term.to, each))) return null;
  return isWithin(term.from, year) ? 'to' : 'from';
}

/** Does a term begin within one before it, of the same child or the same family? The later of two is at fault. */
function overlapsAny(term: TermSpan, place: number, terms: readonly TermSpan[]): boolean {
  return terms.some((other, at) => {
    if (at === place || other.childId !== term.childId) return false;
    const isBefore = other.from < term.from || (other.from === term.from && at < place);
    return isBefore && term.from <= other.to;
  });
}

/** What is wrong with the terms of a year, at most one fault a term, in their order; empty where all is well. */
export function termFaults(terms: readonly TermSpan[], years: Years): TermFault[] {
  return terms.flatMap((term, place): TermFault[] => {
    if (term.to < term.from) return [{ place, field: 'to', wrong: 'order' }];
    const outside = outsideOf(term, years);
    if (outside !== null) return [{ place, field: outside, wrong: 'outside' }];
    return overlapsAny(term, place, terms) ? [{ place, field: 'from', wrong: 'overlaps' }] : [];
  });
}
