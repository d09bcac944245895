import { type RefObject, useEffect, useRef } from 'react';

/** Goes onto the first field of a form that opens at a press: the button that was pressed is gone by then. */
export function useFirstField(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
