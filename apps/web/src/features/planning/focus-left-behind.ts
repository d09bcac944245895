import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a button that goes with its own press: whoever pressed it by key stays where it stood instead of at the top of
 * the page. `place` finds the part that stays.
 */
export function useFocusLeftBehind(
  place: (button: HTMLElement) => HTMLElement | null | undefined,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const placeOf = useRef(place);
  useLayoutEffect(() => {
    const own = button.current;
    const stays = own && placeOf.current(own);
    return () => {
      if (!stays || document.activeElement !== own) return;
      stays.tabIndex = -1;
      stays.focus({ preventScroll: true });
    };
  }, []);
  return button;
}
