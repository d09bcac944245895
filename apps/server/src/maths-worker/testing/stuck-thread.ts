import { parentPort } from 'node:worker_threads';
import { READY, type MathsAnswer, type MathsTask } from '../maths-task.ts';

/** A thread that never comes back from one message, and answers every other with silence. */
parentPort?.on('message', (task: MathsTask) => {
  while (task.kind === 'solve' && task.message === 'stuck') continue;
  parentPort?.postMessage({ kind: 'solve', solution: null } satisfies MathsAnswer, []);
});
parentPort?.postMessage(READY, []);
