import { type DragEvent, type RefCallback, useCallback, useState } from 'react';
import { dragByTouch } from './drag-by-touch.ts';

/** What a dragged thing is called on its way: nothing of one learner's can be dropped on another's day. */
export const draggedType = (what: 'entry' | 'slot', owner: string): string =>
  `application/x-ori-${what}-${owner}`;

interface Dragged {
  readonly type: string;
  readonly id: string;
  readonly isMovable: boolean;
}

/** Lets a thing be dragged by pointer, or by a finger that rests on it. Whoever uses neither finds “Move to…” beside it. */
export function useDragged({ type, id, isMovable }: Dragged) {
  const [isDragging, setDragging] = useState(false);
  const ref: RefCallback<HTMLElement> = useCallback(
    (element) => (element && isMovable ? dragByTouch(element, { type, id }, setDragging) : undefined),
    [type, id, isMovable],
  );
  return {
    ref,
    draggable: isMovable,
    'data-dragging': isDragging || undefined,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(type, id);
      dataTransfer.effectAllowed = 'move';
      setDragging(true);
    },
    onDragEnd: () => setDragging(false),
  };
}

interface DropDay {
  readonly type: string;
  readonly isOpen: boolean;
  readonly onDropped: (id: string) => void;
}

/** A day that takes what is dragged here. */
export function useDropDay({ type, isOpen, onDropped }: DropDay) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!isOpen || !event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      const id = event.dataTransfer.getData(type);
      if (!isOpen || id === '') return;
      event.preventDefault();
      onDropped(id);
    },
  };
}
