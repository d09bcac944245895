import { useSyncExternalStore } from 'react';
import { onLookChange } from './look-changes.ts';

const isDarkNow = (): boolean => document.documentElement.dataset['theme'] !== 'light';
const isHomeschoolNow = (): boolean => document.documentElement.dataset['homeschool'] === 'on';
const isInkSavingNow = (): boolean => document.documentElement.dataset['ink'] === 'saving';
const never = (): boolean => false;

/** Is the page dark? It is until the page is live: the default, and what hydration starts from. */
export function useDarkMode(): boolean {
  return useSyncExternalStore(onLookChange, isDarkNow, () => true);
}
export function useHomeschoolTheme(): boolean {
  return useSyncExternalStore(onLookChange, isHomeschoolNow, never);
}
export function useInkSaving(): boolean {
  return useSyncExternalStore(onLookChange, isInkSavingNow, never);
}
