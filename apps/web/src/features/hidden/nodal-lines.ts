import { line, upTo } from './drawing.ts';
import type { Point } from '../../ui/ornament/points.ts';

const CELLS = 36;

/** A square plate's bending in the usual picture, cos 5πx cos 3πy + cos 3πx cos 5πy: near nature, not exact. */
function bending(x: number, y: number): number {
  const wave = (n: number, m: number) => Math.cos(n * Math.PI * x) * Math.cos(m * Math.PI * y);
  return wave(5, 3) + wave(3, 5);
}

/** Where between two corners the bending is nought; null where its sign stays. */
function crossing([ax, ay]: Point, [bx, by]: Point): Point | null {
  const [from, to] = [bending(ax, ay), bending(bx, by)];
  if (from > 0 === to > 0) return null;
  const part = from / (from - to);
  return [ax + part * (bx - ax), ay + part * (by - ay)];
}

/** The lines along which a ringing plate rests, as path data (marching squares). */
export function nodalLines({
  x,
  y,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): string {
  const strokes = upTo(CELLS * CELLS).flatMap((cell) => {
    const [left, top] = [(cell % CELLS) / CELLS, Math.floor(cell / CELLS) / CELLS];
    const [right, bottom] = [left + 1 / CELLS, top + 1 / CELLS];
    const corners: Point[] = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    const found = corners.flatMap((corner, at) => {
      const place = crossing(corner, corners[(at + 1) % 4] ?? corner);
      return place ? [[x + size * place[0], y + size * place[1]] as Point] : [];
    });
    const [a, b, c, d] = found;
    return [a && b ? line(a, b) : '', c && d ? line(c, d) : ''];
  });
  return strokes.join('');
}
