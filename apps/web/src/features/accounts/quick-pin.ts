import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';
import * as LOCAL_KEYS from '../../lib/local-keys.ts';

const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

const quickSacredId = (): string | null => readStored('local', LOCAL_KEYS.quickSacredId);
const nobody = (): null => null;

/** The Sacred ID of whoever asked this device for quick PIN; never the PIN. Nobody while hydrating. */
export function useQuickSacredId(): string | null {
  return useSyncExternalStore(subscribe, quickSacredId, nobody);
}

const isByPictures = (): boolean => readStored('local', LOCAL_KEYS.quickByPictures) !== null;
const notYet = (): false => false;

/** Whether whom this device knows signed in by pictures. */
export function useQuickByPictures(): boolean {
  return useSyncExternalStore(subscribe, isByPictures, notYet);
}

export function keepQuickSacredId(sacredId: string, by: 'pin' | 'pictures'): void {
  writeStored('local', LOCAL_KEYS.quickSacredId, sacredId);
  if (by === 'pictures') writeStored('local', LOCAL_KEYS.quickByPictures, 'yes');
  else removeStored('local', LOCAL_KEYS.quickByPictures);
  tellAll();
}

export function forgetQuickSacredId(): void {
  removeStored('local', LOCAL_KEYS.quickSacredId);
  removeStored('local', LOCAL_KEYS.quickByPictures);
  tellAll();
}
