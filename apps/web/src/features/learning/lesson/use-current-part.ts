import { useEffect, useState } from 'react';

/** The part that crosses the upper third of the window, of those with these ids; null before any does. */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in globalThis)) return undefined;
    const onScreen = new Set<string>();
    const names = key.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) onScreen.add(target.id);
          else onScreen.delete(target.id);
        const last = names.findLast((id) => onScreen.has(id));
        if (last) setCurrent(last);
      },
      { rootMargin: '-25% 0px -65% 0px' },
    );
    for (const id of names) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
