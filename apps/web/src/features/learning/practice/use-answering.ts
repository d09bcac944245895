import type { AttemptAnswer, AttemptInput, Question } from '@ori/contracts/practice';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { tellAnswered } from '../../../lib/page-signals.ts';
import type { AttemptQueue, Sent } from './attempt-queue.ts';
import { newId } from './new-id.ts';

/** What became of an answer, so far. */
export type Outcome =
  | { readonly at: 'open' | 'empty' | 'sending' | 'kept' | 'set-aside' | 'no-room' }
  | { readonly at: 'malformed' | 'refused'; readonly message: string }
  | { readonly at: 'judged'; readonly reply: AttemptAnswer };

export interface AnsweringParts {
  readonly question: Question;
  /** The lesson the question stands in, if it stands in one. */
  readonly lessonId: string | null;
  readonly queue: AttemptQueue;
  readonly onJudged: (reply: AttemptAnswer) => void;
  readonly onKept: () => void;
}

/** Whether no more can be typed for now. */
export function isClosed({ at }: Outcome): boolean {
  return at === 'judged' || at === 'kept' || at === 'set-aside' || at === 'refused';
}

/** A question's own state: what is typed, the help taken, what became of the answer. */
export function useAnswering({ question, lessonId, queue, onJudged, onKept }: AnsweringParts) {
  const wordsOf = useFailureWords();
  const [answer, write] = useState('');
  const [hintLevel, setHintLevel] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>({ at: 'open' });
  const [shownAt, setShownAt] = useState(() => performance.now());
  const input = useRef<HTMLElement>(null);

  /** The answer that is waited for; it may be judged by a second sending, while the first is still on its way. */
  const awaitedId = useRef<string | null>(null);
  /** What the answer came to, for the one who still looks at it. */
  const take = (sent: Sent): Outcome => {
    if (sent.outcome === 'refused') return { at: 'refused', message: wordsOf(sent.failure) };
    if (sent.outcome !== 'judged') return { at: sent.outcome };
    const { reply } = sent;
    if (reply.verdict !== 'malformed') tellAnswered(reply.verdict === 'correct');
    return reply.verdict === 'malformed'
      ? { at: 'malformed', message: reply.message }
      : { at: 'judged', reply };
  };
  const settle = (next: Outcome) => {
    setOutcome(next);
    if (next.at === 'judged') onJudged(next.reply);
    if (next.at === 'kept' || next.at === 'set-aside') onKept();
    if (next.at === 'malformed' || next.at === 'no-room') input.current?.focus();
  };
  const settleAwaited = ({ id }: AttemptInput, sent: Sent) => {
    if (id !== awaitedId.current) return;
    if (sent.outcome === 'judged' || sent.outcome === 'refused') awaitedId.current = null;
    settle(take(sent));
  };
  const settleKept = useEffectEvent(settleAwaited);
  useEffect(() => queue.watch((attempt, sent) => settleKept(attempt, sent)), [queue]);

  const setAnswer = (next: string) => {
    write(next);
    if (outcome.at === 'empty' || outcome.at === 'no-room') setOutcome({ at: 'open' });
  };
  const submit = async () => {
    if (outcome.at === 'sending') return;
    if (answer.trim() === '') {
      setOutcome({ at: 'empty' });
      input.current?.focus();
      return;
    }
    setOutcome({ at: 'sending' });
    const durationMs = Math.round(performance.now() - shownAt);
    const within = lessonId === null ? {} : { lessonId };
    const attempt = { id: newId(), item: question.item, answer, hintLevel, durationMs, ...within };
    awaitedId.current = attempt.id;
    settleAwaited(attempt, await queue.submit(attempt));
  };
  const again = () => {
    write('');
    setShownAt(performance.now());
    setOutcome({ at: 'open' });
    requestAnimationFrame(() => input.current?.focus());
  };
  /** Tells where the focus goes when the field is asked for it. */
  const inputRef = useCallback((node: HTMLElement | null) => {
    input.current = node;
  }, []);
  return { answer, setAnswer, hintLevel, setHintLevel, outcome, inputRef, submit, again };
}
