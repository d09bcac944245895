import { drawRecipe, type Recipe } from '@ori/core/geometry/recipe';
import { RECIPES, type RecipeName } from '@ori/core/geometry/recipes';
import { givenPoints } from '@ori/core/geometry/sketch';
import { boxOf } from './drawing-box.ts';
import { Drawing } from './drawing.tsx';

interface PaperConstructionProps {
  readonly recipe: RecipeName;
  /** All of it, or its two given points with room for the rest. */
  readonly isDrawn: boolean;
  readonly label: string;
}

/** A construction for paper: both states have the same size, so that one can be laid over the other. */
export function PaperConstruction({ recipe, isDrawn, label }: PaperConstructionProps) {
  const { steps, outline }: Recipe = RECIPES[recipe];
  const finished = drawRecipe({ steps, outline, checks: [] });
  return (
    <Drawing
      sketch={isDrawn ? finished : givenPoints()}
      box={boxOf(finished)}
      label={label}
      outline={isDrawn ? outline : []}
    />
  );
}
