import { type RefObject, useEffect, useRef } from 'react';

/**
 * A part of a page that is drawn after its address was opened: where the address names it (`#id`), it is brought into
 * view as soon as it is there. The ref goes on the element with that id.
 */
export function useAskedFor<Part extends HTMLElement>(id: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (window.location.hash === `#${id}`) part.current?.scrollIntoView();
  }, [id]);
  return part;
}
