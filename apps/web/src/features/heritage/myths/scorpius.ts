import { settled } from '../../../ui/ornament/points.ts';

/** A star of Scorpius: right ascension in hours, declination in degrees, magnitude (Hipparcos Catalogue, rounded). */
interface Star {
  readonly raH: number;
  readonly decDeg: number;
  readonly magnitude: number;
}

const star = (raH: number, decDeg: number, magnitude: number): Star => ({ raH, decDeg, magnitude });

/** From the claws along the tail to the sting: β δ π, then σ α τ ε μ ζ η θ ι κ λ υ. */
const CLAWS = [star(16.09, -19.8, 2.6), star(16.01, -22.6, 2.3), star(15.98, -26.1, 2.9)];
const TAIL = [
  star(16.35, -25.6, 2.9),
  star(16.49, -26.4, 1.1),
  star(16.6, -28.2, 2.8),
  star(16.84, -34.3, 2.3),
  star(16.86, -38, 3),
  star(16.91, -42.4, 3.6),
  star(17.2, -43.2, 3.3),
  star(17.62, -43, 1.9),
  star(17.79, -40.1, 3),
  star(17.71, -39, 2.4),
  star(17.56, -37.1, 1.6),
  star(17.51, -37.3, 2.7),
];
export const SCORPIUS: readonly Star[] = [...CLAWS, ...TAIL];

const WIDEST_DEG = 32;
const TOP_DEG = -17;
const EAST_H = 18.05;
const DEG_AN_HOUR = 15;
/** The middle of the figure, whose parallel keeps its length. */
const MIDDLE_DEG = -31;

/** Where a star stands in a square `size` wide, north up and east to the left. */
export function placeOf({ raH, decDeg }: Star, size: number): readonly [number, number] {
  const perDeg = size / WIDEST_DEG;
  const eastDeg = (EAST_H - raH) * DEG_AN_HOUR * Math.cos((MIDDLE_DEG * Math.PI) / 180);
  return [settled(eastDeg * perDeg), (TOP_DEG - decDeg) * perDeg];
}

const line = (stars: readonly Star[], size: number): string =>
  stars
    .map(
      (each, at) =>
        `${at === 0 ? 'M' : 'L'}${placeOf(each, size)
          .map((n) => n.toFixed(1))
          .join(' ')}`,
    )
    .join('');

/** The hook that storytellers see: shaft, bend and barb, as one smooth line through the tail. */
export function hookPath(size: number): string {
  const points = [CLAWS[1], ...TAIL].flatMap((each) => (each ? [placeOf(each, size)] : []));
  const [first, ...rest] = points;
  if (!first) return '';
  const curve = rest.slice(0, -1).map(([x, y], at) => {
    const [nextX, nextY] = rest[at + 1] ?? [x, y];
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`;
  });
  return `M${first[0].toFixed(1)} ${first[1].toFixed(1)}${curve.join('')}`;
}

/** The lines that star charts draw: the claws to Antares, and the tail. */
export function chartPath(size: number): string {
  const antares = TAIL[1];
  const claws = antares ? CLAWS.map((claw) => line([claw, antares], size)).join('') : '';
  return claws + line(TAIL, size);
}
