import type { LocalisedText } from '@ori/contracts/locale';
import type { Rational } from '../rational.ts';
import { WORK_BACK } from './number-reasons.ts';
import { inEach, plainNumber, type Solution, type SolutionStep } from './solution.ts';

/** A solution that is one number, perhaps with a unit behind it. */
export function numberSolution(
  kind: Solution['kind'],
  value: Rational,
  steps: readonly SolutionStep[],
  options: { readonly unit?: string; readonly words?: LocalisedText; readonly check?: LocalisedText } = {},
): Solution {
  const { unit = '' } = options;
  return {
    kind,
    answer: { kind: 'number', value },
    words: options.words ?? inEach((locale) => plainNumber(value, locale) + unit),
    steps,
    check: options.check ?? WORK_BACK,
  };
}
