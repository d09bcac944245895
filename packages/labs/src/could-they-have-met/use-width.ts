import { useEffect, useRef, useState, type RefObject } from 'react';

/** An element's width in pixels, as it changes; `before` until it is measured. */
export function useWidth<Shown extends Element>(before: number): readonly [RefObject<Shown | null>, number] {
  const shown = useRef<Shown>(null);
  const [width, setWidth] = useState(before);
  useEffect(() => {
    const element = shown.current;
    if (!element || !globalThis.ResizeObserver) return;
    const seen = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || before));
    seen.observe(element);
    return () => seen.disconnect();
  }, [before]);
  return [shown, width];
}
