import type { Figure } from '@ori/contracts/practice';
import type { ReactNode } from 'react';
import { CirclePointsFigure, TriangleFigure } from './angles-and-circles.tsx';
import { ArrayFigure, BarsFigure } from './bars.tsx';
import { ClockFigure } from './clock.tsx';
import { PlaneFigure } from './coordinate-plane.tsx';
import { BarChartFigure, NumberGridFigure, QuadrantFigure } from './grids.tsx';
import { HubFigure, StepsFigure, TimelineFigure, VennFigure } from './ideas.tsx';
import { EnergyLevelsFigure, LewisFigure } from './matter.tsx';
import { AngleFigure, RulerFigure } from './measuring.tsx';
import { BaseTenFigure, DotsAndBarsFigure, KhipuFigure } from './numerals.tsx';
import { NumberLineFigure, RectangleFigure, RightTriangleFigure } from './plane.tsx';
import { PolygonFigure } from './polygon.tsx';
import { SCIENCE_DRAWINGS } from './science-drawings.tsx';
import { ShapeFigure } from './shapes.tsx';
import { CoinsFigure, ThingsFigure } from './things.tsx';
import { SketchFigure } from './sketch.tsx';
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
  things: (drawn) => <ThingsFigure {...drawn} />,
  coins: (drawn) => <CoinsFigure {...drawn} />,
  ruler: (drawn) => <RulerFigure {...drawn} />,
  'bar-chart': (drawn) => <BarChartFigure {...drawn} />,
  angle: (drawn) => <AngleFigure {...drawn} />,
  polygon: (drawn) => <PolygonFigure {...drawn} />,
  quadrant: (drawn) => <QuadrantFigure {...drawn} />,
  'dots-and-bars': (drawn) => <DotsAndBarsFigure {...drawn} />,
  khipu: (drawn) => <KhipuFigure {...drawn} />,
  'number-grid': (drawn) => <NumberGridFigure {...drawn} />,
  'base-ten': (drawn) => <BaseTenFigure {...drawn} />,
  sketch: (drawn) => <SketchFigure {...drawn} />,
  plane: (drawn) => <PlaneFigure {...drawn} />,
  triangle: (drawn) => <TriangleFigure {...drawn} />,
  'circle-points': (drawn) => <CirclePointsFigure {...drawn} />,
  timeline: (drawn) => <TimelineFigure {...drawn} />,
  steps: (drawn) => <StepsFigure {...drawn} />,
  hub: (drawn) => <HubFigure {...drawn} />,
  venn: (drawn) => <VennFigure {...drawn} />,
  'energy-levels': (drawn) => <EnergyLevelsFigure {...drawn} />,
  lewis: (drawn) => <LewisFigure {...drawn} />,
  ...SCIENCE_DRAWINGS,
};

/** Draws a figure from its data; `label` says the same in words. */
export function PracticeFigure<Type extends FigureType>({ figure, label }: Drawn<Type>) {
  const type: Type = figure.type;
  return DRAWINGS[type]({ figure, label });
}
