import { useEffect } from 'react';
import type { Audience } from '../audience.ts';
import { rememberLearner } from './kept-words.ts';
import { lateCareCall, tellWords, type LateCareCall } from './tell-words.ts';

const LOOK_EVERY_MS = 30_000;

/** While a child is here: word of what no server heard goes out as soon as there is a connection again. */
export function useUntold({ user, isChild }: Audience, call: LateCareCall = lateCareCall): void {
  const childId = isChild && user !== null ? user.id : null;
  const isGrown = user !== null && !isChild;
  useEffect(() => {
    if (isGrown) rememberLearner(null);
  }, [isGrown]);
  useEffect(() => {
    if (childId === null) return undefined;
    rememberLearner(childId);
    const tell = () => {
      tellWords(childId, Date.now(), call).catch(() => undefined);
    };
    tell();
    const timer = setInterval(tell, LOOK_EVERY_MS);
    window.addEventListener('online', tell);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tell);
    };
  }, [childId, call]);
}
