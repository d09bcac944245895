import { type RefObject, useState } from 'react';
import { useFrames } from '../sound/use-frames.ts';
import { useSeen } from '../sound/use-seen.ts';
import { useStill } from '../sound/use-still.ts';

/**
 * A clock for a drawing, in milliseconds shown: it runs only when asked to, on screen, and never for those who
 * want no motion; whoever paused it may set it by hand.
 */
export function useClock(place: RefObject<Element | null>, isWanted: boolean) {
  const [ms, setMs] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isStill = useStill();
  const isSeen = useSeen(place);
  const isRunning = isWanted && !isPaused && !isStill && isSeen;
  useFrames(isRunning, (passedMs) => setMs((was) => was + passedMs));
  return {
    ms,
    setMs,
    isStill,
    /** Nothing moves by itself now, so a stepper stands for it. */
    isByHand: isStill || isPaused,
    isPaused,
    toggle: () => setPaused(!isPaused),
  };
}
export type Clock = ReturnType<typeof useClock>;
