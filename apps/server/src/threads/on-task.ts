import { parentPort, workerData } from 'node:worker_threads';

/** What a thread is given at its start. */
export interface ThreadData<Given> {
  /** Where the other side reads how much of the processor was used before a task, in milliseconds. */
  readonly usedBefore: Float64Array;
  readonly given: Given;
}

/** Said once by a thread when it has read its code. */
export const READY = 'ready';
const US_PER_MS = 1_000;

/** The bytes that an answer gives away, so that they are not copied. */
type Transfers<Answer> = (answer: Answer) => readonly ArrayBuffer[];
const NOTHING = () => [];

/** Answers one task after the other, in a thread that `createBudgetedThread` started. */
export function onTask<Task, Answer>(
  answerTo: (task: Task) => Answer | Promise<Answer>,
  transfers: Transfers<Answer> = NOTHING,
): void {
  const { usedBefore } = workerData as ThreadData<unknown>;
  parentPort?.on('message', (task: Task) => {
    const { user, system } = process.threadCpuUsage();
    usedBefore[0] = (user + system) / US_PER_MS;
    void Promise.resolve(answerTo(task)).then((answer) =>
      parentPort?.postMessage(answer, [...transfers(answer)]),
    );
  });
  parentPort?.postMessage(READY, []);
}
