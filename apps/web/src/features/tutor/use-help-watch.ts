import { HELP_CHECK_MS, IDLE_CHECK_MS, type UserMood } from '@ori/core/tutor/help/help-rules';
import type { HelpOffer } from '@ori/core/tutor/help/help-watch';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onAnswered } from '../../lib/page-signals.ts';
import { createHelpStore, type HelpStore } from './help-store.ts';

/** Signs of a hand; the first group also counts as work on the page. */
const INTERACTIONS = ['pointerdown', 'keydown', 'scrollend'] as const;
const INPUTS = ['pointermove', 'scroll', 'touchstart'] as const;

/** What somebody types, chooses or dictates in a form; a search or a chat is none. */
const isFormField = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest('form') !== null &&
  target.closest('[role=search], .tutor') === null;

function hearForms({ happen }: HelpStore, signal: AbortSignal): void {
  const hear = (event: Event) => {
    if (isFormField(event)) happen({ kind: 'filled' });
  };
  for (const name of ['input', 'change'])
    window.addEventListener(name, hear, { passive: true, capture: true, signal });
}

function hearHands({ happen }: HelpStore, signal: AbortSignal): void {
  const quiet = { passive: true, capture: true, signal };
  for (const name of INTERACTIONS)
    window.addEventListener(name, () => happen({ kind: 'interaction', detail: name }), quiet);
  for (const name of INPUTS) window.addEventListener(name, () => happen({ kind: 'input' }), quiet);
}

/** A page in the background is nobody's: its time is not counted as idle or as trouble. */
function every(ms: number, act: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) act();
  }, ms);
  return () => clearInterval(timer);
}

function useSigns(store: HelpStore, fillsForms: boolean): void {
  useEffect(() => {
    const hands = new AbortController();
    hearHands(store, hands.signal);
    if (fillsForms) hearForms(store, hands.signal);
    const ends = [
      every(IDLE_CHECK_MS, () => store.happen({ kind: 'minute' })),
      every(HELP_CHECK_MS, () => store.happen({ kind: 'check' })),
      onAnswered((isRight) => store.happen({ kind: isRight ? 'success' : 'error', detail: 'answer' })),
    ];
    return () => {
      hands.abort();
      for (const end of ends) end();
    };
  }, [store, fillsForms]);
}

export interface HelpNow {
  readonly store: HelpStore;
  readonly offer: HelpOffer | null;
  readonly userMood: UserMood;
}

/**
 * Watches over the work on the page at `path`; clicks, errors and time only, and nothing leaves the browser.
 * @param fillsForms a grown-up's forms are work of theirs; a child's answers are judged by their errors
 */
export function useHelpWatch(path: string, fillsForms: boolean): HelpNow {
  const [store] = useState(() => createHelpStore(path));
  useSigns(store, fillsForms);
  useEffect(() => {
    if (store.state().path !== path) store.happen({ kind: 'page', path });
  }, [store, path]);
  const offer = useSyncExternalStore(store.subscribe, () => store.state().offer);
  const userMood = useSyncExternalStore(store.subscribe, () => store.state().mood);
  return { store, offer, userMood };
}
