import type { Band, Subject } from '@ori/contracts/content';

/** The course of a subject and band, e.g. `math-k-2`. */
export function courseIdOf(subject: Subject, band: Band): string {
  return `${subject}-${band.toLowerCase()}`;
}
