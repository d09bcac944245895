import { waitMs } from '@ori/core/mind/reaction';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useGone } from '../sound/use-seen.ts';
import { beep } from './beep.ts';

export type Sense = 'eye' | 'ear';
export const SIGNALS = 7;
const MS_IN_A_SECOND = 1000;

interface State {
  readonly phase: 'idle' | 'waiting' | 'on';
  readonly times: readonly number[];
  readonly isTooSoon: boolean;
}
const IDLE: State = { phase: 'idle', times: [], isTooSoon: false };

/** Signals after waits that nobody can foresee, and the time from each to the press, in milliseconds. */
export function useSignals(
  sense: Sense,
  place: RefObject<Element | null>,
  onDone: (times: readonly number[]) => void,
) {
  const [state, setState] = useState<State>(IDLE);
  const shownAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const audio = useRef<AudioContext | null>(null);

  const stop = () => {
    clearTimeout(timer.current);
    void audio.current?.close();
    audio.current = null;
    setState(IDLE);
  };
  const show = () => {
    const context = audio.current;
    shownAt.current = performance.now();
    if (context) shownAt.current += MS_IN_A_SECOND * beep(context);
    setState((before) => ({ ...before, phase: 'on' }));
  };
  const wait = (times: readonly number[], isTooSoon: boolean) => {
    clearTimeout(timer.current);
    setState({ phase: 'waiting', times, isTooSoon });
    timer.current = setTimeout(show, waitMs(Math.random()));
  };

  useGone(place, () => state.phase !== 'idle' && stop());
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void audio.current?.close();
    },
    [],
  );
  // The light is on the screen from the next picture on, not from the moment it was asked for.
  useEffect(() => {
    if (state.phase !== 'on' || sense !== 'eye') return undefined;
    const frame = requestAnimationFrame((at) => {
      shownAt.current = at;
    });
    return () => cancelAnimationFrame(frame);
  }, [state.phase, sense]);

  return {
    ...state,
    start() {
      if (sense === 'ear') audio.current = new AudioContext();
      wait([], false);
    },
    press() {
      if (state.phase === 'waiting') wait(state.times, true);
      if (state.phase !== 'on') return;
      const times = [...state.times, performance.now() - shownAt.current];
      if (times.length < SIGNALS) wait(times, false);
      else {
        stop();
        onDone(times);
      }
    },
    stop,
  };
}
