import type { NumeralSystem } from '@ori/contracts/numeral-names';
import { LabFigure } from '../../lib/labs/lab-figure.tsx';
import type { LabState } from '../../lib/labs/use-lab.ts';

const STILL: LabState = { at: 'still' };

interface StillProps {
  readonly system: NumeralSystem;
  readonly number: number;
  /** Empty where the same stands beside it in words. */
  readonly label: string;
}

/** A number in one of the six writings, as it is drawn with the page. */
export function Still({ system, number, label }: StillProps) {
  return (
    <LabFigure lab={{ name: 'counting', props: { system, range: 'large', number }, label }} state={STILL} />
  );
}
