import { LOCALES } from '@ori/contracts/locale';
import { TUTOR_TIERS } from '@ori/contracts/tutor-names';
import { expect, it } from 'vitest';
import { solve } from '../../maths/solve/solve.ts';
import { problemOfSolution } from '../ground/problem-of-solution.ts';
import { fitsTier } from '../reading.ts';
import { ground, listener } from '../testing/grounds.ts';
import type { Move } from '../turn.ts';
import { compose } from './compose.ts';

const MESSAGE = '3x + 4 = 19';
const WHOSE_WISH = {
  en: /your family|your grown-up/i,
  fr: /ta famille|l’adulte qui t’accompagne/i,
  es: /tu familia|un adulto de tu casa/i,
};

it.each(LOCALES)('says whose wish it is, in %s and in words of every age', (locale) => {
  const solution = solve(MESSAGE, locale);
  const problem = solution && problemOfSolution(solution, { message: MESSAGE, locale });
  expect(problem).not.toBeNull();
  if (!problem) return;
  const move: Move = {
    kind: 'hint',
    intent: 'give-answer',
    level: 2,
    because: 'hints-only',
    forbidden: problem.answerForms,
  };
  for (const tier of TUTOR_TIERS)
    for (const turn of [0, 1, 2]) {
      const { message, steps } = compose(move, ground({ problem }), listener(tier, locale), turn);
      expect(message, tier).toMatch(WHOSE_WISH[locale]);
      expect(fitsTier(message, tier, locale), `${tier}: ${message}`).toBe(true);
      expect(steps.length, tier).toBeLessThanOrEqual(1);
    }
});
