import type { NumeralSystem } from '@ori/contracts/numeral-names';
import { NumeralDrawing } from './numeral-drawing.tsx';
import { write } from './systems.ts';

interface PaperNumeralProps {
  readonly system: NumeralSystem;
  readonly value: number;
  readonly label: string;
}

/** A number in one of the six systems, for paper: Maya places count by pure twenties there. */
export function PaperNumeral({ system, value, label }: PaperNumeralProps) {
  return <NumeralDrawing written={write(value, system, 'counting')} label={label} hasZero isStill />;
}
