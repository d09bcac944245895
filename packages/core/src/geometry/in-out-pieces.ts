/** A point of the plane, in squares of the grid. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One piece of the two squares on the legs, with the slide that carries it into the square on the long side. */
export interface InOutPiece {
  readonly id: 'stays-1' | 'stays-2' | 'slides-1' | 'slides-2' | 'slides-3';
  readonly corners: readonly Point[];
  readonly slide: Point;
}

const at = (x: number, y: number): Point => ({ x, y });
const STILL = at(0, 0);

/**
 * Cuts the squares on the legs, standing side by side, into pieces that rebuild the square on the long
 * side by sliding alone ("in and out complete each other"). The larger square has its corner at the
 * origin, the smaller stands to its right. Pieces of no area are left out, so equal legs give four.
 * Elementary: two triangles congruent to the one with these legs are cut off and slid to the other side.
 * Liu Hui's own drawing is lost, so nothing here is said to be his.
 * @param first one leg, in squares of the grid, positive
 * @param second the other leg
 */
export function inOutPieces(first: number, second: number): readonly InOutPiece[] {
  const a = Math.min(first, second);
  const b = Math.max(first, second);
  const crossing = (a * (b - a)) / b;
  const pieces: readonly InOutPiece[] = [
    { id: 'slides-1', corners: [at(0, 0), at(a, 0), at(0, b)], slide: at(b, a) },
    { id: 'slides-2', corners: [at(a, 0), at(b, 0), at(b, crossing)], slide: at(-a, b) },
    { id: 'slides-3', corners: [at(b, 0), at(a + b, 0), at(a + b, a), at(b, crossing)], slide: at(-a, b) },
    { id: 'stays-1', corners: [at(0, b), at(a, 0), at(b, crossing), at(b, b)], slide: STILL },
    { id: 'stays-2', corners: [at(b, crossing), at(a + b, a), at(b, a)], slide: STILL },
  ];
  return pieces.filter((piece) => areaOf(piece.corners) > 1e-9);
}

/** The corners of the square on the long side, in the place the pieces rebuild it. */
export function squareOnLongSide(first: number, second: number): readonly Point[] {
  const a = Math.min(first, second);
  const b = Math.max(first, second);
  return [at(0, b), at(a, 0), at(a + b, a), at(b, a + b)];
}

/** Area of a simple polygon by the shoelace formula, in squares of the grid. */
export function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return sum + corner.x * next.y - next.x * corner.y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Length of the long side of a right triangle, in squares of the grid. */
export function longSide(first: number, second: number): number {
  return Math.hypot(first, second);
}
