import { useEffect, useState } from 'react';

/** How wide an element is, in px; 0 before it is drawn. */
export function useWidth(): readonly [width: number, ref: (node: HTMLElement | null) => void] {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (node === null) return undefined;
    const watch = new ResizeObserver(() => setWidth(node.clientWidth));
    watch.observe(node);
    return () => watch.disconnect();
  }, [node]);
  return [width, setNode];
}
