import type { Locale } from '@ori/contracts/locale';
import type { Arrival } from '@ori/core/tutor/help/help-watch';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/accounts/session.ts';
import { isUnreached } from '../features/accounts/session-store.ts';
import { hearArrival } from '../features/tutor/hands.ts';
import type { TutorWidgetProps } from '../features/tutor/tutor-widget.tsx';
import type { Display } from '../features/tutor/widget-state.ts';
import { loadWithRetry } from '../lib/lazy-load.ts';
import { report } from '../lib/report.ts';
import { loadWords } from '../lib/words.ts';
import { Button } from '../ui/button.tsx';
import { OriEmblem } from '../ui/ornament/ori-emblem.tsx';

/** The first sign of a hand fetches the rest; without one, the first look at whether help is needed. */
const SIGNS = ['pointerdown', 'keydown'] as const;
const FIRST_LOOK_MS = 30_000;

/** Calls once: at the first sign of somebody, or after the time of the first look. */
function whenSomeoneIsHere(act: () => void): () => void {
  const timer = setTimeout(act, FIRST_LOOK_MS);
  const here = new AbortController();
  for (const sign of SIGNS)
    window.addEventListener(sign, act, { passive: true, once: true, signal: here.signal });
  return () => {
    clearTimeout(timer);
    here.abort();
  };
}

/** Set by script, which alone draws the button: no page's style sheet grows by it, and none is fetched for it. */
const IN_THE_MARGIN = {
  position: 'fixed',
  bottom: '1rem',
  right: '0.75rem',
  zIndex: 40,
  padding: '0.9rem 0.7rem',
  writingMode: 'vertical-rl',
} as const;
/** Where the margin is too narrow for it, it ends the page: either way it covers nothing. */
const AT_THE_END = { display: 'flex', width: 'fit-content', margin: '1rem auto 2.5rem' } as const;
/** Beneath it the margin beside the page's column (`--container-page`) is slimmer than the button. */
const NARROW = '(max-width: 77.99rem)';

function onNarrowChange(act: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', act);
  return () => query.removeEventListener('change', act);
}
const isNarrowNow = (): boolean => window.matchMedia(NARROW).matches;

interface Woken {
  readonly Widget: ComponentType<TutorWidgetProps>;
  readonly arrival: Arrival;
}

/** The widget's code and words, and what happened on the page at `path` before they were there; null until they are. */
function useWidget(path: string, onFailed: () => void): readonly [Woken | null, () => void] {
  const { i18n } = useTranslation();
  const [woken, setWoken] = useState<Woken | null>(null);
  const asked = useRef(false);
  const arrivalOf = useRef<(() => Arrival) | null>(null);
  const isWoken = woken !== null;
  useEffect(() => {
    const hands = new AbortController();
    if (!isWoken) arrivalOf.current = hearArrival(path, hands.signal);
    return () => hands.abort();
  }, [path, isWoken]);
  const load = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    const fetchIt = async () => {
      const [{ TutorWidget }] = await Promise.all([
        loadWithRetry(() => import('../features/tutor/tutor-widget.tsx')),
        loadWords(i18n, i18n.language as Locale, ['tutor']),
      ]);
      const arrival = arrivalOf.current?.();
      if (arrival) setWoken({ Widget: TutorWidget, arrival });
    };
    fetchIt().catch((error: unknown) => {
      asked.current = false;
      onFailed();
      report('error', 'tutor', String(error));
    });
  }, [i18n, onFailed]);
  useEffect(() => whenSomeoneIsHere(load), [load]);
  return [woken, load];
}

/** On the pages that have the tutor (spec §2), 'Need Help?' (spec §4): the tutor hidden, and the widget beside it once somebody is here. */
export function TutorDoor({ path }: { readonly path: string }) {
  const { t } = useTranslation();
  const session = useSession();
  const [presses, setPresses] = useState(0);
  const forgetPresses = useCallback(() => setPresses(0), []);
  const [woken, load] = useWidget(path, forgetPresses);
  const isNarrow = useSyncExternalStore(onNarrowChange, isNarrowNow);
  const [display, setDisplay] = useState<Display>('hidden');
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Display>('hidden');
  useEffect(() => {
    // Closed, the tutor leaves the focus where it was opened.
    if (display === 'hidden' && before.current !== 'hidden') button.current?.focus();
    before.current = display;
  }, [display]);
  const press = () => {
    setPresses((count) => count + 1);
    load();
  };
  return (
    <>
      {display === 'hidden' && (
        <Button
          ref={button}
          variant="secondary"
          className="tutor-float no-print"
          style={isNarrow ? AT_THE_END : IN_THE_MARGIN}
          busy={presses > 0 && !woken}
          onClick={press}
        >
          <OriEmblem size={28} />
          {t('tutor.needHelp')}
        </Button>
      )}
      {woken && (
        <woken.Widget
          arrival={woken.arrival}
          user={session.user}
          isUnreached={isUnreached(session)}
          path={path}
          presses={presses}
          onDisplay={setDisplay}
        />
      )}
    </>
  );
}
