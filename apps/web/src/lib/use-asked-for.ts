import { type RefObject, useEffect, useRef } from 'react';

/** Parts above may still be on their way for so long. */
const SETTLES_MS = 6_000;
/** A person who does something themselves is not moved again. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Brings a part into view, and again whenever the page above it grows; until it is settled, or somebody moves. */
function keepInView(part: Element): () => void {
  const done = new AbortController();
  const bring = () => part.scrollIntoView({ behavior: 'instant' });
  const growing = new ResizeObserver(bring);
  const timer = setTimeout(() => done.abort(), SETTLES_MS);
  done.signal.addEventListener('abort', () => {
    growing.disconnect();
    clearTimeout(timer);
  });
  const { signal } = done;
  for (const sign of SIGNS)
    window.addEventListener(sign, () => done.abort(), { signal, passive: true, capture: true });
  bring();
  growing.observe(document.body);
  return () => done.abort();
}

/**
 * A part of a page that is drawn after its address was opened: where the address names it (`#id`), it is brought into
 * view as soon as it is there. The ref goes on the element with that id.
 */
export function useAskedFor<Part extends HTMLElement>(id: string): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    if (window.location.hash === `#${id}` && part.current) return keepInView(part.current);
    return undefined;
  }, [id]);
  return part;
}
