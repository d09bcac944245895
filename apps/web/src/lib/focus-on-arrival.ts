import { type RefObject, useEffect, useRef } from 'react';

/**
 * Goes onto what appears at a press, where the button that was pressed is gone by then: the reading goes on there.
 * Something that is no field needs `tabIndex={-1}` besides. `isAwaited` is false where nobody pressed for it.
 */
export function useFocusOnArrival<Part extends HTMLElement>(isAwaited = true): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const awaited = useRef(isAwaited);
  useEffect(() => {
    if (awaited.current) part.current?.focus();
  }, []);
  return part;
}
