import type { SeededRandom } from '../../seeded-random.ts';
import { drawFourSided, type Corner } from './four-sides.ts';

/** A figure, its sides, and at which angles (degrees from lying) lines of symmetry run through its middle. */
export interface FoldingFigure {
  readonly corners: Corner[];
  readonly sides: number;
  readonly foldDegrees: readonly number[];
  readonly middle: Corner;
}

const CENTRE: Corner = [100, 100];
const round = (value: number) => Math.round(value * 100) / 100;

/** Corners at these distances from the middle, evenly around it, turned by so many degrees. */
function around(distances: readonly number[], turnDegrees: number): Corner[] {
  return distances.map((distance, index) => {
    const angle = ((index * 360) / distances.length + turnDegrees) * (Math.PI / 180);
    return [round(CENTRE[0] + distance * Math.cos(angle)), round(CENTRE[1] + distance * Math.sin(angle))];
  });
}

const foldsOf = (count: number, turnDegrees: number) =>
  Array.from({ length: count }, (_, index) => turnDegrees + (index * 180) / count);

/** A polygon with `sides` equal sides and equal angles. */
export function regular(sides: number, turnDegrees: number): FoldingFigure {
  return {
    corners: around(Array<number>(sides).fill(88), turnDegrees),
    sides,
    foldDegrees: foldsOf(sides, turnDegrees),
    middle: CENTRE,
  };
}

/** A star with so many rays. */
export function star(rays: number, turnDegrees: number): FoldingFigure {
  const distances = Array.from({ length: 2 * rays }, (_, index) => (index % 2 === 0 ? 92 : 42));
  return {
    corners: around(distances, turnDegrees),
    sides: 2 * rays,
    foldDegrees: foldsOf(rays, turnDegrees),
    middle: CENTRE,
  };
}

/** The middle of the box around some corners. */
function middleOf(corners: readonly Corner[]): Corner {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

const FOUR_SIDED_FOLDS = {
  rectangle: [0, 90],
  rhombus: [0, 90],
  parallelogram: [],
  kite: [90],
  square: [0, 45, 90, 135],
} as const;

/** A four-sided figure that lies flat. */
export function fourSided(name: keyof typeof FOUR_SIDED_FOLDS, random: SeededRandom): FoldingFigure {
  const corners = drawFourSided(name, random, 0);
  return { corners, sides: 4, foldDegrees: FOUR_SIDED_FOLDS[name], middle: middleOf(corners) };
}

/** Arrow, plus sign, letter L and zigzag on a grid, each with its own lines of symmetry. */
const OUTLINES = {
  arrow: {
    corners: [
      [0, 40],
      [110, 40],
      [110, 0],
      [190, 70],
      [110, 140],
      [110, 100],
      [0, 100],
    ],
    folds: [0],
  },
  plus: {
    corners: [
      [60, 0],
      [120, 0],
      [120, 60],
      [180, 60],
      [180, 120],
      [120, 120],
      [120, 180],
      [60, 180],
      [60, 120],
      [0, 120],
      [0, 60],
      [60, 60],
    ],
    folds: [0, 45, 90, 135],
  },
  corner: {
    corners: [
      [0, 0],
      [60, 0],
      [60, 130],
      [150, 130],
      [150, 190],
      [0, 190],
    ],
    folds: [],
  },
  zigzag: {
    corners: [
      [0, 0],
      [110, 0],
      [110, 70],
      [170, 70],
      [170, 130],
      [60, 130],
      [60, 60],
      [0, 60],
    ],
    folds: [],
  },
  house: {
    corners: [
      [0, 80],
      [80, 0],
      [160, 80],
      [160, 180],
      [0, 180],
    ],
    folds: [90],
  },
  beam: {
    corners: [
      [0, 0],
      [160, 0],
      [160, 45],
      [105, 45],
      [105, 135],
      [160, 135],
      [160, 180],
      [0, 180],
      [0, 135],
      [55, 135],
      [55, 45],
      [0, 45],
    ],
    folds: [0, 90],
  },
} as const satisfies Record<
  string,
  { corners: readonly (readonly [number, number])[]; folds: readonly number[] }
>;

export function outline(name: keyof typeof OUTLINES): FoldingFigure {
  const { corners: points, folds } = OUTLINES[name];
  const corners = points.map(([x, y]): Corner => [x, y]);
  return { corners, sides: corners.length, foldDegrees: folds, middle: middleOf(corners) };
}

/** A line through the middle of a figure, long enough to cross it. */
export function foldLine({ middle: [x, y] }: FoldingFigure, degrees: number): [Corner, Corner] {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [118 * Math.cos(angle), 118 * Math.sin(angle)];
  return [
    [round(x - dx), round(y - dy)],
    [round(x + dx), round(y + dy)],
  ];
}
