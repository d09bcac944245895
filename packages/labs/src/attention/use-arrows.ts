import { type ArrowAnswer, arrowTrials, type ArrowTrial, type Side } from '@ori/core/mind/neighbours';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useGone } from '../sound/use-seen.ts';

const OF_EACH = 6;
const READY_MS = 700;

interface Round {
  readonly trials: readonly ArrowTrial[];
  readonly answers: readonly ArrowAnswer[];
  readonly isShown: boolean;
}

/** The trial that is on; undefined before the first and after the last. */
function trialOf(round: Round | null): ArrowTrial | undefined {
  return round?.trials[round.answers.length];
}

/** Arrows one after the other, each after a short wait, and how long every press took. */
export function useArrows(place: RefObject<Element | null>) {
  const [round, setRound] = useState<Round | null>(null);
  const shownAt = useRef(0);
  const trial = trialOf(round);
  const isShown = round?.isShown === true;
  useGone(place, () => trial && setRound(null));
  useEffect(() => {
    if (!trial || isShown) return undefined;
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setRound((before) => before && { ...before, isShown: true });
    }, READY_MS);
    return () => clearTimeout(timer);
  }, [trial, isShown]);
  const press = (pressed: Side) => {
    if (!round || !trial || !isShown) return;
    const answer = { trial, pressed, tookMs: performance.now() - shownAt.current };
    setRound({ ...round, answers: [...round.answers, answer], isShown: false });
  };
  return {
    trial,
    isShown,
    answers: round ? round.answers : [],
    left: round ? round.trials.length - round.answers.length : 0,
    start: () => setRound({ trials: arrowTrials(OF_EACH, Math.random), answers: [], isShown: false }),
    press,
    stop: () => setRound(null),
  };
}
