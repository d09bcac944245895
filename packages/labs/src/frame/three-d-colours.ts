import { useSyncExternalStore } from 'react';
import type { Rgb } from './three-d-scene.ts';

/** A colour of the page's theme as three numbers; `#rrggbb` is how the theme writes it. */
export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.trim().slice(1, 7), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function watchTheme(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => watcher.disconnect();
}

/** The value of a theme's colour, e.g. `--gold`, as it is now; drawn anew when the theme changes. */
export function useThemeColour(name: string): string {
  const read = () => getComputedStyle(document.documentElement).getPropertyValue(name).trim() || '#888888';
  return useSyncExternalStore(watchTheme, read, () => '#888888');
}
