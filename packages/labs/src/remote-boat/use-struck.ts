import { useEffect, useState } from 'react';

const STRUCK_MS = 450;

/** True for a moment after each new count: the wave has just come. */
export function useStruck(count: number): boolean {
  const [calmAt, setCalmAt] = useState(count);
  useEffect(() => {
    if (count === calmAt) return undefined;
    const timer = setTimeout(() => setCalmAt(count), STRUCK_MS);
    return () => clearTimeout(timer);
  }, [count, calmAt]);
  return count !== calmAt;
}
