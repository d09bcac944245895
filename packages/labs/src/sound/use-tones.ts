import { type RefObject, useEffect, useRef, useState } from 'react';
import { playTones, type Timbre, type Tones } from './tone.ts';
import { useGone } from './use-seen.ts';

interface Wanted {
  readonly tonesHz: readonly number[];
  readonly db: number;
}

/**
 * A sound that starts by a press only, and stops when it is pressed again or `place` is out of sight.
 * While it sounds it follows the tones and the loudness given.
 */
export function useTones(
  tonesHz: readonly number[],
  db: number,
  place: RefObject<Element | null>,
  timbre: Timbre = 'pure',
) {
  const [isOn, setOn] = useState(false);
  const sound = useRef<Tones | null>(null);
  const wanted = useRef<Wanted>({ tonesHz, db });
  const voices = tonesHz.length;
  useGone(place, () => setOn(false));
  useEffect(() => {
    wanted.current = { tonesHz, db };
    sound.current?.change(tonesHz, db);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const tones = playTones(wanted.current.tonesHz.slice(0, voices), wanted.current.db, timbre);
    sound.current = tones;
    return () => {
      tones.stop();
      sound.current = null;
    };
  }, [isOn, voices, timbre]);
  return { isOn, toggle: () => setOn(!isOn) };
}
