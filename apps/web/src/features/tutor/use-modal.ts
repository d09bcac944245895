import { useEffect, useSyncExternalStore } from 'react';

const NARROW = '(max-width: 47.99rem)';

function followWidth(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is so narrow that the panel is a sheet over the page. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    followWidth,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}

/** While it holds, nothing but what is marked `data-tutor-layer` can be reached: by pointer, key or reader. */
export function useModal(isModal: boolean): void {
  useEffect(() => {
    if (!isModal) return undefined;
    const others = [...document.body.children].filter((child) => !child.hasAttribute('data-tutor-layer'));
    for (const other of others) other.setAttribute('inert', '');
    return () => {
      for (const other of others) other.removeAttribute('inert');
    };
  }, [isModal]);
}
