import { useEffect, useRef } from 'react';

/** Slow devices get the same motion in fewer pictures. */
const LEAST_MS = 15;

/** After a pause the motion goes on where it stood. */
const MOST_MS = 70;

/** Calls `onFrame` for every picture of the screen while it runs, with the milliseconds since the one before. */
export function useFrames(isRunning: boolean, onFrame: (passedMs: number) => void): void {
  const latest = useRef(onFrame);
  useEffect(() => {
    latest.current = onFrame;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    let shownAt = 0;
    const tick = (now: number) => {
      handle = requestAnimationFrame(tick);
      const passedMs = now - shownAt;
      if (passedMs < LEAST_MS) return;
      shownAt = now;
      latest.current(Math.min(MOST_MS, passedMs));
    };
    let handle = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(handle);
  }, [isRunning]);
}
