import { crossings, type Point, sameCurve, samePoint } from './plane.ts';
import { curveOf, givenPoints, type Move, type PointName, type Sketch } from './sketch.ts';

/** Which crossing gets the letter: in the order of `crossings`, or the one that has no letter yet. */
type Pick = 'first' | 'last' | 'new';

/** A letter for a crossing of the new curve with an earlier one (by its place in the order drawn). */
interface Mark {
  readonly name: PointName;
  readonly with: number;
  readonly pick: Pick;
}

/** One step of a guided construction. `purpose` names what it is for; a step not asked follows by itself. */
export interface RecipeStep<Purpose extends string = string> extends Move {
  readonly marks: readonly Mark[];
  readonly purpose: Purpose;
  readonly asked: boolean;
}

export type At = (name: PointName) => Point;

/** Something to measure in the finished drawing, and what it must come to. */
export interface Checkpoint {
  /** What is measured, in letters of the drawing, such as `CD : AB`. */
  readonly what: string;
  /** The exact value, as written. */
  readonly exact: string;
  readonly is: number;
  readonly measure: (at: At) => number;
}

export interface Recipe<Purpose extends string = string> {
  readonly steps: readonly RecipeStep<Purpose>[];
  /** Closed outlines and segments that stand out in the end, by their corners. */
  readonly outline: readonly (readonly PointName[])[];
  readonly checks: readonly Checkpoint[];
}

function picked(sketch: Sketch, found: readonly Point[], pick: Pick): Point | undefined {
  if (pick === 'first') return found[0];
  if (pick === 'last') return found.at(-1);
  const known = Object.values(sketch.points);
  return found.find((point) => !known.some((other) => samePoint(point, other)));
}

/** Draws one step of a recipe and letters what it marks. Throws where a mark has no crossing: the recipe is wrong. */
export function drawStep(sketch: Sketch, step: RecipeStep): Sketch {
  const curve = curveOf(sketch, step);
  if (!curve) throw new Error(`no ${step.tool} by ${step.from} and ${step.to}`);
  const points = { ...sketch.points };
  for (const mark of step.marks) {
    const earlier = sketch.curves[mark.with];
    const point = earlier && picked(sketch, crossings(earlier, curve), mark.pick);
    if (!point) throw new Error(`no crossing for ${mark.name}`);
    points[mark.name] = point;
  }
  return { points, curves: [...sketch.curves, curve] };
}

/** The drawing after so many steps, from the two given points. */
export function drawRecipe(recipe: Recipe, steps = recipe.steps.length, start = givenPoints()): Sketch {
  return recipe.steps.slice(0, steps).reduce(drawStep, start);
}

/** Looks up a point that must be there. */
export function lookUp(sketch: Sketch): At {
  return (name) => {
    const point = sketch.points[name];
    if (!point) throw new Error(`no point ${name}`);
    return point;
  };
}

/** How a move stands to the step that is next: it is that, comes later, is there already, or is another. */
export type Judged = 'next' | 'later' | 'drawn' | 'other' | 'nothing';

/** Judges a learner's move by the curve it draws, so B A is as good as A B for a line. */
export function judgeMove(recipe: Recipe, done: number, sketch: Sketch, move: Move): Judged {
  const curve = curveOf(sketch, move);
  if (!curve) return 'nothing';
  if (sketch.curves.some((drawn) => sameCurve(drawn, curve))) return 'drawn';
  const isOf = (step: RecipeStep | undefined): boolean => {
    const wanted = step && curveOf(sketch, step);
    return wanted ? sameCurve(wanted, curve) : false;
  };
  if (isOf(recipe.steps[done])) return 'next';
  return recipe.steps.slice(done + 1).some(isOf) ? 'later' : 'other';
}

/** How many steps stand after the next one, with those that follow by themselves. */
export function stepsAfter(recipe: Recipe, done: number): number {
  let next = done + 1;
  while (next < recipe.steps.length && recipe.steps[next]?.asked === false) next += 1;
  return Math.min(next, recipe.steps.length);
}
