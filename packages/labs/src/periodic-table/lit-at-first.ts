import type { PeriodicTableProps } from '@ori/contracts/elements-labs';

/** The symbols that stand out before anything is chosen. */
export function litAtFirst({ highlight = [], materials = [] }: PeriodicTableProps): readonly string[] {
  return highlight.length > 0 ? highlight : materials.map(({ symbol }) => symbol);
}
