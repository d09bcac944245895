import { type PointerEvent, type RefObject, useState } from 'react';
import { aside, type Box, landing } from './ordering.ts';

interface Held {
  readonly index: number;
  readonly fromY: number;
  readonly byPx: number;
  readonly boxes: readonly Box[];
}

/** A card taken with mouse, pen or finger: how far each card stands from its place, and the drop at the end. */
export function useDrag(list: RefObject<Element | null>, drop: (from: number, to: number) => void) {
  const [held, setHeld] = useState<Held | null>(null);
  const to = held && landing(held.boxes, held.index, held.byPx);
  const take = (index: number, event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const boxes = [...(list.current?.children ?? [])].map((card) => card.getBoundingClientRect());
    setHeld({ index, fromY: event.clientY, byPx: 0, boxes });
  };
  return {
    held: held?.index ?? null,
    shiftOf(index: number): number {
      if (!held || to === null) return 0;
      return index === held.index ? held.byPx : aside(held.boxes, held.index, to, index);
    },
    /** Where the card at `index` would lie if the held one were let go now. */
    placeOf(index: number): number {
      if (!held || to === null) return index;
      return index === held.index ? to : index + Math.sign(aside(held.boxes, held.index, to, index));
    },
    gripOf: (index: number) => ({
      onPointerDown: (event: PointerEvent) => take(index, event),
      onPointerMove: ({ clientY }: PointerEvent) =>
        setHeld((now) => now && { ...now, byPx: clientY - now.fromY }),
      onPointerUp: () => {
        if (held && to !== null && to !== held.index) drop(held.index, to);
        setHeld(null);
      },
      onPointerCancel: () => setHeld(null),
    }),
  };
}
export type Grip = ReturnType<ReturnType<typeof useDrag>['gripOf']>;
