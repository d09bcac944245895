import type { CountingProps } from '@ori/contracts/number-labs';
import { NumeralDrawing } from './numeral-drawing.tsx';
import { write } from './systems.ts';

interface CountingFigureProps {
  readonly setting: CountingProps;
  readonly label: string;
}

/** The number that the lab begins with, written in its first system; Maya days once a third place is needed. */
export function CountingFigure({ setting: { system, number }, label }: CountingFigureProps) {
  return (
    <NumeralDrawing
      written={write(number, system, number < 360 ? 'counting' : 'days')}
      label={label}
      isStill
    />
  );
}
