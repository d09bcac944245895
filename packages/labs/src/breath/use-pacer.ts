import { breathAt, type BreathMoment } from '@ori/core/mind/own-breath';
import { type RefObject, useState } from 'react';
import { useFrames } from '../sound/use-frames.ts';
import { useGone } from '../sound/use-seen.ts';

/** The longest the picture moves by itself: a minute for the young, five for everybody else. */
const LONGEST_MS = { flower: 60_000, tide: 300_000 } as const;

interface Clock {
  /** How far the breath in hand is, as a share of it. */
  readonly share: number;
  readonly passedMs: number;
}

/** The picture's own clock: goes only while it is looked at, and ends by itself. A change of pace does not jump. */
export function usePacer(picture: 'flower' | 'tide', breathMs: number, place: RefObject<Element | null>) {
  const [clock, setClock] = useState<Clock>({ share: 0, passedMs: 0 });
  const [isPaused, setPaused] = useState(false);
  const isOver = clock.passedMs >= LONGEST_MS[picture];
  useGone(place, () => setPaused(true));
  useFrames(!isPaused && !isOver, (passedMs) =>
    setClock((before) => ({
      share: (before.share + passedMs / breathMs) % 1,
      passedMs: before.passedMs + passedMs,
    })),
  );
  const moment: BreathMoment = breathAt(clock.share * breathMs, breathMs);
  return { moment, isPaused, isOver, toggle: () => setPaused(!isPaused) };
}
