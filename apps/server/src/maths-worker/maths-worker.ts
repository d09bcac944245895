import type { Locale } from '@ori/contracts/locale';
import type { CheckedSteps } from '@ori/core/maths/check-steps/check-steps';
import type { Solution } from '@ori/core/maths/solve/solution';
import type { GroundedProblem } from '@ori/core/tutor/ground';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { MathsBusy } from './maths-busy.ts';
import { READY, type MathsAnswer, type MathsTask } from './maths-task.ts';

export interface MathsWorkerOptions {
  /** Of the thread's own time, in milliseconds: a busy machine does not make a sum too long. */
  readonly budgetMs: number;
  /** The thread's code. */
  readonly thread: URL;
  /** Tasks that may wait behind the one at work; whoever comes then is told that it is busy. */
  readonly waitingMax: number;
  /** An idle thread ends after so long; 0: it stays. */
  readonly restAfterMs: number;
}
export interface MathsWorker {
  /**
   * A solution, or null when the maths keeps silent or needs longer than its budget.
   * @throws MathsBusy when too many wait already, as all of these do
   */
  solve(message: string, locale: Locale): Promise<Solution | null>;
  /** The same, with everything a tutor may say of it. */
  problemIn(message: string, locale: Locale): Promise<GroundedProblem | null>;
  /** What is wrong in a working; `ok: null` at line 0 when it needs longer than its budget. */
  checkSteps(problem: string | null, lines: readonly string[], locale: Locale): Promise<CheckedSteps>;
  close(): Promise<void>;
}

const DEFAULTS: MathsWorkerOptions = {
  budgetMs: 300,
  thread: new URL('./maths-thread.ts', import.meta.url),
  waitingMax: 100,
  restAfterMs: 0,
};

/** A thread, and what it had used of the processor when it began its task. */
interface Thread {
  readonly worker: Worker;
  readonly usedBefore: Float64Array;
}

/** However busy the machine is, nobody waits longer than so many budgets. */
const PATIENCE = 10;
const LOOK_AGAIN_MIN_MS = 20;
const US_PER_MS = 1_000;

/** A fresh thread that has read its code: the budget is for reckoning only. */
async function startThread(code: URL): Promise<Thread> {
  const usedBefore = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  const worker = new Worker(code, { workerData: usedBefore });
  worker.unref();
  // One that fails while it is being ended is nobody's answer any more, and must not end the process.
  worker.on('error', () => {});
  const [said] = await once(worker, 'message');
  if (said !== READY) throw new Error('the maths thread did not start');
  return { worker, usedBefore };
}

/** Processor time a thread has spent on its task so far, in milliseconds. */
async function spentMs({ worker, usedBefore }: Thread): Promise<number> {
  const { user, system } = await worker.cpuUsage();
  return Math.max(0, (user + system) / US_PER_MS - (usedBefore[0] ?? 0));
}

/** Ends once the thread has spent its budget on the task, or everybody's patience. */
async function outOfBudget(thread: Thread, budgetMs: number, signal: AbortSignal): Promise<null> {
  const end = performance.now() + budgetMs * PATIENCE;
  for (let waitMs = budgetMs; ;) {
    await sleep(waitMs, undefined, { signal, ref: false });
    const leftMs = budgetMs - (await spentMs(thread));
    if (leftMs <= 0 || performance.now() >= end) return null;
    waitMs = Math.max(LOOK_AGAIN_MIN_MS, leftMs);
  }
}

/** The thread's answer, or null when it takes too long. A thread that fails rejects. */
async function answerWithin(thread: Thread, task: MathsTask, budgetMs: number): Promise<MathsAnswer | null> {
  const settled = new AbortController();
  const { signal } = settled;
  // The thread writes what it has used as soon as it begins; until then nothing is spent.
  thread.usedBefore[0] = Infinity;
  thread.worker.postMessage(task, []);
  const answered = once(thread.worker, 'message', { signal }).then(([answer]) => answer as MathsAnswer);
  const late = outOfBudget(thread, budgetMs, signal);
  try {
    return await Promise.race([answered, late]);
  } finally {
    settled.abort();
    await Promise.allSettled([answered, late]);
  }
}

/**
 * Maths in a thread of its own, one task after the other, each within its budget: what takes longer is ended with its
 * thread and a new one takes over, so that no message can hold up the server. The queue is bounded: strangers have a
 * thread of their own, so that learners never stand behind them.
 */
export function createMathsWorker(options: Partial<MathsWorkerOptions> = {}): MathsWorker {
  const { budgetMs, thread: code, waitingMax, restAfterMs } = { ...DEFAULTS, ...options };
  let thread: Thread | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let rest: NodeJS.Timeout | undefined;

  async function dropThread(): Promise<void> {
    const old = thread;
    thread = null;
    await old?.worker.terminate();
  }

  async function run(task: MathsTask): Promise<MathsAnswer | null> {
    thread ??= await startThread(code);
    const answer = await answerWithin(thread, task, budgetMs).catch(async (reason: unknown) => {
      await dropThread();
      throw reason;
    });
    if (answer === null) await dropThread();
    return answer;
  }

  function restLater(): void {
    waiting -= 1;
    if (waiting === 0 && restAfterMs > 0) rest = setTimeout(() => void dropThread(), restAfterMs).unref();
  }

  async function inTurn(task: MathsTask): Promise<MathsAnswer | null> {
    if (waiting > waitingMax) throw new MathsBusy();
    clearTimeout(rest);
    waiting += 1;
    const turn = last.then(() => run(task)).finally(restLater);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    solve: async (message, locale) => {
      const answer = await inTurn({ kind: 'solve', message, locale });
      return answer?.kind === 'solve' ? answer.solution : null;
    },
    problemIn: async (message, locale) => {
      const answer = await inTurn({ kind: 'problem', message, locale });
      return answer?.kind === 'problem' ? answer.problem : null;
    },
    checkSteps: async (problem, lines, locale) => {
      const answer = await inTurn({ kind: 'check', problem, lines, locale });
      return answer?.kind === 'check' ? answer.checked : { ok: null, line: 0 };
    },
    close: async () => {
      clearTimeout(rest);
      await dropThread();
    },
  };
}
