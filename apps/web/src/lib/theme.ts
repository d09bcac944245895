import { useSyncExternalStore } from 'react';
import { writeStored } from './browser-storage.ts';
import { writeCookie } from './cookies.ts';
import { COOKIES, LOCAL_KEYS } from './storage-keys.ts';

export type Theme = 'dark' | 'light';

const listeners = new Set<() => void>();

function current(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}

/** Shows a theme and remembers it; the cookie lets the server draw with it. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  writeStored('local', LOCAL_KEYS.darkMode, String(theme === 'dark'));
  writeCookie(COOKIES.theme, theme);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The theme on screen. Dark until the page is live: the default, and what hydration starts from. */
export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(subscribe, current, () => 'dark');
}
