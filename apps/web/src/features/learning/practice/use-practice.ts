import type { Question } from '@ori/contracts/practice';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Failure } from '../../../lib/failure.ts';
import { createAttemptQueue, type AttemptQueue } from './attempt-queue.ts';
import type { PracticeSource } from './practice-source.ts';
import type { PracticeCalls } from './practice.calls.ts';

const RESEND_MS = 8_000;

export interface Practice {
  readonly at: 'loading' | 'asking' | 'done' | 'failed' | 'waiting';
  readonly question: Question | null;
  readonly answered: number;
  readonly total: number;
  /** Missed questions that are asked again, once every question was answered; 0 before. */
  readonly toTryAgain: number;
  readonly failure: Failure | null;
  /** Answers kept on this device until the network is back. */
  readonly keptCount: number;
  /** Answers kept here that the server failed on. */
  readonly setAsideCount: number;
  readonly queue: AttemptQueue;
  readonly next: () => void;
  readonly reload: () => void;
  readonly noteAnswered: (answered: number) => void;
  readonly noteKept: () => void;
}

interface PracticeState {
  readonly at: 'loading' | 'asking' | 'done' | 'failed';
  readonly questions: readonly Question[];
  readonly answered: number;
  readonly total: number;
  /** Every question was answered before these were given: they were missed. */
  readonly areMissed: boolean;
  readonly failure: Failure | null;
}
const LOADING: PracticeState = {
  at: 'loading',
  questions: [],
  answered: 0,
  total: 0,
  areMissed: false,
  failure: null,
};

type Loaded = Awaited<ReturnType<PracticeCalls['questions']>>;

function stateAfter(before: PracticeState, loaded: Loaded): PracticeState {
  if (!loaded.ok) return { ...before, at: 'failed', failure: loaded.failure };
  const { questions, answered, total } = loaded.value;
  const areMissed = total > 0 && answered >= total;
  return { ...loaded.value, at: questions.length > 0 ? 'asking' : 'done', areMissed, failure: null };
}

/** What is kept, told apart: it waits for the network, or for us. */
function countsOf(queue: AttemptQueue): Pick<Practice, 'keptCount' | 'setAsideCount'> {
  const setAsideCount = queue.setAside();
  return { keptCount: queue.kept().length - setAsideCount, setAsideCount };
}

/** Sends kept answers again: at once, when the network comes back, and every few seconds while some are left. */
function useResend(queue: AttemptQueue, onFlushed: () => void): void {
  useEffect(() => {
    const resend = () => {
      if (queue.kept().length > 0) void queue.flush().then(onFlushed);
    };
    resend();
    const timer = setInterval(resend, RESEND_MS);
    window.addEventListener('online', resend);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', resend);
    };
  }, [queue, onFlushed]);
}

/** One learner's practice: what is still to be asked, and the answers on their way. `source` must not change; give a new key instead. */
export function usePractice(source: PracticeSource, learnerId: string, calls: PracticeCalls): Practice {
  const [state, setState] = useState(LOADING);
  const queue = useMemo(
    () => createAttemptQueue({ learnerId, send: calls.attempt, whoIsHere: calls.whoIsHere }),
    [learnerId, calls],
  );
  const [{ keptCount, setAsideCount }, setCounts] = useState(() => countsOf(queue));
  const count = useCallback(() => setCounts(countsOf(queue)), [queue]);

  const load = useCallback(async () => {
    await queue.flush();
    return source.take(calls);
  }, [calls, source, queue]);
  const take = useCallback(
    (loaded: Loaded) => {
      count();
      setState((before) => stateAfter(before, loaded));
    },
    [count],
  );
  const reload = () => void load().then(take);

  useEffect(() => void load().then(take), [load, take]);
  useResend(queue, count);

  const next = () => {
    const questions = state.questions.slice(1);
    const answered = source.isOneSet ? state.answered + 1 : state.answered;
    if (questions.length > 0) return setState({ ...state, questions, answered });
    if (source.isOneSet) return setState({ ...state, questions, answered, at: 'done' });
    setState({ ...state, at: 'loading', questions });
    return reload();
  };
  return {
    ...state,
    at: state.at === 'done' && keptCount > 0 ? 'waiting' : state.at,
    question: state.questions[0] ?? null,
    toTryAgain: state.areMissed ? state.questions.length : 0,
    keptCount,
    setAsideCount,
    queue,
    next,
    reload,
    noteAnswered: (answered) => setState((before) => ({ ...before, answered })),
    noteKept: count,
  };
}
