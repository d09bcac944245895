import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useStill } from '../sound/use-still.ts';

const SLIDE = { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };

/**
 * Lets the children of `list` slide to their new places, unless motion is not wanted.
 * Call what it returns right before their order changes.
 */
export function useSlide(list: RefObject<Element | null>): () => void {
  const isStill = useStill();
  const before = useRef<readonly (readonly [Element, number])[]>([]);
  useLayoutEffect(() => {
    const were = before.current;
    before.current = [];
    if (isStill) return;
    for (const [element, top] of were) {
      const by = top - element.getBoundingClientRect().top;
      if (by !== 0) element.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], SLIDE);
    }
  });
  return () => {
    const cards = [...(list.current?.children ?? [])];
    before.current = cards.map((element) => [element, element.getBoundingClientRect().top]);
  };
}
