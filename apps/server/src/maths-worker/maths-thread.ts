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

onTask(answerTo);
