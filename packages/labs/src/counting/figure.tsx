import type { CountingProps } from '@ori/contracts/number-labs';
import { strewn } from './gathered.ts';
import { Loaves } from './loaves.tsx';
import { NumeralDrawing } from './numeral-drawing.tsx';
import { write } from './systems.ts';

interface CountingFigureProps {
  readonly setting: CountingProps;
  readonly label: string;
}

/** What the lab begins with: its things, or its number in its first system; Maya days once a third place is needed. */
export function CountingFigure({ setting: { system, number, simply }, label }: CountingFigureProps) {
  if (simply)
    return (
      <div className="flex justify-center">
        <Loaves heaps={strewn(number)} label={label} isStill />
      </div>
    );
  return (
    <NumeralDrawing
      written={write(number, system, number < 360 ? 'counting' : 'days')}
      label={label}
      isStill
    />
  );
}
