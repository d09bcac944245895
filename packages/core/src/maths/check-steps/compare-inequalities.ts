import { variablesOf } from '../expressions/expression.ts';
import { sameSet } from '../inequalities/solution-set.ts';
import { solveInequality, type Inequality } from '../solve/inequality.ts';
import { compareEquations } from './compare-equations.ts';
import { RIGHT, UNSURE, wrong, type Step } from './compare-parts.ts';
import { INEQUALITY_NOT_TURNED } from './misconceptions.ts';

const TURNED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

function setOf(inequality: Inequality) {
  const solved = solveInequality(inequality)?.answer;
  return solved?.kind === 'set' ? solved.set : null;
}

/** From one inequality to the next: they are to let in the same numbers. */
export function compareInequalities(before: Inequality, after: Inequality): Step {
  const [from, to] = [setOf(before), setOf(after)];
  const letters = variablesOf(before.left, before.right, after.left, after.right);
  if (!from || !to || letters.length !== 1) return UNSURE;
  if (sameSet(from, to)) return RIGHT;
  const turned = setOf({ ...after, relation: TURNED[after.relation] });
  if (turned && sameSet(from, turned)) return wrong(INEQUALITY_NOT_TURNED);
  const ends = compareEquations([before], [after], []);
  return wrong(ends.ok === false ? ends.misconception : null);
}
