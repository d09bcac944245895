import { type RefObject, useEffect, useRef, useState } from 'react';
import { useGone } from '../sound/use-seen.ts';

export const WHOLE_MS = 120_000;
const TICK_MS = 500;

type State = { readonly at: 'still' | 'going' } | { readonly at: 'told'; readonly lastedMs: number };

const since = (beganAt: number): number => Math.min(WHOLE_MS, performance.now() - beganAt);

/** Two minutes with marks on them; they end by themselves, by a press, or when the place is out of sight. */
export function useTwoMinutes(place: RefObject<Element | null>) {
  const [state, setState] = useState<State>({ at: 'still' });
  const [marks, setMarks] = useState<readonly number[]>([]);
  const [passedMs, setPassed] = useState(0);
  const beganAt = useRef(0);
  const isGoing = state.at === 'going';
  const end = () => setState({ at: 'told', lastedMs: since(beganAt.current) });
  useGone(place, () => isGoing && end());
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setInterval(() => {
      const passed = since(beganAt.current);
      setPassed(passed);
      if (passed >= WHOLE_MS) setState({ at: 'told', lastedMs: WHOLE_MS });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isGoing]);
  return {
    isGoing,
    /** How long it lasted, once it is over. */
    lastedMs: state.at === 'told' ? state.lastedMs : null,
    marks,
    passedMs,
    start() {
      beganAt.current = performance.now();
      setMarks([]);
      setPassed(0);
      setState({ at: 'going' });
    },
    mark: () => setMarks([...marks, since(beganAt.current)]),
    end,
  };
}
