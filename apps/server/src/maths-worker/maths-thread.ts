import { checkSteps } from '@ori/core/maths/check-steps/check-steps';
import { solve } from '@ori/core/maths/solve/solve';
import { problemOfSolution } from '@ori/core/tutor/ground/problem-of-solution';
import { parentPort, workerData } from 'node:worker_threads';
import { READY, type MathsAnswer, type MathsTask } from './maths-task.ts';

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

/** Where the other side reads how much of the processor was used before a task, in milliseconds. */
const usedBefore = workerData as Float64Array;
const US_PER_MS = 1_000;

parentPort?.on('message', (task: MathsTask) => {
  const { user, system } = process.threadCpuUsage();
  usedBefore[0] = (user + system) / US_PER_MS;
  parentPort?.postMessage(answerTo(task), []);
});
parentPort?.postMessage(READY, []);
