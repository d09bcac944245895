import { useEffect, type RefObject } from 'react';
import type { WidgetEvent } from './widget-state.ts';

/**
 * Escape in the panel steps back: from the whole screen to the card, from the card to the medal. A control that went
 * away leaves the focus to the document: that counts as in the panel.
 */
export function useEscape(
  panel: RefObject<HTMLElement | null>,
  dispatch: (event: WidgetEvent) => void,
): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      const isHere = target === document.body || panel.current?.contains(target as Node) === true;
      if (key === 'Escape' && isHere) dispatch({ kind: 'escape' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [panel, dispatch]);
}
