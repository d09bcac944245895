import type { NumeralSystem } from '@ori/contracts/numeral-names';
import { barsAndDots } from '@ori/core/numerals/maya';

/** Things that lie together, and whether one sign stands for all of them. */
export interface Heap {
  readonly count: number;
  readonly perRow: number;
  readonly isOneSign: boolean;
  /** They lie here and there, in no row. */
  readonly isStrewn?: boolean;
}

const ROW = 5;
const loose = (count: number): Heap => ({ count, perRow: ROW, isOneSign: false });

/** Things not gathered yet: rows that follow no system of numerals. */
export function scattered(count: number): readonly Heap[] {
  return count === 0 ? [] : [{ count, perRow: 7, isOneSign: false }];
}

/** The same, here and there on the mat. */
export function strewn(count: number): readonly Heap[] {
  return [{ count, perRow: 4, isOneSign: false, isStrewn: true }];
}

/** Up to twenty things as the signs of a system gather them: from the top, as the signs stand. */
export function gathered(count: number, system: NumeralSystem): readonly Heap[] {
  const whole = system === 'maya' ? 20 : 10;
  const tall = Array.from({ length: Math.floor(count / whole) }, () => whole);
  const rest = count % whole;
  const { bars, dots } = system === 'maya' ? barsAndDots(rest) : { bars: 0, dots: rest };
  return [
    ...tall.map((all) => ({ ...loose(all), isOneSign: true })),
    ...(dots === 0 ? [] : [loose(dots)]),
    ...Array.from({ length: bars }, () => ({ ...loose(ROW), isOneSign: true })),
  ];
}
