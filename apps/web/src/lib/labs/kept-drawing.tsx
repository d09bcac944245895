import { useEffect, useRef, useState, type ReactNode } from 'react';
import { loadWithRetry } from '../lazy-load.ts';

interface KeptDrawingProps {
  /** The drawing, where the server makes the page; null in the browser. */
  readonly drawn: ReactNode;
  /** Fetches what draws it, for a page that the server did not make. */
  readonly draw: () => Promise<ReactNode>;
}

const NOTHING = { __html: '' };

/**
 * A drawing that never changes: the browser keeps what the server drew and so needs none of the
 * code that drew it. Where there is nothing to keep, that code is fetched.
 */
export function KeptDrawing({ drawn, draw }: KeptDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(draw);
  const [late, setLate] = useState<ReactNode>(null);
  useEffect(() => {
    if (place.current?.childElementCount === 0) void loadWithRetry(first.current).then(setLate);
  }, []);
  if (drawn ?? late) return <div>{drawn ?? late}</div>;
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
}
