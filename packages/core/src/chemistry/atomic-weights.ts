import { SYMBOLS } from '../elements/symbols.ts';
import { PRINTED_WEIGHTS } from '../elements/weights.ts';

/** Standard atomic weights (CIAAW 2021, abridged) in thousandths of a gram per mole; none for elements without one. */
export const ATOMIC_WEIGHTS: Readonly<Record<string, number>> = Object.fromEntries(
  SYMBOLS.map((symbol, at) => [symbol, Math.round(Number(PRINTED_WEIGHTS[at]) * 1000)] as const).filter(
    ([, weight]) => weight > 0,
  ),
);
