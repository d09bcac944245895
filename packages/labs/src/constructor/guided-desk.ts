import type { Curve } from '@ori/core/geometry/plane';
import { drawRecipe, judgeMove, type Judged, type Recipe, stepsAfter } from '@ori/core/geometry/recipe';
import { curveOf, type Move, type PointName } from '@ori/core/geometry/sketch';
import type { Draft } from './move-picker.tsx';

/** Where a guided construction stands. */
export interface Desk {
  readonly done: number;
  readonly draft: Draft;
  /** What became of the last move; `shown` where the desk drew it for the learner. */
  readonly verdict: Judged | 'shown' | 'open';
  readonly last: Move | null;
  readonly fresh: readonly PointName[];
  readonly ghost: Curve | null;
}

export const EMPTY_DRAFT: Draft = { tool: 'circle', from: null, to: null };
export const START: Desk = {
  done: 0,
  draft: EMPTY_DRAFT,
  verdict: 'open',
  last: null,
  fresh: [],
  ghost: null,
};

function advanced(recipe: Recipe, desk: Desk, verdict: 'next' | 'shown', last: Move): Desk {
  const done = stepsAfter(recipe, desk.done);
  const before = drawRecipe(recipe, desk.done).points;
  const fresh = Object.keys(drawRecipe(recipe, done).points).filter((name) => !(name in before));
  return { ...START, draft: { ...EMPTY_DRAFT, tool: desk.draft.tool }, done, verdict, last, fresh };
}

/** The learner's own move. */
export function tryDraft(recipe: Recipe, desk: Desk): Desk {
  const { tool, from, to } = desk.draft;
  if (from === null || to === null) return { ...desk, verdict: 'nothing', ghost: null };
  const move = { tool, from, to };
  const sketch = drawRecipe(recipe, desk.done);
  const verdict = judgeMove(recipe, desk.done, sketch, move);
  if (verdict === 'next') return advanced(recipe, desk, 'next', move);
  const ghost = verdict === 'drawn' ? null : curveOf(sketch, move);
  return { ...desk, verdict, last: move, fresh: [], ghost };
}

/** The next step, drawn for the learner. */
export function showStep(recipe: Recipe, desk: Desk): Desk {
  const step = recipe.steps[desk.done];
  return step ? advanced(recipe, desk, 'shown', step) : desk;
}

/** Back by one step of the learner's, with those that followed by themselves. */
export function undoStep(recipe: Recipe, desk: Desk): Desk {
  let done = Math.max(0, desk.done - 1);
  while (done > 0 && recipe.steps[done]?.asked === false) done -= 1;
  return { ...START, draft: { ...EMPTY_DRAFT, tool: desk.draft.tool }, done };
}
