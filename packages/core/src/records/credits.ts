import type { CreditBasis } from '@ori/contracts/transcript-names';

interface Basis {
  readonly creditBasis: CreditBasis;
  readonly hoursPerCredit: number;
}
interface Counted {
  /** Hundredths of a credit that the parent gave for completion. */
  readonly credit: number | null;
  /** Minutes of work: the parent's count, or what the record holds. */
  readonly minutes: number | null;
  readonly workedMinutes: number | null;
}

const MINUTES = 60;
const QUARTERS = 4;
const QUARTER = 25;

/** The minutes a course is counted with: the parent's own number where they gave one. */
export function minutesCounted({ minutes, workedMinutes }: Omit<Counted, 'credit'>): number | null {
  return minutes ?? workedMinutes;
}

/**
 * What a course is worth, in hundredths of a credit. By completion it is what the parent gave. By hours it is the hours
 * over the family's own number for a whole credit, in whole quarters and never rounded up: a transcript claims no hour
 * that was not worked.
 */
export function creditOf({ creditBasis, hoursPerCredit }: Basis, course: Counted): number {
  if (creditBasis === 'completion') return course.credit ?? 0;
  const minutes = minutesCounted(course) ?? 0;
  return Math.floor((minutes * QUARTERS) / (hoursPerCredit * MINUTES)) * QUARTER;
}
