import type { User } from '@ori/contracts/accounts';
import { tutorMoodFor } from '@ori/core/tutor/help/help-rules';
import type { Arrival } from '@ori/core/tutor/help/help-watch';
import { lazy, Suspense, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import { audienceOf } from './audience.ts';
import { Bubble } from './bubble.tsx';
import { CheckInNote } from './check-in/check-in-note.tsx';
import { useCheckIn } from './check-in/use-check-in.ts';
import { OfferNote } from './offer-note.tsx';
import { useGivingWay } from './use-giving-way.ts';
import { useUntold } from './untold/use-untold.ts';
import { useHelpWatch, type HelpNow } from './use-help-watch.ts';
import { HIDDEN, widgetAfter, type Display, type WidgetEvent, type WidgetState } from './widget-state.ts';
import './widget.css';

const loadPanel = () =>
  loadWithRetry(async () => ({ default: (await import('./tutor-panel.tsx')).TutorPanel }));
const TutorPanel = lazy(loadPanel);

export interface TutorWidgetProps {
  readonly user: User | null;
  readonly path: string;
  /** What happened on the page before this code was there. */
  readonly arrival: Arrival;
  /** Nobody could be asked who this is: there is no network. */
  readonly isUnreached?: boolean;
  /** How often the button of the hidden tutor was pressed. */
  readonly presses: number;
  readonly onDisplay: (display: Display) => void;
}

type Dispatch = (event: WidgetEvent) => void;

function usePresses(presses: number, dispatch: Dispatch): void {
  const seen = useRef(0);
  useEffect(() => {
    if (presses > seen.current) dispatch({ kind: 'press' });
    seen.current = presses;
  }, [presses, dispatch]);
}

/** Ori's form follows how the person gets on, until something is said (spec §4). */
function useMoods({ userMood, offer }: HelpNow, dispatch: Dispatch): void {
  useEffect(() => {
    dispatch({ kind: 'mood', mood: offer ? 'concerned' : tutorMoodFor(userMood) });
  }, [userMood, offer, dispatch]);
}

/** An open panel is help enough: nothing is offered beside it. */
function useNoOfferWhileOpen({ store, offer }: HelpNow, { display }: WidgetState): boolean {
  const isOpen = display === 'expanded' || display === 'fullscreen';
  useEffect(() => {
    if (isOpen && offer) store.happen({ kind: 'answered' });
  }, [isOpen, offer, store]);
  return isOpen;
}

interface NoteProps {
  readonly help: HelpNow;
  readonly greeting: ReturnType<typeof useCheckIn>;
  readonly onTake: () => void;
  readonly isSpoken: boolean;
  readonly isGrownUp: boolean;
}

/** One note at most: help with the work goes before a friendly line. */
function Note({ help: { offer, store }, greeting, onTake, isSpoken, isGrownUp }: NoteProps) {
  const { checkIn, putAway } = greeting;
  if (offer)
    return <OfferNote offer={offer} onTake={onTake} onWaive={() => store.happen({ kind: 'answered' })} />;
  const who = { isSpoken, isGrownUp };
  return checkIn && <CheckInNote checkIn={checkIn} {...who} onPutAway={putAway} />;
}

/**
 * Who presses the button opens the medal next: the panel is fetched meanwhile, and is then there without network, with
 * the words of care in it.
 */
function usePanelAtHand(display: Display): void {
  useEffect(() => {
    if (display === 'bubble') loadPanel().catch(() => undefined);
  }, [display]);
}

/**
 * Whose panel it is: for another person it is made anew. Somebody who could not be asked stays the same when the
 * network is back, and what was said to them stays.
 */
function usePanelKey(user: User | null, isUnreached: boolean): string {
  const who = isUnreached ? null : (user?.id ?? 'visitor');
  const [held, hold] = useState({ who, key: who ?? 'unreached' });
  if (who !== held.who) hold({ who, key: held.who === null ? held.key : (who ?? 'unreached') });
  return held.key;
}

/** The floating tutor once its code is there: watches, asks now and then, and opens. */
export function TutorWidget(props: TutorWidgetProps) {
  const { user, path, arrival, isUnreached = false, presses, onDisplay } = props;
  const audience = useMemo(() => audienceOf(user, isUnreached), [user, isUnreached]);
  const key = usePanelKey(user, isUnreached);
  const help = useHelpWatch(path, arrival, user?.role !== 'student');
  const [state, dispatch] = useReducer(widgetAfter, HIDDEN);
  const { display } = state;
  usePresses(presses, dispatch);
  useMoods(help, dispatch);
  usePanelAtHand(display);
  useGivingWay();
  useUntold(audience);
  useEffect(() => onDisplay(display), [display, onDisplay]);
  const isOpen = useNoOfferWhileOpen(help, state);
  const greeting = useCheckIn(user);

  const take = () => {
    if (help.offer) dispatch({ kind: 'ask', prompt: help.offer });
    help.store.happen({ kind: 'answered' });
  };
  const bubble = { path, mood: state.mood, isQuiet: help.offer !== null || greeting.checkIn !== null };
  return (
    <div className="tutor" data-density={audience.density}>
      {!isOpen && (
        <Note
          help={help}
          greeting={greeting}
          onTake={take}
          isSpoken={audience.density === 'k2'}
          isGrownUp={user?.role === 'parent'}
        />
      )}
      {display === 'bubble' && <Bubble {...bubble} onPress={() => dispatch({ kind: 'press' })} />}
      {state.isKept && (
        <Suspense fallback={<Bubble {...bubble} busy isQuiet />}>
          <TutorPanel
            key={key}
            audience={audience}
            path={path}
            state={state}
            dispatch={dispatch}
            store={help.store}
          />
        </Suspense>
      )}
    </div>
  );
}
