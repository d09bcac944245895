import { checkSteps } from '@ori/core/maths/check-steps/check-steps';
import { solve } from '@ori/core/maths/solve/solve';
import { parentPort } from 'node:worker_threads';
import { READY, type MathsAnswer, type MathsTask } from './maths-task.ts';

function answerTo(task: MathsTask): MathsAnswer {
  switch (task.kind) {
    case 'solve':
      return { kind: 'solve', solution: solve(task.message, task.locale) };
    case 'check':
      return { kind: 'check', checked: checkSteps(task.problem, task.lines, task.locale) };
  }
}

parentPort?.on('message', (task: MathsTask) => {
  parentPort?.postMessage(answerTo(task), []);
});
parentPort?.postMessage(READY, []);
