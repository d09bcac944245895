import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a button, or a form, that goes with its own press: whoever pressed it by key stays where it stood instead of at
 * the top of the page. `place` finds the part that stays.
 */
export function useFocusLeftBehind<Own extends HTMLElement = HTMLButtonElement>(
  place: (own: Own) => HTMLElement | null | undefined,
): RefObject<Own | null> {
  const going = useRef<Own>(null);
  const placeOf = useRef(place);
  useLayoutEffect(() => {
    const own = going.current;
    const stays = own && placeOf.current(own);
    return () => {
      if (!stays || !own.contains(document.activeElement)) return;
      stays.tabIndex = -1;
      stays.focus({ preventScroll: true });
    };
  }, []);
  return going;
}
