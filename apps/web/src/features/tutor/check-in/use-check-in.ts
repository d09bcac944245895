import type { User } from '@ori/contracts/accounts';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../lib/browser-storage.ts';
import { LOCAL_KEYS, SESSION_KEYS } from '../../../lib/storage-keys.ts';
import { latestCheckIn, type ShownCheckIn } from './check-in.calls.ts';

/** Asks once a sign-in, and answers what was not shown before (design §6: at most a friendly line at the next sign-in). */
async function unseen(userId: string, ask: typeof latestCheckIn): Promise<ShownCheckIn | null> {
  if (readStored('session', SESSION_KEYS.checkInAsked) === userId) return null;
  writeStored('session', SESSION_KEYS.checkInAsked, userId);
  const found = await ask();
  if (found === null || readStored('local', LOCAL_KEYS.tutorCheckIn) === found.id) return null;
  writeStored('local', LOCAL_KEYS.tutorCheckIn, found.id);
  return found;
}

/** The line that waits for a learner or a grown-up who signed in, until it is put away. */
export function useCheckIn(user: User | null, ask: typeof latestCheckIn = latestCheckIn) {
  const [shown, setShown] = useState<{ readonly to: string; readonly checkIn: ShownCheckIn } | null>(null);
  const userId = user !== null && (user.role === 'student' || user.role === 'parent') ? user.id : null;
  useEffect(() => {
    if (userId === null) return;
    void unseen(userId, ask).then((checkIn) => checkIn && setShown({ to: userId, checkIn }));
  }, [userId, ask]);
  return { checkIn: shown?.to === userId ? (shown?.checkIn ?? null) : null, putAway: () => setShown(null) };
}
