import type { ConstructorProps } from '@ori/contracts/geometry-labs';
import { drawRecipe, type Recipe } from '@ori/core/geometry/recipe';
import { RECIPES } from '@ori/core/geometry/recipes';
import { drawFreely, givenPoints, type Move } from '@ori/core/geometry/sketch';
import type { ReactNode } from 'react';
import { CornerFigure, RhythmFigure, SpiralFigure, SubstitutionFigure } from './activity-figures.tsx';
import { boxOf } from './drawing-box.ts';
import { Drawing } from './drawing.tsx';
import { ChainFigure, SquareFigure } from './square-and-chain.tsx';
import { type Built, isBuilt, RECIPE_OF } from './starts.ts';
import { WallpaperFigure } from './wallpaper-figure.tsx';

type Start = ConstructorProps['start'];
type Other = Exclude<Start, Built | 'free'>;

const OTHERS: Readonly<Record<Other, (label: string) => ReactNode>> = {
  fibonacci: (label) => <RhythmFigure beats={5} label={label} />,
  platonic: (label) => <CornerFigure sides={5} faces={3} label={label} />,
  'log-spiral': (label) => <SpiralFigure perQuarter={1.3} label={label} />,
  fractal: (label) => <SubstitutionFigure rule="koch" times={4} label={label} />,
  wallpaper: (label) => <WallpaperFigure group="p4m" label={label} />,
  'lo-shu': (label) => <SquareFigure square={[4, 9, 2, 3, 5, 7, 8, 1, 6]} label={label} />,
  catenary: (label) => <ChainFigure sag={1.5} isArch={false} label={label} />,
};

const FREE_MOVES: readonly Move[] = [
  { tool: 'circle', from: 'A', to: 'B' },
  { tool: 'circle', from: 'B', to: 'A' },
  { tool: 'line', from: 'C', to: 'D' },
];

interface ConstructorFigureProps {
  readonly start: Start;
  readonly label: string;
}

/** A principle's construction, finished, or the picture of its activity. */
export function ConstructorFigure({ start, label }: ConstructorFigureProps) {
  if (start === 'free') {
    const sketch = FREE_MOVES.reduce(drawFreely, givenPoints());
    return <Drawing sketch={sketch} box={boxOf(sketch)} label={label} />;
  }
  if (!isBuilt(start)) return OTHERS[start](label);
  const recipe: Recipe = RECIPES[RECIPE_OF[start]];
  const sketch = drawRecipe(recipe);
  return <Drawing sketch={sketch} box={boxOf(sketch)} outline={recipe.outline} label={label} />;
}
