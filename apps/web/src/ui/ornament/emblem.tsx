import { circleGrid } from './circle-grid.ts';
import { circle, polyline, ring, type Point } from './points.ts';
import { starPolygon } from './star.ts';

const MIDDLE: Point = [50, 50];

/** Strokes from one circle to another, evenly around. */
function spokes(count: number, from: number, to: number): string {
  const [inner, outer] = [ring(MIDDLE, from, count), ring(MIDDLE, to, count)];
  return inner.map((point, index) => polyline([point, outer[index] as Point])).join('');
}

const SHAPES = {
  star: starPolygon(MIDDLE, 44, 12, 5),
  circles: circleGrid(MIDDLE, 19, 1),
  sun: circle(MIDDLE, 19) + spokes(16, 27, 36) + spokes(8, 40, 45),
  hexagon: [44, 33, 22, 11]
    .map((radius, index) => polyline(ring(MIDDLE, radius, 6, index / 24), true))
    .join(''),
  wave: wave(),
  orbit: circle(MIDDLE, 6) + [0, 1, 2].map((turn) => ellipse(turn / 6)).join(''),
} as const;

/** A long ellipse through the middle, leaning by `turn`. */
function ellipse(turn: number): string {
  const lean = turn * 2 * Math.PI;
  const points = Array.from({ length: 36 }, (_, index): Point => {
    const angle = (index / 36) * 2 * Math.PI;
    const [x, y] = [44 * Math.cos(angle), 15 * Math.sin(angle)];
    return [50 + x * Math.cos(lean) - y * Math.sin(lean), 50 + x * Math.sin(lean) + y * Math.cos(lean)];
  });
  return polyline(points, true);
}

/** One swing up and one down, a dot at each end. */
function wave(): string {
  const points = Array.from({ length: 33 }, (_, index): Point => [
    10 + (80 * index) / 32,
    50 - 26 * Math.sin((index / 16) * Math.PI),
  ]);
  return (
    polyline(points) +
    circle([8, 50], 4) +
    circle([92, 50], 4) +
    polyline([
      [8, 80],
      [92, 80],
    ]) +
    polyline([
      [8, 20],
      [92, 20],
    ])
  );
}

export type EmblemShape = keyof typeof SHAPES;

interface EmblemProps {
  readonly shape: EmblemShape;
  /** In pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** A line drawing in the current colour, e.g. for a subject; decoration beside its name. */
export function Emblem({ shape, size = 72, className }: EmblemProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[shape]} />
    </svg>
  );
}
