import type { User } from '@ori/contracts/accounts';
import { tutorMoodFor } from '@ori/core/tutor/help/help-rules';
import { lazy, Suspense, useEffect, useMemo, useReducer, useRef } from 'react';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import { audienceOf } from './audience.ts';
import { Bubble } from './bubble.tsx';
import { OfferNote } from './offer-note.tsx';
import { useGivingWay } from './use-giving-way.ts';
import { useHelpWatch, type HelpNow } from './use-help-watch.ts';
import { HIDDEN, widgetAfter, type Display, type WidgetEvent, type WidgetState } from './widget-state.ts';
import './widget.css';

const TutorPanel = lazy(() =>
  loadWithRetry(async () => ({ default: (await import('./tutor-panel.tsx')).TutorPanel })),
);

export interface TutorWidgetProps {
  readonly user: User | null;
  readonly path: string;
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

/** The floating tutor once its code is there: watches, asks now and then, and opens. */
export function TutorWidget({ user, path, presses, onDisplay }: TutorWidgetProps) {
  const audience = useMemo(() => audienceOf(user), [user]);
  const help = useHelpWatch(path);
  const [state, dispatch] = useReducer(widgetAfter, HIDDEN);
  const { display } = state;
  usePresses(presses, dispatch);
  useMoods(help, dispatch);
  useGivingWay();
  useEffect(() => onDisplay(display), [display, onDisplay]);
  const isOpen = useNoOfferWhileOpen(help, state);

  const take = () => {
    if (help.offer) dispatch({ kind: 'ask', prompt: help.offer });
    help.store.happen({ kind: 'answered' });
  };
  const bubble = { path, mood: state.mood, isQuiet: help.offer !== null };
  return (
    <div className="tutor" data-density={audience.density}>
      {help.offer && !isOpen && (
        <OfferNote offer={help.offer} onTake={take} onWaive={() => help.store.happen({ kind: 'answered' })} />
      )}
      {display === 'bubble' && <Bubble {...bubble} onPress={() => dispatch({ kind: 'press' })} />}
      {state.isKept && (
        <Suspense fallback={<Bubble {...bubble} busy isQuiet />}>
          <TutorPanel
            key={user?.id ?? 'visitor'}
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
