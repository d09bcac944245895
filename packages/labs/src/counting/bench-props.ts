import type { Locale } from '@ori/contracts/locale';
import type { NumeralSystem } from '@ori/contracts/numeral-names';
import type { MayaMode } from '@ori/core/numerals/maya';
import type { Range } from './systems.ts';

/** What every bench of the counting lab is told. */
export interface BenchProps {
  readonly system: NumeralSystem;
  readonly range: Range;
  readonly mode: MayaMode;
  readonly locale: Locale;
}
