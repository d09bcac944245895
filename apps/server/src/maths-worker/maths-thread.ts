import { checkSteps } from '@ori/core/maths/check-steps/check-steps';
import { solve } from '@ori/core/maths/solve/solve';
import { problemOfSolution } from '@ori/core/tutor/ground/problem-of-solution';
import { onTask } from '../threads/on-task.ts';
import type { MathsAnswer, MathsTask } from './maths-task.ts';

function answerTo(task: MathsTask): MathsAnswer {
  switch (task.kind) {
    case 'solve':
      return { kind: 'solve', solution: solve(task.message, task.locale) };
    case 'problem': {
      const { message, locale } = task;
      const solution = solve(message, locale);
      const problem = solution && problemOfSolution(solution, { message, locale });
      return { kind: 'problem', problem };
    }
    case 'check':
      return { kind: 'check', checked: checkSteps(task.problem, task.lines, task.locale) };
  }
}

const SUM = '3x + 5 = 20';
// The first answers cost far more than later ones, while code is compiled: that is nobody's budget.
answerTo({ kind: 'problem', message: SUM, locale: 'en' });
answerTo({ kind: 'check', problem: SUM, lines: ['3x = 15', 'x = 5'], locale: 'en' });

onTask(answerTo);
