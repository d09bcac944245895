import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance } from './plane.ts';
import { drawRecipe, judgeMove, lookUp, type Recipe, stepsAfter } from './recipe.ts';
import { RECIPES, type RecipeName } from './recipes.ts';
import { givenPoints } from './sketch.ts';

const names = Object.keys(RECIPES) as RecipeName[];
const place = fc.record({
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
});
/** Two given points anywhere, neither on top of each other nor far apart. */
const ends = fc.tuple(place, place).filter(([a, b]) => distance(a, b) > 0.2);

describe.each(names)('%s', (name) => {
  const recipe: Recipe = RECIPES[name];

  it('comes to its exact values wherever the two given points lie', () => {
    fc.assert(
      fc.property(ends, ([a, b]) => {
        const at = lookUp(drawRecipe(recipe, recipe.steps.length, givenPoints(a, b)));
        for (const { is, measure } of recipe.checks) expect(Math.abs(measure(at) - is)).toBeLessThan(2e-6);
      }),
      { numRuns: 60 },
    );
  });

  it('accepts each of its steps as the next, and nothing that is drawn already', () => {
    for (let done = 0; done < recipe.steps.length; done += 1) {
      const sketch = drawRecipe(recipe, done);
      expect(judgeMove(recipe, done, sketch, recipe.steps[done]!)).toBe('next');
      if (done > 0) expect(judgeMove(recipe, done, sketch, recipe.steps[done - 1]!)).toBe('drawn');
    }
  });

  it('outlines only points that it lettered', () => {
    const at = lookUp(drawRecipe(recipe));
    for (const corner of recipe.outline.flat()) expect(at(corner).x).toBeTypeOf('number');
  });
});

it('takes a line in either direction, and tells a step for later from one that is no step', () => {
  const drawn = drawRecipe(RECIPES.vesica, 2);
  expect(judgeMove(RECIPES.vesica, 2, drawn, { tool: 'line', from: 'D', to: 'C' })).toBe('next');
  expect(judgeMove(RECIPES.vesica, 2, drawn, { tool: 'line', from: 'B', to: 'A' })).toBe('later');
  expect(judgeMove(RECIPES.vesica, 2, drawn, { tool: 'circle', from: 'C', to: 'A' })).toBe('other');
  expect(judgeMove(RECIPES.vesica, 2, drawn, { tool: 'line', from: 'C', to: 'C' })).toBe('nothing');
});

it('draws steps that are not asked together with the one before', () => {
  expect(stepsAfter(RECIPES.pentagon, 2)).toBe(4);
  expect(stepsAfter(RECIPES['seed-of-life'], 4)).toBe(7);
  expect(stepsAfter(RECIPES.vesica, 3)).toBe(4);
});

it('the hexagon’s six points stand evenly on the circle', () => {
  const at = lookUp(drawRecipe(RECIPES.hexagon));
  const turns = ['B', 'C', 'E', 'G', 'F', 'D'].map((name) => {
    const { x, y } = at(name);
    expect(Math.hypot(x, y)).toBeCloseTo(1, 9);
    return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360;
  });
  expect(turns).toEqual([0, 60, 120, 180, 240, 300]);
});

it('the lens of the vesica has the area that its formula says', () => {
  const steps = 20_000;
  const half = Math.sqrt(3) / 2;
  let area = 0;
  for (let step = 0; step < steps; step += 1) {
    const y = -half + ((step + 0.5) * 2 * half) / steps;
    area += (2 * Math.sqrt(1 - y * y) - 1) * ((2 * half) / steps);
  }
  expect(area).toBeCloseTo((2 * Math.PI) / 3 - Math.sqrt(3) / 2, 5);
});
