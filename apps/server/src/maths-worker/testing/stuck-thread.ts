import { onTask } from '../../threads/on-task.ts';
import type { MathsAnswer, MathsTask } from '../maths-task.ts';

/** A thread that never comes back from one message, and answers every other with silence. */
onTask((task: MathsTask): MathsAnswer => {
  while (task.kind === 'solve' && task.message === 'stuck') continue;
  return { kind: 'solve', solution: null };
});
