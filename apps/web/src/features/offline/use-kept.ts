import { useCallback, useEffect, useState } from 'react';
import { canKeep, type KeptPage, keptPages, spaceUsed } from '../../offline/kept-on-device.ts';

/** What this device keeps; `null` while it is looked up, `unable` where the browser keeps nothing. */
export type Kept = { readonly pages: readonly KeptPage[]; readonly bytes: number | null } | 'unable' | null;

/** Looks at the device once the page is live, and again when asked to. */
export function useKept(): readonly [kept: Kept, lookAgain: () => void] {
  const [kept, setKept] = useState<Kept>(null);
  const look = useCallback((): void => {
    const find = async (): Promise<Kept> =>
      canKeep() ? { pages: await keptPages(), bytes: await spaceUsed() } : 'unable';
    find().then(setKept, () => setKept('unable'));
  }, []);
  useEffect(look, [look]);
  return [kept, look];
}
