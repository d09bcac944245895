import { type Look, lookText } from '@ori/contracts/look';
import { useSyncExternalStore } from 'react';
import { writeStored } from './browser-storage.ts';
import { writeCookie } from './cookies.ts';
import { rememberedLook, showLook } from './show-look.ts';
import { COOKIES, LOCAL_KEYS } from './storage-keys.ts';

const KEYS = {
  isDark: LOCAL_KEYS.darkMode,
  ageGroup: LOCAL_KEYS.ageGroup,
  isHomeschool: LOCAL_KEYS.homeschoolTheme,
  isInkSaving: LOCAL_KEYS.inkSaving,
} as const satisfies Readonly<Record<keyof Look, string>>;

const listeners = new Set<() => void>();

/** Shows a change of the look and remembers it; the cookie lets the server draw with it. */
export function changeLook(change: Partial<Look>): void {
  const look = { ...rememberedLook(), ...change };
  for (const [part, value] of Object.entries(change))
    writeStored('local', KEYS[part as keyof Look], String(value));
  writeCookie(COOKIES.look, lookText(look));
  showLook(look);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

const isDarkNow = (): boolean => document.documentElement.dataset['theme'] !== 'light';
const isHomeschoolNow = (): boolean => document.documentElement.dataset['homeschool'] === 'on';
const isInkSavingNow = (): boolean => document.documentElement.dataset['ink'] === 'saving';
const never = (): boolean => false;

/** Is the page dark? It is until the page is live: the default, and what hydration starts from. */
export function useDarkMode(): boolean {
  return useSyncExternalStore(subscribe, isDarkNow, () => true);
}
export function useHomeschoolTheme(): boolean {
  return useSyncExternalStore(subscribe, isHomeschoolNow, never);
}
export function useInkSaving(): boolean {
  return useSyncExternalStore(subscribe, isInkSavingNow, never);
}
