import { digitsOf, numberOf } from '@ori/core/numerals/places';
import { QUIPU_WORTHS } from '@ori/core/numerals/quipu';
import { type YorubaSum, yorubaSum } from '@ori/core/numerals/yoruba';
import { drawBabylonian } from './draw-babylonian.tsx';
import { drawEgyptian } from './draw-egyptian.tsx';
import { drawMaya } from './draw-maya.tsx';
import { drawQuipu } from './draw-quipu.tsx';
import { drawRods } from './draw-rods.tsx';
import { drawYoruba } from './draw-yoruba.tsx';
import type { Drawn } from './drawn.ts';
import { type Written, worthsOf } from './systems.ts';

function draw({ system, digits, mode, isNegative }: Written, hasZero: boolean): Drawn {
  switch (system) {
    case 'egyptian':
      return drawEgyptian(digits);
    case 'babylonian':
      return drawBabylonian(digits, hasZero);
    case 'maya':
      return drawMaya(digits, mode);
    case 'rods':
      return drawRods(digits, isNegative);
    case 'quipu':
      return drawQuipu([digits], null);
    case 'yoruba':
      return drawYoruba(yorubaSum(numberOf(digits, worthsOf(system, mode))));
  }
}

interface SheetProps {
  readonly drawn: Drawn;
  /** In words, for those who do not see it; empty where the same stands beside it. */
  readonly label: string;
  /** A still figure stands in the house's frame for figures, before the lab's own sheet is there. */
  readonly isStill?: boolean;
}

/** How large a drawn unit is on the screen: signs keep their size, however many there are. */
const SCALE = 1.5;

/** A drawing in its frame. */
function Sheet({ drawn: { width, height, body }, label, isStill = false }: SheetProps) {
  const named = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox={`0 0 ${Math.ceil(width)} ${Math.ceil(height)}`}
      width={Math.ceil(width * SCALE)}
      className={isStill ? 'lab-figure' : 'count-drawing'}
      {...named}
    >
      {body}
    </svg>
  );
}

interface NumeralDrawingProps {
  readonly written: Written;
  readonly label: string;
  /** Whether an empty place inside a Babylonian number has the late sign. */
  readonly hasZero?: boolean;
  readonly isStill?: boolean;
}

/** A number as it is written in one of the six systems. */
export function NumeralDrawing({ written, label, hasZero = false, isStill = false }: NumeralDrawingProps) {
  return <Sheet drawn={draw(written, hasZero)} label={label} isStill={isStill} />;
}

const tied = (number: number) => digitsOf(number, QUIPU_WORTHS);

/** Cords side by side, with the cord above that carries their sum once it is tied. */
export function QuipuDrawing({
  cords,
  sum,
  label,
}: {
  readonly cords: readonly number[];
  readonly sum: number | null;
  readonly label: string;
}) {
  return <Sheet drawn={drawQuipu(cords.map(tied), sum === null ? null : tied(sum))} label={label} />;
}

/** A sum of twenties as rows of dots, whether or not a name says it so. */
export function SumDrawing({ sum, label }: { readonly sum: YorubaSum; readonly label: string }) {
  return <Sheet drawn={drawYoruba(sum)} label={label} />;
}
