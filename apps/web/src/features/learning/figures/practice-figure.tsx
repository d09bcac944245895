import type { Figure } from '@ori/contracts/practice';
import type { ReactNode } from 'react';
import { ArrayFigure, BarsFigure } from './bars.tsx';
import { ClockFigure } from './clock.tsx';
import { EnergyLevelsFigure, LewisFigure } from './matter.tsx';
import { NumberLineFigure, RectangleFigure, RightTriangleFigure } from './plane.tsx';
import { ShapeFigure } from './shapes.tsx';
import { CutsFigure, SharesFigure } from './wholes.tsx';

type FigureType = Figure['type'];
interface Drawn<Type extends FigureType> {
  readonly figure: Extract<Figure, { type: Type }>;
  /** The figure in words. */
  readonly label: string;
}

const DRAWINGS: { readonly [Type in FigureType]: (drawn: Drawn<Type>) => ReactNode } = {
  shares: (drawn) => <SharesFigure {...drawn} />,
  cuts: (drawn) => <CutsFigure {...drawn} />,
  bars: (drawn) => <BarsFigure {...drawn} />,
  array: (drawn) => <ArrayFigure {...drawn} />,
  shape: (drawn) => <ShapeFigure {...drawn} />,
  clock: (drawn) => <ClockFigure {...drawn} />,
  'right-triangle': (drawn) => <RightTriangleFigure {...drawn} />,
  rectangle: (drawn) => <RectangleFigure {...drawn} />,
  'number-line': (drawn) => <NumberLineFigure {...drawn} />,
  'energy-levels': (drawn) => <EnergyLevelsFigure {...drawn} />,
  lewis: (drawn) => <LewisFigure {...drawn} />,
};

/** Draws a figure from its data; `label` says the same in words. */
export function PracticeFigure<Type extends FigureType>({ figure, label }: Drawn<Type>) {
  const type: Type = figure.type;
  return DRAWINGS[type]({ figure, label });
}
