import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ResourceLimits, type Transferable, Worker } from 'node:worker_threads';
import { READY, type ThreadData } from './on-task.ts';

export interface ThreadOptions<Given> {
  /** The thread's code: a module that calls `onTask`. */
  readonly code: URL;
  readonly given: Given;
  /** Of the thread's own time for a task, in milliseconds: a busy machine does not make it too long. */
  readonly budgetMs: number;
  /** However busy the machine is, nobody waits longer than so many milliseconds. */
  readonly patienceMs: number;
  readonly limits?: ResourceLimits;
}

/** A thread that is started when first needed, and again after it ended. To be asked for one thing at a time. */
export interface BudgetedThread<Task, Answer> {
  /** Starts it, where it does not run. @throws when its code fails */
  start(): Promise<void>;
  /** Its answer, or null when the task took longer than its budget. @throws when the thread fails or is closed */
  ask(task: Task, transfer?: readonly Transferable[]): Promise<Answer | null>;
  /** Ends it; the next task starts another. */
  drop(): Promise<void>;
}

/** A thread, and what it had used of the processor when it began its task. */
interface Thread {
  readonly worker: Worker;
  readonly usedBefore: Float64Array;
  readonly ready: Promise<void>;
}

const LOOK_AGAIN_MIN_MS = 20;
const US_PER_MS = 1_000;

/** What it says next. @throws when it fails or ends instead */
async function nextMessage(worker: Worker, signal: AbortSignal): Promise<unknown> {
  const said = once(worker, 'message', { signal }).then(([message]) => message as unknown);
  const ended = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`the thread ended with ${String(code)}`);
  });
  return Promise.race([said, ended]);
}

/** Waits until it has read its code: the budget is for its tasks only. */
async function isReady(worker: Worker): Promise<void> {
  const settled = new AbortController();
  const said = await nextMessage(worker, settled.signal).finally(() => settled.abort());
  if (said !== READY) throw new Error('the thread did not start');
}

function startThread<Given>({ code, given, limits }: ThreadOptions<Given>): Thread {
  const usedBefore = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  const workerData: ThreadData<Given> = { usedBefore, given };
  const worker = new Worker(code, { workerData, ...(limits && { resourceLimits: limits }) });
  worker.unref();
  // One that fails while it is being ended is nobody's answer any more, and must not end the process.
  worker.on('error', () => {});
  return { worker, usedBefore, ready: isReady(worker) };
}

/** Processor time a thread has spent on its task so far, in milliseconds. */
async function spentMs({ worker, usedBefore }: Thread): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return Math.max(0, (user + system) / US_PER_MS - (usedBefore[0] ?? 0));
}

interface Budget {
  readonly budgetMs: number;
  readonly patienceMs: number;
}

/** Ends once the thread has spent its budget on the task, or everybody's patience. */
async function outOfBudget(
  thread: Thread,
  { budgetMs, patienceMs }: Budget,
  signal: AbortSignal,
): Promise<null> {
  const end = performance.now() + patienceMs;
  for (let waitMs = Math.min(budgetMs, patienceMs); ;) {
    await sleep(waitMs, undefined, { signal, ref: false });
    const leftMs = budgetMs - (await spentMs(thread));
    if (leftMs <= 0 || performance.now() >= end) return null;
    waitMs = Math.max(LOOK_AGAIN_MIN_MS, Math.min(leftMs, end - performance.now()));
  }
}

async function answerWithin<Task>(
  thread: Thread,
  task: Task,
  transfer: readonly Transferable[],
  budget: Budget,
): Promise<unknown> {
  const settled = new AbortController();
  const { signal } = settled;
  // The thread writes what it has used as soon as it begins; until then nothing is spent.
  thread.usedBefore[0] = Infinity;
  const answered = nextMessage(thread.worker, signal);
  const late = outOfBudget(thread, budget, signal);
  thread.worker.postMessage(task, transfer);
  try {
    return await Promise.race([answered, late]);
  } finally {
    settled.abort();
    await Promise.allSettled([answered, late]);
  }
}

/** Runs tasks in a thread of its own, each within a budget: what takes longer is ended with its thread. */
export function createBudgetedThread<Task, Answer, Given = null>(
  options: ThreadOptions<Given>,
): BudgetedThread<Task, Answer> {
  let thread: Thread | null = null;

  async function started(): Promise<Thread> {
    if (thread === null) {
      const mine = startThread(options);
      thread = mine;
      mine.worker.once('exit', () => {
        if (thread === mine) thread = null;
      });
    }
    const begun = thread;
    await begun.ready;
    return begun;
  }

  async function drop(): Promise<void> {
    const old = thread;
    thread = null;
    await old?.worker.terminate();
  }

  return {
    start: async () => void (await started()),
    drop,
    async ask(task, transfer = []) {
      const asked = await started();
      try {
        const answer = await answerWithin(asked, task, transfer, options);
        if (answer === null) await drop();
        return answer as Answer | null;
      } catch (reason) {
        await drop();
        throw reason;
      }
    },
  };
}
