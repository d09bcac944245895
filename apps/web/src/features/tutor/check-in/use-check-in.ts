import type { User } from '@ori/contracts/accounts';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import * as LOCAL_KEYS from '../../../lib/local-keys.ts';
import * as SESSION_KEYS from '../../../lib/tab-keys.ts';
import { followCheckIns, latestCheckIn, type ShownCheckIn } from './check-in.calls.ts';

/** Asks once a sign-in, and answers what was not shown before (design §6: at most a friendly line at the next sign-in). */
async function unseen(userId: string, ask: typeof latestCheckIn): Promise<ShownCheckIn | null> {
  if (readStored('session', SESSION_KEYS.checkInAsked) === userId) return null;
  writeStored('session', SESSION_KEYS.checkInAsked, userId);
  const found = await ask();
  if (found === null || readStored('local', LOCAL_KEYS.tutorCheckIn) === found.id) return null;
  writeStored('local', LOCAL_KEYS.tutorCheckIn, found.id);
  return found;
}

/** While the page is looked at: browsers keep few connections open, and a page in the background needs none. */
function whileSeen(start: () => () => void): () => void {
  let stop: (() => void) | null = null;
  const turn = () => {
    if (document.hidden) stop?.();
    else stop ??= start();
    if (document.hidden) stop = null;
  };
  turn();
  document.addEventListener('visibilitychange', turn);
  return () => {
    document.removeEventListener('visibilitychange', turn);
    stop?.();
  };
}

/** The line that waits for a learner or a grown-up who signed in, until it is put away; a grown-up hears of a new one at once. */
export function useCheckIn(
  user: User | null,
  ask: typeof latestCheckIn = latestCheckIn,
  hear: typeof followCheckIns = followCheckIns,
) {
  const [shown, setShown] = useState<{ readonly to: string; readonly checkIn: ShownCheckIn } | null>(null);
  const isGrownUp = user?.role === 'parent';
  const userId = user !== null && (user.role === 'student' || isGrownUp) ? user.id : null;
  useEffect(() => {
    if (userId === null) return;
    void unseen(userId, ask).then((checkIn) => checkIn && setShown({ to: userId, checkIn }));
  }, [userId, ask]);
  useEffect(() => {
    if (userId === null || !isGrownUp) return undefined;
    const tell = (checkIn: ShownCheckIn) => {
      writeStored('local', LOCAL_KEYS.tutorCheckIn, checkIn.id);
      setShown({ to: userId, checkIn });
    };
    return whileSeen(() => hear(tell));
  }, [userId, isGrownUp, hear]);
  const checkIn = shown !== null && shown.to === userId ? shown.checkIn : null;
  return { checkIn, putAway: () => setShown(null) };
}
