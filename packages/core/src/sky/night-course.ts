import { turned } from './angles.ts';
import { BRIGHT_STARS } from './bright-stars.ts';
import { crossingAzimuthDeg, hourAngleAtDeg, trueAltitudeOnHorizon } from './horizon.ts';
import { precession } from './precession.ts';
import { type House, HOUSE_WIDTH_DEG, houseOf } from './star-compass.ts';
import { starPlace } from './star-place.ts';

/** A star that comes up out of the sea during a night. */
export interface RisingStar {
  readonly name: string;
  readonly magnitude: number;
  readonly declinationDeg: number;
  /** Sidereal time of its rising, degrees. */
  readonly risesAtDeg: number;
  readonly azimuthDeg: number;
  readonly house: House;
}

/** The bright stars (to magnitude 2.3) that rise and set at a latitude, by the sidereal time of their rising. */
export function risingStars(latitudeDeg: number, year: number): readonly RisingStar[] {
  const turn = precession(year);
  const h = trueAltitudeOnHorizon(0);
  return BRIGHT_STARS.filter(({ magnitude }) => magnitude <= 2.3)
    .flatMap((star) => {
      const { rightAscensionDeg, declinationDeg } = starPlace(star, year, turn);
      const azimuthDeg = crossingAzimuthDeg(declinationDeg, latitudeDeg, 0, 'rise');
      const hourAngle = hourAngleAtDeg(declinationDeg, latitudeDeg, h);
      if (azimuthDeg === null || hourAngle === null) return [];
      const risesAtDeg = turned(rightAscensionDeg - hourAngle);
      const { name, magnitude } = star;
      return [{ name, magnitude, declinationDeg, risesAtDeg, azimuthDeg, house: houseOf(azimuthDeg) }];
    })
    .toSorted((a, b) => a.risesAtDeg - b.risesAtDeg);
}

const WATCHES = 3;
/** A watch of four hours: the sky turns by 60 degrees. */
const WATCH_DEG = 60;

/** A night at sea: a house to steer for, and in each watch of four hours a star that rises. */
export interface Night {
  readonly course: House;
  readonly stars: readonly RisingStar[];
}

const pick = <Item>(items: readonly Item[], random: () => number): Item | undefined =>
  items[Math.floor(random() * items.length)];

/**
 * A night of three watches, each with one bright star that rises within its first two hours, for a course somewhere
 * between north-east and south-east. `random` gives 0 to 1. Null where some watch has no such star.
 */
export function nightAtSea(latitudeDeg: number, year: number, random: () => number): Night | null {
  const rising = risingStars(latitudeDeg, year);
  const dusk = random() * 360;
  const stars = Array.from({ length: WATCHES }, (_, watch) =>
    pick(
      rising.filter(({ risesAtDeg }) => turned(risesAtDeg - dusk - watch * WATCH_DEG) < WATCH_DEG / 2),
      random,
    ),
  ).filter((star) => star !== undefined);
  if (stars.length < WATCHES) return null;
  return { course: houseOf(45 + random() * 90), stars };
}

/**
 * Where the star is to be held: houses clockwise from the bow (right of it positive), −16 to 15, when the canoe points
 * at the course.
 */
export function holdAt(course: House, star: RisingStar): number {
  return ((star.house.index - course.index + 48) % 32) - 16;
}

/** Sideways and forward miles of one watch at `knots`, steered so many houses to the right of the course. */
export function sailed(housesOff: number, knots: number): { readonly right: number; readonly ahead: number } {
  const miles = knots * 4;
  const angle = (housesOff * HOUSE_WIDTH_DEG * Math.PI) / 180;
  return { right: miles * Math.sin(angle), ahead: miles * Math.cos(angle) };
}
