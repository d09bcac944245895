import type { KimLevel } from '@ori/contracts/content';
import { showMythology } from '@ori/core/kim/levels';
import { readStored } from '../../lib/browser-storage.ts';
import * as LOCAL_KEYS from '../../lib/local-keys.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Whether this reader is shown myths: their level and this device's context toggle together. */
export function useMyths(level: KimLevel): boolean {
  const hydrated = useHydrated();
  return hydrated && showMythology(level, readStored('local', LOCAL_KEYS.kimContext) === 'true');
}
