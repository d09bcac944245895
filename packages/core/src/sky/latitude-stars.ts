import { turnFromTo } from './angles.ts';
import { BRIGHT_STARS } from './bright-stars.ts';
import { precession } from './precession.ts';
import { latitudeByEqualAltitudes } from './star-compass.ts';
import { type EquatorPlace, starPlace } from './star-place.ts';

/** A bright star where it stood in some year. */
export interface PlacedStar extends EquatorPlace {
  readonly name: string;
  readonly magnitude: number;
}

function starsOf(year: number, faintest: number): readonly PlacedStar[] {
  const turn = precession(year);
  return BRIGHT_STARS.filter(({ magnitude }) => magnitude <= faintest).map((star) => ({
    ...starPlace(star, year, turn),
    name: star.name,
    magnitude: star.magnitude,
  }));
}

/** Bright stars (to magnitude 2.1) that pass within so many degrees of overhead, the nearest first. */
export function zenithStars(latitudeDeg: number, year: number, withinDeg: number): readonly PlacedStar[] {
  const away = ({ declinationDeg }: PlacedStar) => Math.abs(declinationDeg - latitudeDeg);
  return starsOf(year, 2.1)
    .filter((star) => away(star) <= withinDeg)
    .toSorted((a, b) => away(a) - away(b));
}

/** Two stars that cross the meridian within half an hour of one another, one north and one south of the zenith. */
export interface StarPair {
  readonly north: PlacedStar;
  readonly south: PlacedStar;
  /** The latitude at which both then stand equally high. */
  readonly equalAtDeg: number;
}

const HALF_AN_HOUR_DEG = 7.5;
const LEAST_APART_DEG = 40;

/** Pairs for latitude by equal altitudes, those first that are equal nearest to the latitude given. */
export function equalAltitudePairs(latitudeDeg: number, year: number): readonly StarPair[] {
  const stars = starsOf(year, 2.1);
  return stars
    .flatMap((north) =>
      stars
        .filter(
          (south) =>
            north.declinationDeg - south.declinationDeg > LEAST_APART_DEG &&
            Math.abs(turnFromTo(north.rightAscensionDeg, south.rightAscensionDeg)) < HALF_AN_HOUR_DEG &&
            north.declinationDeg > latitudeDeg &&
            south.declinationDeg < latitudeDeg,
        )
        .map((south) => ({
          north,
          south,
          equalAtDeg: latitudeByEqualAltitudes(north.declinationDeg, south.declinationDeg),
        })),
    )
    .toSorted((a, b) => Math.abs(a.equalAtDeg - latitudeDeg) - Math.abs(b.equalAtDeg - latitudeDeg));
}
