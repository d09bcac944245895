import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from './browser-storage.ts';
import * as SESSION_KEYS from './tab-keys.ts';

const listeners = new Set<() => void>();

/** Every page is to be shown as it comes out on paper, for as long as this tab lives, or as usual. */
export function setPrintMode(isOn: boolean): void {
  if (isOn) writeStored('session', SESSION_KEYS.printMode, 'true');
  else removeStored('session', SESSION_KEYS.printMode);
  for (const listener of listeners) listener();
}

const isPrintMode = (): boolean => readStored('session', SESSION_KEYS.printMode) === 'true';

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Is the tab in print mode? Never until the page is live. */
export function usePrintMode(): boolean {
  return useSyncExternalStore(subscribe, isPrintMode, () => false);
}
