import { HELP_CHECK_MS, type UserMood } from '@ori/core/tutor/help/help-rules';
import { minuteDueInMs, type Arrival, type HelpOffer } from '@ori/core/tutor/help/help-watch';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { onAnswered } from '../../lib/page-signals.ts';
import { hearHands } from './hands.ts';
import { createHelpStore, type HelpStore } from './help-store.ts';

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

/** A page in the background is nobody's: its time is not counted as idle or as trouble. */
function every(ms: number, act: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) act();
  }, ms);
  return () => clearInterval(timer);
}

/** Looks at once, and whenever a whole minute without input may be full: an input in between puts the next look off. */
function everyQuietMinute({ state, happen }: HelpStore): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    if (!document.hidden) happen({ kind: 'minute' });
    timer = setTimeout(look, minuteDueInMs(state(), Date.now()));
  };
  look();
  return () => clearTimeout(timer);
}

function useSigns(store: HelpStore, fillsForms: boolean): void {
  useEffect(() => {
    const { happen } = store;
    const hands = new AbortController();
    const interaction = (detail: string) => happen({ kind: 'interaction', detail });
    hearHands({ interaction, input: () => happen({ kind: 'input' }) }, hands.signal);
    if (fillsForms) hearForms(store, hands.signal);
    const ends = [
      everyQuietMinute(store),
      every(HELP_CHECK_MS, () => happen({ kind: 'check' })),
      onAnswered((isRight) => happen({ kind: isRight ? 'success' : 'error', detail: 'answer' })),
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
 * Watches over the work on the page at `path`, from what happened there before on; clicks, errors and time only, and nothing leaves the browser.
 * @param fillsForms a grown-up's forms are work of theirs; a child's answers are judged by their errors
 */
export function useHelpWatch(path: string, arrival: Arrival, fillsForms: boolean): HelpNow {
  const [store] = useState(() => createHelpStore(arrival));
  useSigns(store, fillsForms);
  useEffect(() => {
    if (store.state().path !== path) store.happen({ kind: 'page', path });
  }, [store, path]);
  const offer = useSyncExternalStore(store.subscribe, () => store.state().offer);
  const userMood = useSyncExternalStore(store.subscribe, () => store.state().mood);
  return { store, offer, userMood };
}
