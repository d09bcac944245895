import type { PatternId } from '@ori/contracts/kim-names';
import type { ComponentType } from 'react';
import { Cycles, Pi, PlaceValue, RightTriangle, Twos, Unknown } from './number-figures.tsx';
import { EarthSky, Food, Horizon, Matter, Memory, Ratios, SkyStories, Testing } from './world-figures.tsx';

const FIGURES: Readonly<Record<PatternId, ComponentType>> = {
  rightTriangle: RightTriangle,
  pi: Pi,
  placeValue: PlaceValue,
  twos: Twos,
  cycles: Cycles,
  earthSky: EarthSky,
  horizon: Horizon,
  ratios: Ratios,
  matter: Matter,
  food: Food,
  unknown: Unknown,
  memory: Memory,
  testing: Testing,
  skyStories: SkyStories,
};

/** The drawing of a pattern, its own. Decoration: what it shows is said beside it. */
export function PatternFigure({ id }: { readonly id: PatternId }) {
  const Figure = FIGURES[id];
  return <Figure />;
}

/** The colour of a pattern's place. */
export const PATTERN_TONES: Readonly<Record<PatternId, 'gold' | 'nile' | 'lapis' | 'clay' | 'leaf'>> = {
  rightTriangle: 'gold',
  pi: 'nile',
  placeValue: 'lapis',
  twos: 'clay',
  cycles: 'gold',
  earthSky: 'lapis',
  horizon: 'clay',
  ratios: 'nile',
  matter: 'clay',
  food: 'leaf',
  unknown: 'lapis',
  memory: 'gold',
  testing: 'nile',
  skyStories: 'lapis',
};
