import { LOOK_AGES, type Look } from '@ori/contracts/look';
import { readStored } from './browser-storage.ts';
import * as LOCAL_KEYS from './local-keys.ts';

const truth = (key: string): boolean | null => {
  const stored = readStored('local', key);
  return stored === null ? null : stored === 'true';
};

/** What this browser's memory says of the look; null for what was never chosen here, or cannot be read. */
export function storedLook(): { readonly [Part in keyof Look]: Look[Part] | null } {
  const age = readStored('local', LOCAL_KEYS.ageGroup);
  return {
    isDark: truth(LOCAL_KEYS.darkMode),
    ageGroup: LOOK_AGES.find((each) => each === age) ?? null,
    isHomeschool: truth(LOCAL_KEYS.homeschoolTheme),
    isInkSaving: truth(LOCAL_KEYS.inkSaving),
  };
}
