import { type RefObject, useEffect, useRef, useState } from 'react';

/** Calls back whenever the element comes into or leaves the sight of whoever looks at the page. */
function useSight(element: RefObject<Element | null>, onSight: (isSeen: boolean) => void): void {
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  });
  useEffect(() => {
    const here = element.current;
    if (!here || typeof IntersectionObserver === 'undefined') return undefined;
    let isNear = false;
    const tell = () => latest.current(isNear && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      isNear = entries.some((entry) => entry.isIntersecting);
      tell();
    });
    observer.observe(here);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [element]);
}

/** Whether the element is on the screen, of a page that is in front. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useSight(element, setSeen);
  return isSeen;
}

/** Calls back when the element is out of sight: what sounds or listens must stop. */
export function useGone(element: RefObject<Element | null>, onGone: () => void): void {
  useSight(element, (isSeen) => {
    if (!isSeen) onGone();
  });
}
