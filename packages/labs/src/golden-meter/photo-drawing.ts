/** The ends of the two lengths, A and B. */
export const ENDS = ['A1', 'A2', 'B1', 'B2'] as const;
export type End = (typeof ENDS)[number];
export type Ends = Readonly<Record<End, { readonly x: number; readonly y: number }>>;

const COLOURS = { A: '#e8b95b', B: '#5fc7b8' } as const;

/** The two lengths, in pixels of the picture. */
export function lengthsOf({ A1, A2, B1, B2 }: Ends): { readonly a: number; readonly b: number } {
  return { a: Math.hypot(A2.x - A1.x, A2.y - A1.y), b: Math.hypot(B2.x - B1.x, B2.y - B1.y) };
}

/** Draws the photo, both lengths over it, and a ring round the end that is being set. */
export function drawPhoto(
  context: CanvasRenderingContext2D,
  bitmap: ImageBitmap,
  width: number,
  height: number,
  ends: Ends,
  current: End,
): void {
  context.drawImage(bitmap, 0, 0, width, height);
  for (const name of ['A', 'B'] as const) {
    const [from, to] = [ends[`${name}1`], ends[`${name}2`]];
    for (const [colour, line] of [
      ['#0e1226', 7],
      [COLOURS[name], 3],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = line;
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
    }
  }
  for (const end of ENDS) drawEnd(context, ends[end], end, end === current);
}

function drawEnd(context: CanvasRenderingContext2D, { x, y }: Ends[End], end: End, isCurrent: boolean): void {
  context.beginPath();
  context.arc(x, y, isCurrent ? 12 : 7, 0, 2 * Math.PI);
  context.fillStyle = end.startsWith('A') ? COLOURS.A : COLOURS.B;
  context.fill();
  context.strokeStyle = '#0e1226';
  context.lineWidth = 3;
  context.stroke();
  context.font = '700 20px sans-serif';
  context.lineWidth = 5;
  context.strokeText(end, x + 14, y - 10);
  context.fillText(end, x + 14, y - 10);
}
