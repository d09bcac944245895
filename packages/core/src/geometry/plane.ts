/** A point of the plane; y grows upwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line without ends, through two different points; its direction goes from the first to the second. */
export interface Line {
  readonly kind: 'line';
  readonly from: Point;
  readonly to: Point;
}

export interface Circle {
  readonly kind: 'circle';
  readonly centre: Point;
  readonly radius: number;
}

export type Curve = Line | Circle;

/** What counts as nothing, for lengths near 1: far above rounding errors, far below anything drawn. */
export const NEAR = 1e-9;

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export const samePoint = (a: Point, b: Point): boolean => distance(a, b) < NEAR * 100;

/** Angle at `corner` between the arms to `a` and to `b`, in degrees from 0 to 180. */
export function angleDeg(a: Point, corner: Point, b: Point): number {
  const [ux, uy, vx, vy] = [a.x - corner.x, a.y - corner.y, b.x - corner.x, b.y - corner.y];
  return (Math.atan2(Math.abs(ux * vy - uy * vx), ux * vx + uy * vy) * 180) / Math.PI;
}

/** How far a point lies to the left of a line (right of it is negative). */
export function offLine({ from, to }: Line, point: Point): number {
  const turn = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  return turn / distance(from, to);
}

/** The foot of the perpendicular from a point to a line. */
function footOn(line: Line, point: Point): Point {
  const length = distance(line.from, line.to);
  const off = offLine(line, point);
  return {
    x: point.x + (off * (line.to.y - line.from.y)) / length,
    y: point.y - (off * (line.to.x - line.from.x)) / length,
  };
}

function linesCross(a: Line, b: Line): readonly Point[] {
  const [ux, uy] = [a.to.x - a.from.x, a.to.y - a.from.y];
  const [vx, vy] = [b.to.x - b.from.x, b.to.y - b.from.y];
  const turn = ux * vy - uy * vx;
  if (Math.abs(turn) < NEAR * Math.hypot(ux, uy) * Math.hypot(vx, vy)) return [];
  const t = ((b.from.x - a.from.x) * vy - (b.from.y - a.from.y) * vx) / turn;
  return [{ x: a.from.x + t * ux, y: a.from.y + t * uy }];
}

/** Two points, `half` before and after `middle` in a direction; one where they fall together; none where there are none. */
function pair(middle: Point, toward: Point, halfSquared: number, scale: number): readonly Point[] {
  const slack = NEAR * scale * scale;
  if (halfSquared < -slack) return [];
  if (halfSquared < slack) return [middle];
  const half = Math.sqrt(halfSquared);
  return [-half, half].map((step) => ({ x: middle.x + step * toward.x, y: middle.y + step * toward.y }));
}

function lineMeetsCircle(line: Line, { centre, radius }: Circle): readonly Point[] {
  const length = distance(line.from, line.to);
  const toward = { x: (line.to.x - line.from.x) / length, y: (line.to.y - line.from.y) / length };
  return pair(footOn(line, centre), toward, radius ** 2 - offLine(line, centre) ** 2, radius);
}

function circlesCross(a: Circle, b: Circle): readonly Point[] {
  const apart = distance(a.centre, b.centre);
  if (apart < NEAR) return [];
  const along = (apart ** 2 + a.radius ** 2 - b.radius ** 2) / (2 * apart);
  const [ux, uy] = [(b.centre.x - a.centre.x) / apart, (b.centre.y - a.centre.y) / apart];
  const middle = { x: a.centre.x + along * ux, y: a.centre.y + along * uy };
  return pair(middle, { x: uy, y: -ux }, a.radius ** 2 - along ** 2, Math.max(a.radius, b.radius));
}

/**
 * Where two curves cross. Two circles: first the point left of the way from the centre of `a` to that
 * of `b`. A line and a circle: in the line's direction. One point where they touch, none where they miss
 * each other or are the same.
 */
export function crossings(a: Curve, b: Curve): readonly Point[] {
  if (a.kind === 'line') return b.kind === 'line' ? linesCross(a, b) : lineMeetsCircle(a, b);
  return b.kind === 'line' ? lineMeetsCircle(b, a) : circlesCross(a, b);
}

/** Whether two curves are one and the same set of points. */
export function sameCurve(a: Curve, b: Curve): boolean {
  if (a.kind === 'circle')
    return b.kind === 'circle' && samePoint(a.centre, b.centre) && Math.abs(a.radius - b.radius) < NEAR * 100;
  return b.kind === 'line' && [b.from, b.to].every((point) => Math.abs(offLine(a, point)) < NEAR * 100);
}
