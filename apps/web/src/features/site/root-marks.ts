import { around, circle, type Point, polyline, ring } from '../../ui/ornament/points.ts';

/** A line drawing of one idea, 100 × 100: `line` in full, `solid` filled, `faint` behind. */
export interface Mark {
  readonly line: string;
  readonly solid?: string;
  readonly faint?: string;
}

const MIDDLE: Point = [50, 50];
const dots = (points: readonly Point[], radius: number): string =>
  points.map((point) => circle(point, radius)).join('');
const row = (count: number, y: number, gap: number): Point[] =>
  Array.from({ length: count }, (_, index) => [50 + gap * (index - (count - 1) / 2), y]);

/** 13 = 1 + 4 + 8: rows of doubling, the chosen ones filled. */
const doubling: Mark = {
  solid: dots([...row(1, 20, 0), ...row(4, 60, 12), ...row(8, 80, 11)], 4),
  line: dots(row(2, 40, 12), 4),
};

/** A square and its diagonals on a round tablet. */
const diagonal: Mark = {
  faint: circle(MIDDLE, 46),
  line:
    polyline(ring(MIDDLE, 38, 4), true) +
    polyline([
      [50, 12],
      [50, 88],
    ]) +
    polyline([
      [12, 50],
      [88, 50],
    ]),
};

/** The eight patterns of three syllables, light (short) and heavy (long). */
const syllables: Mark = {
  line: Array.from({ length: 8 }, (_, pattern) =>
    [0, 1, 2]
      .map((place) => {
        const x = 8 + pattern * 12;
        const half = ((pattern >> place) & 1) === 1 ? 11 : 4;
        const y = 20 + place * 30;
        return polyline([
          [x, y - half],
          [x, y + half],
        ]);
      })
      .join(''),
  ).join(''),
};

/** Six, twelve and twenty-four sides closing in on a circle. */
const polygons: Mark = {
  faint: circle(MIDDLE, 46),
  line: [6, 12, 24].map((sides) => polyline(ring(MIDDLE, 46, sides), true)).join(''),
};

const box = (x: number, y: number, width: number, height: number): string =>
  polyline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    true,
  );

/** x² with a rectangle on each side; the four corners complete the square. */
const completing: Mark = {
  line:
    box(28, 28, 44, 44) + box(28, 8, 44, 20) + box(28, 72, 44, 20) + box(8, 28, 20, 44) + box(72, 28, 20, 44),
  faint: box(8, 8, 20, 20) + box(72, 8, 20, 20) + box(8, 72, 20, 20) + box(72, 72, 20, 20),
};

/** Five rounds of Venus against eight years. */
const venus: Mark = {
  line: dots(ring(MIDDLE, 17, 5), 17),
  solid: dots(ring(MIDDLE, 45, 8), 3.2),
};

const sixty = Array.from({ length: 60 }, (_, index): Point => [
  9.5 + (index % 10) * 9,
  18 + Math.floor(index / 10) * 13,
]);

/** (20 × 3) − 10 − 5: sixty, with fifteen taken away. */
const takingAway: Mark = { solid: dots(sixty.slice(0, 45), 3), line: dots(sixty.slice(45), 3) };

/** Thirty-two houses around the horizon. */
const houses: Mark = {
  faint: circle(MIDDLE, 46) + circle(MIDDLE, 30),
  line: Array.from({ length: 32 }, (_, house) => {
    const turn = (house + 0.5) / 32;
    return polyline([around(MIDDLE, 30, turn), around(MIDDLE, 46, turn)]);
  }).join(''),
  solid: dots(ring(MIDDLE, 38, 4), 2.6),
};

export const MARKS = {
  doubling,
  diagonal,
  syllables,
  polygons,
  completing,
  venus,
  takingAway,
  houses,
} as const;
export type MarkName = keyof typeof MARKS;
