/** The cards with the one at `from` taken out and put back at `to`. */
export function moved(order: readonly number[], from: number, to: number): readonly number[] {
  const next = [...order];
  const [card] = next.splice(from, 1);
  if (card !== undefined) next.splice(to, 0, card);
  return next;
}

/** A card on the screen: its upper edge and its height, in pixels. */
export interface Box {
  readonly top: number;
  readonly height: number;
}

const middle = ({ top, height }: Box): number => top + height / 2;

/** Where the card at `from` would land if it were let go `byPx` below where it lay. */
export function landing(boxes: readonly Box[], from: number, byPx: number): number {
  const held = boxes[from];
  if (!held) return from;
  const at = middle(held) + byPx;
  return boxes.filter((box, index) => index !== from && middle(box) < at).length;
}

/** By how many pixels the card at `index` stands aside while the one at `from` is held over `to`. */
export function aside(boxes: readonly Box[], from: number, to: number, index: number): number {
  const [held, next] = [boxes[from], boxes[from + (to > from ? 1 : -1)]];
  if (!held || !next || index === from) return 0;
  const room = to > from ? next.top - held.top : held.top + held.height - next.top - next.height;
  if (from < index && index <= to) return -room;
  return to <= index && index < from ? room : 0;
}
