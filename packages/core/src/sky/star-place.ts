import { type Vector } from '../maths/vectors.ts';
import { anglesOf, cosDeg, type Rotation, rotated, sinDeg, vectorOf } from './angles.ts';
import type { BrightStar } from './bright-stars.ts';

/** Right ascension and declination in the equator and equinox of some date; degrees. */
export interface EquatorPlace {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

/** A vector told as right ascension and declination. */
export function equatorPlaceOf(vector: Vector): EquatorPlace {
  const { longitudeDeg, latitudeDeg } = anglesOf(vector);
  return { rightAscensionDeg: longitudeDeg, declinationDeg: latitudeDeg };
}

/** A milliarcsecond in radians. */
const MAS = Math.PI / (180 * 3_600_000);

function movedBy(star: BrightStar, years: number): Vector {
  const { rightAscensionDeg: ra, declinationDeg: dec } = star;
  const [east, north] = [star.motionRaMas * MAS * years, star.motionDecMas * MAS * years];
  const [x, y, z] = vectorOf(ra, dec);
  return [
    x - east * sinDeg(ra) - north * sinDeg(dec) * cosDeg(ra),
    y + east * cosDeg(ra) - north * sinDeg(dec) * sinDeg(ra),
    z + north * cosDeg(dec),
  ];
}

/**
 * Where a star stood at an epoch (a year with fraction), by its own motion in a straight line and the turned axis of
 * the Earth (`precessed`). How near stars come or go is left out: at 3500 BCE that is 0.3° for Alpha Centauri, at most
 * 0.02° for any other.
 */
export function starPlace(star: BrightStar, epoch: number, precessed: Rotation): EquatorPlace {
  return equatorPlaceOf(rotated(precessed, movedBy(star, epoch - 2000)));
}
