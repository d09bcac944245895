import { useEffect, useState } from 'react';

const FRAMES = 24;

/** How long one picture of this screen stands, in milliseconds, measured; null until it is known. */
export function useFrameLength(): number | null {
  const [lengthMs, setLength] = useState<number | null>(null);
  useEffect(() => {
    let count = 0;
    let firstAt = 0;
    const tick = (at: number) => {
      if (count === 0) firstAt = at;
      else if (count === FRAMES) return setLength((at - firstAt) / FRAMES);
      count += 1;
      handle = requestAnimationFrame(tick);
      return undefined;
    };
    let handle = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(handle);
  }, []);
  return lengthMs;
}
