import type { Point } from './plane.ts';

/** A rule that puts smaller copies in the place of the whole. */
export interface SubstitutionRule {
  /** How many pieces take the place of one, and how many times smaller each is. */
  readonly pieces: number;
  readonly smaller: number;
  /** A stroke from 0 to 1 that every stroke becomes; null where squares are cut, not strokes bent. */
  readonly stroke: readonly Point[] | null;
}

export const RULES = {
  koch: {
    pieces: 4,
    smaller: 3,
    stroke: [
      { x: 0, y: 0 },
      { x: 1 / 3, y: 0 },
      { x: 1 / 2, y: Math.sqrt(3) / 6 },
      { x: 2 / 3, y: 0 },
      { x: 1, y: 0 },
    ],
  },
  carpet: { pieces: 8, smaller: 3, stroke: null },
  line: {
    pieces: 3,
    smaller: 3,
    stroke: [0, 1 / 3, 2 / 3, 1].map((x) => ({ x, y: 0 })),
  },
} as const satisfies Record<string, SubstitutionRule>;
export type RuleName = keyof typeof RULES;

/** Similarity dimension log N / log s (Mandelbrot 1967): 1 for a line, 2 for a filled square. */
export function dimensionOf({ pieces, smaller }: SubstitutionRule): number {
  return Math.log(pieces) / Math.log(smaller);
}

/** The whole stroke after so many substitutions, from (0, 0) to (1, 0). */
export function strokeAfter(stroke: readonly Point[], times: number): readonly Point[] {
  let path: readonly Point[] = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  for (let time = 0; time < times; time += 1) path = bendEach(path, stroke);
  return path;
}

function bendEach(path: readonly Point[], stroke: readonly Point[]): readonly Point[] {
  return path.flatMap((from, index) => {
    const to = path[index + 1];
    if (!to) return [from];
    const [ux, uy] = [to.x - from.x, to.y - from.y];
    return stroke
      .slice(0, -1)
      .map(({ x, y }) => ({ x: from.x + x * ux - y * uy, y: from.y + x * uy + y * ux }));
  });
}

/** A square of the carpet, by its lower left corner and side, in the unit square. */
export interface CarpetSquare extends Point {
  readonly side: number;
}

/** The squares that are left after cutting the middle ninth out of each, so many times. */
export function carpetAfter(times: number): readonly CarpetSquare[] {
  let squares: readonly CarpetSquare[] = [{ x: 0, y: 0, side: 1 }];
  for (let time = 0; time < times; time += 1) squares = squares.flatMap(eightOf);
  return squares;
}

function eightOf({ x, y, side }: CarpetSquare): readonly CarpetSquare[] {
  const third = side / 3;
  return Array.from({ length: 9 }, (_, index) => index)
    .filter((index) => index !== 4)
    .map((index) => ({ x: x + (index % 3) * third, y: y + Math.floor(index / 3) * third, side: third }));
}
