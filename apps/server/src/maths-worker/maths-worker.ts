import type { Locale } from '@ori/contracts/locale';
import type { CheckedSteps } from '@ori/core/maths/check-steps/check-steps';
import type { Solution } from '@ori/core/maths/solve/solution';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { READY, type MathsAnswer, type MathsTask } from './maths-task.ts';

export interface MathsWorkerOptions {
  readonly budgetMs: number;
  /** The thread's code. */
  readonly thread: URL;
}
export interface MathsWorker {
  /** A solution, or null when the maths keeps silent or needs longer than its budget. */
  solve(message: string, locale: Locale): Promise<Solution | null>;
  /** What is wrong in a working; `ok: null` at line 0 when it needs longer than its budget. */
  checkSteps(problem: string | null, lines: readonly string[], locale: Locale): Promise<CheckedSteps>;
  close(): Promise<void>;
}

const DEFAULTS: MathsWorkerOptions = {
  budgetMs: 300,
  thread: new URL('./maths-thread.ts', import.meta.url),
};

/** A fresh thread that has read its code: the budget is for reckoning only. */
async function startThread(code: URL): Promise<Worker> {
  const thread = new Worker(code);
  thread.unref();
  const [said] = await once(thread, 'message');
  if (said !== READY) throw new Error('the maths thread did not start');
  return thread;
}

/** The thread's answer, or null when it takes too long. A thread that fails rejects. */
async function answerWithin(thread: Worker, task: MathsTask, budgetMs: number): Promise<MathsAnswer | null> {
  const outOfTime = AbortSignal.timeout(budgetMs);
  try {
    thread.postMessage(task, []);
    const [answer] = (await once(thread, 'message', { signal: outOfTime })) as [MathsAnswer];
    return answer;
  } catch (reason) {
    if (outOfTime.aborted) return null;
    throw reason;
  }
}

/**
 * Maths in a thread of its own, one task after the other, each within its budget: what takes longer is ended with its
 * thread and a new one takes over, so that no message can hold up the server.
 */
export function createMathsWorker(options: Partial<MathsWorkerOptions> = {}): MathsWorker {
  const { budgetMs, thread: code } = { ...DEFAULTS, ...options };
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function dropThread(): Promise<void> {
    const old = thread;
    thread = null;
    await old?.terminate();
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

  function inTurn(task: MathsTask): Promise<MathsAnswer | null> {
    const turn = last.then(() => run(task));
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    solve: async (message, locale) => {
      const answer = await inTurn({ kind: 'solve', message, locale });
      return answer?.kind === 'solve' ? answer.solution : null;
    },
    checkSteps: async (problem, lines, locale) => {
      const answer = await inTurn({ kind: 'check', problem, lines, locale });
      return answer?.kind === 'check' ? answer.checked : { ok: null, line: 0 };
    },
    close: dropThread,
  };
}
