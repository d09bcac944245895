import type { Locale } from '@ori/contracts/locale';
import type { CheckedSteps } from '@ori/core/maths/check-steps/check-steps';
import type { Solution } from '@ori/core/maths/solve/solution';
import type { GroundedProblem } from '@ori/core/tutor/ground';
import { atWork, held } from '../observe/work.ts';
import { createBudgetedThread } from '../threads/budgeted-thread.ts';
import { MathsBusy } from './maths-busy.ts';
import type { MathsAnswer, MathsTask } from './maths-task.ts';

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

/** However busy the machine is, nobody waits longer than so many budgets. */
const PATIENCE = 10;

/**
 * Maths in a thread of its own, one task after the other, each within its budget: what takes longer is ended with its
 * thread and a new one takes over, so that no message can hold up the server. The queue is bounded: strangers have a
 * thread of their own, so that learners never stand behind them.
 */
export function createMathsWorker(options: Partial<MathsWorkerOptions> = {}): MathsWorker {
  const { budgetMs, thread: code, waitingMax, restAfterMs } = { ...DEFAULTS, ...options };
  const thread = createBudgetedThread<MathsTask, MathsAnswer>({
    code,
    given: null,
    budgetMs,
    patienceMs: budgetMs * PATIENCE,
  });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let rest: NodeJS.Timeout | undefined;

  function restLater(): void {
    waiting -= 1;
    if (waiting === 0 && restAfterMs > 0) rest = setTimeout(() => void thread.drop(), restAfterMs).unref();
  }

  async function inTurn(task: MathsTask): Promise<MathsAnswer | null> {
    if (waiting > waitingMax) throw new MathsBusy();
    clearTimeout(rest);
    waiting += 1;
    const ask = () => atWork('maths', () => thread.ask(task), `maths ${task.kind}`);
    const turn = held('maths', () => last.then(ask)).finally(restLater);
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
      await thread.drop();
    },
  };
}
