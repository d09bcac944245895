import { readStored } from '../../lib/browser-storage.ts';
import * as LOCAL_KEYS from '../../lib/local-keys.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

/** Whether this reader chose the advanced level: what a mapping stands on is then quoted. */
export function useIsAdvanced(): boolean {
  const isHydrated = useHydrated();
  return isHydrated && readStored('local', LOCAL_KEYS.kimLevel) === 'advanced';
}
