import type { User } from '@ori/contracts/accounts';
import type { KimLevel } from '@ori/contracts/content';
import { DEFAULT_KIM_LEVEL } from '@ori/core/kim/levels';
import { readStored } from '../../lib/browser-storage.ts';
import * as LOCAL_KEYS from '../../lib/local-keys.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { kimLevelOf } from './voice.ts';

/**
 * How much of the inheritance story a reader is shown: what this device's settings hold, else
 * what their account says. The server knows neither, so the page starts with the default.
 */
export function useKimLevel(user: User | null): KimLevel {
  const hydrated = useHydrated();
  if (!hydrated) return DEFAULT_KIM_LEVEL;
  return kimLevelOf(readStored('local', LOCAL_KEYS.kimLevel), user?.preferences[LOCAL_KEYS.kimLevel]);
}
