import { type RefObject, useEffect, useRef } from 'react';

/** The key that was pressed goes away, so the focus goes on to what it brought. */
export function useFocusWhen(isThere: boolean): RefObject<HTMLDivElement | null> {
  const brought = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere) brought.current?.focus();
  }, [isThere]);
  return brought;
}
