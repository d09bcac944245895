import { type PointerEvent, useRef } from 'react';

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Lets an element follow the pointer and tells the `data-worker` it was let go over.
 * Dragging is never the only way: a press without movement stays a press.
 */
export function useDrag(onDrop: (worker: number) => void): DragHandlers {
  const start = useRef<{ x: number; y: number } | null>(null);
  const settle = (element: HTMLElement) => {
    start.current = null;
    element.style.translate = '';
    element.style.pointerEvents = '';
  };
  return {
    onPointerDown: (event) => {
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ currentTarget, clientX, clientY }) => {
      if (start.current)
        currentTarget.style.translate = `${clientX - start.current.x}px ${clientY - start.current.y}px`;
    },
    onPointerUp: ({ currentTarget, clientX, clientY }) => {
      if (!start.current) return;
      currentTarget.style.pointerEvents = 'none';
      const target = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-worker]');
      settle(currentTarget);
      if (target) onDrop(Number(target.dataset['worker']));
    },
    onPointerCancel: ({ currentTarget }) => settle(currentTarget),
  };
}
