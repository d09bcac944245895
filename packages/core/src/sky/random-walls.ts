import { crossingAzimuthDeg, type HorizonEvent } from './horizon.ts';
import { obliquityDeg } from './obliquity.ts';
import { axisDifferenceDeg } from './alignment.ts';
import { turned } from './angles.ts';

/** The sorts of direction that somebody looking for a meaning might have accepted. */
export const TARGET_SORTS = ['solstices', 'equinoxes', 'north', 'moon', 'zenith-sun', 'stars'] as const;
export type TargetSort = (typeof TARGET_SORTS)[number];

/** Where and when walls are built; the horizon is taken as level. Year counts astronomically. */
export interface WallPlace {
  readonly latitudeDeg: number;
  readonly year: number;
  /** Declinations of the stars one would have accepted, at that time. */
  readonly starDeclinationsDeg: readonly number[];
}

/** The Moon's path is tilted by 5.15° to the Sun's, and the tilt adds or takes away in turns of 18.6 years. */
const MOON_TILT_DEG = 5.145;

const both = (declination: number): readonly number[] => [declination, -declination];

function declinationsOf(sort: TargetSort, place: WallPlace): readonly number[] {
  const tilt = obliquityDeg(place.year);
  const inTropics = Math.abs(place.latitudeDeg) <= tilt;
  const lists: Readonly<Record<TargetSort, readonly number[]>> = {
    solstices: both(tilt),
    equinoxes: [0],
    north: [],
    moon: [...both(tilt + MOON_TILT_DEG), ...both(tilt - MOON_TILT_DEG)],
    'zenith-sun': inTropics ? [place.latitudeDeg] : [],
    stars: place.starDeclinationsDeg,
  };
  return lists[sort];
}

const EVENTS: readonly HorizonEvent[] = ['rise', 'set'];

/** Every azimuth, degrees, at which one of the accepted sorts rises or sets (or, for north, the line itself). */
export function targetAzimuths(sorts: readonly TargetSort[], place: WallPlace): readonly number[] {
  const crossings = sorts.flatMap((sort) =>
    declinationsOf(sort, place).flatMap((declination) =>
      EVENTS.map((event) => crossingAzimuthDeg(declination, place.latitudeDeg, 0, event)),
    ),
  );
  const north = sorts.includes('north') ? [0] : [];
  return [...north, ...crossings.filter((azimuth) => azimuth !== null)];
}

/** A wall as built without any plan: its direction 0 to 180 degrees, and the target it happens to point at. */
export interface RandomWall {
  readonly axisDeg: number;
  /** The nearest target within the tolerance; null where the wall points at none. */
  readonly targetDeg: number | null;
}

function nearest(axisDeg: number, targets: readonly number[], toleranceDeg: number): number | null {
  const within = targets
    .map((target) => ({ target, miss: axisDifferenceDeg(axisDeg, target) }))
    .filter(({ miss }) => miss <= toleranceDeg)
    .toSorted((a, b) => a.miss - b.miss);
  return within[0]?.target ?? null;
}

/** Builds so many walls, each in a direction drawn at random (`random` gives 0 to 1); both ways along a wall count. */
export function buildRandomWalls(
  count: number,
  targets: readonly number[],
  toleranceDeg: number,
  random: () => number,
): readonly RandomWall[] {
  return Array.from({ length: count }, () => {
    const axisDeg = random() * 180;
    return { axisDeg, targetDeg: nearest(axisDeg, targets, toleranceDeg) };
  });
}

/** Share of all directions that lie within the tolerance of some target, worked out without chance: 0 to 1. */
export function shareOfDirections(targets: readonly number[], toleranceDeg: number): number {
  const axes = targets.map((azimuth) => turned(azimuth) % 180).toSorted((a, b) => a - b);
  const first = axes[0];
  if (first === undefined) return 0;
  const gaps = axes.map((axis, index) => (axes[index + 1] ?? first + 180) - axis);
  return gaps.reduce((sum, gap) => sum + Math.min(gap, 2 * toleranceDeg), 0) / 180;
}

/** The chance that at least one of so many walls hits by luck, from the share of directions. */
export function chanceOfAny(share: number, walls: number): number {
  return 1 - (1 - share) ** walls;
}
