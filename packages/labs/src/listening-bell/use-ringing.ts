import { BELL, fallenDb, secondsToFall } from '@ori/core/mind/bell';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFrames } from '../sound/use-frames.ts';
import { useGone } from '../sound/use-seen.ts';
import { type Ringing, strikeBell } from './strike.ts';

/** So far down nothing comes out of any loudspeaker; the lab then ends the ring itself. */
export const END_DB = 90;
export const WHOLE_S = secondsToFall(BELL, END_DB);

type State = { readonly at: 'still' | 'ringing' } | { readonly at: 'told'; readonly tookS: number };

/** A bell that rings from a stroke to a press: as sound, or as light alone. It falls silent when out of sight. */
export function useRinging(place: RefObject<Element | null>, hasSound: boolean, db: number) {
  const [state, setState] = useState<State>({ at: 'still' });
  const [left, setLeft] = useState(1);
  const sound = useRef<Ringing | null>(null);
  const struckAt = useRef(0);
  const secondsSince = () => (performance.now() - struckAt.current) / 1000;
  const end = (next: State) => {
    sound.current?.stop();
    sound.current = null;
    setLeft(1);
    setState(next);
  };
  useGone(place, () => state.at === 'ringing' && end({ at: 'still' }));
  useEffect(() => () => sound.current?.stop(), []);
  useFrames(state.at === 'ringing', () => {
    const since = secondsSince();
    if (since >= WHOLE_S) end({ at: 'told', tookS: WHOLE_S });
    else if (!hasSound) setLeft(10 ** (-fallenDb(BELL, since) / 20));
  });
  return {
    state,
    left,
    strike() {
      if (hasSound) sound.current = strikeBell(BELL, db);
      struckAt.current = performance.now();
      setState({ at: 'ringing' });
    },
    press: () => end({ at: 'told', tookS: secondsSince() }),
    stop: () => end({ at: 'still' }),
  };
}
