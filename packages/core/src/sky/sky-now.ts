import { rotated, vectorOf } from './angles.ts';
import { BRIGHT_STARS } from './bright-stars.ts';
import { fromEcliptic } from './ecliptic.ts';
import { apparentAltitudeDeg, type SkyPlace, skyPlaceOf } from './horizon.ts';
import type { Moment } from './moment.ts';
import { litShare, moonParallaxDeg, moonPlace } from './moon.ts';
import { obliquityDeg } from './obliquity.ts';
import { PLANETS, type Planet, planetSeen, sunSeen } from './planets.ts';
import { precession } from './precession.ts';
import { sunLongitudeDeg } from './seasons.ts';
import { siderealTimeDeg } from './sidereal.ts';
import { type EquatorPlace, equatorPlaceOf, starPlace } from './star-place.ts';

/** Where on Earth; north and east positive, degrees. */
export interface EarthPlace {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/** A body with its place among the stars (equator of the date) and in the sky of the place, raised by refraction. */
export interface SkyBody extends EquatorPlace, SkyPlace {
  readonly kind: 'sun' | 'moon' | 'planet' | 'star';
  readonly name: string;
  /** Only of stars. */
  readonly magnitude: number | null;
}

/** All that the lab draws of one moment. */
export interface Sky {
  readonly sun: SkyBody;
  readonly moon: SkyBody;
  readonly planets: readonly SkyBody[];
  readonly stars: readonly SkyBody[];
  /** Share of the Moon's disc that is lit, 0 to 1. */
  readonly moonLit: number;
  readonly siderealTimeDeg: number;
}

/** The Sun in the equator and equinox of the moment. */
export function sunPlace(moment: Moment, precessed = precession(moment.epoch)): EquatorPlace {
  return equatorPlaceOf(rotated(precessed, sunSeen(moment.t)));
}

/** One of the five naked-eye planets in the equator and equinox of the moment. */
export function planetPlace(
  planet: Planet,
  moment: Moment,
  precessed = precession(moment.epoch),
): EquatorPlace {
  return equatorPlaceOf(rotated(precessed, planetSeen(planet, moment.t)));
}

/** The Moon from the Earth's middle, in the equator and equinox of the moment. */
export function moonEquatorPlace(moment: Moment): EquatorPlace & { readonly distanceKm: number } {
  const { longitudeDeg, latitudeDeg, distanceKm } = moonPlace(moment.t);
  const vector = rotated(fromEcliptic(obliquityDeg(moment.epoch)), vectorOf(longitudeDeg, latitudeDeg));
  return { ...equatorPlaceOf(vector), distanceKm };
}

type Seeing = (place: EquatorPlace, parallaxAt?: (altitudeDeg: number) => number) => SkyPlace;

function seeingFrom(latitudeDeg: number, siderealDeg: number): Seeing {
  return ({ rightAscensionDeg, declinationDeg }, parallaxAt) => {
    const { azimuthDeg, altitudeDeg } = skyPlaceOf(
      declinationDeg,
      siderealDeg - rightAscensionDeg,
      latitudeDeg,
    );
    const lowered = altitudeDeg - (parallaxAt?.(altitudeDeg) ?? 0);
    return { azimuthDeg, altitudeDeg: apparentAltitudeDeg(lowered) };
  };
}

/** The sky over a place: Sun, Moon, five planets and the bright stars, up or down. */
export function skyAt(moment: Moment, { latitudeDeg, longitudeDeg }: EarthPlace): Sky {
  const sidereal = siderealTimeDeg(moment.jdUt, moment.jdTt, longitudeDeg);
  const turn = precession(moment.epoch);
  const see = seeingFrom(latitudeDeg, sidereal);
  const body = (kind: SkyBody['kind'], name: string, place: EquatorPlace): SkyBody => ({
    ...place,
    ...see(place),
    kind,
    name,
    magnitude: null,
  });
  const moon = moonEquatorPlace(moment);
  return {
    sun: body('sun', 'sun', sunPlace(moment, turn)),
    moon: {
      ...body('moon', 'moon', moon),
      ...see(moon, (altitude) => moonParallaxDeg(moon.distanceKm, altitude)),
    },
    planets: PLANETS.map((planet) => body('planet', planet, planetPlace(planet, moment, turn))),
    stars: BRIGHT_STARS.map((star) => ({
      ...body('star', star.name, starPlace(star, moment.epoch, turn)),
      magnitude: star.magnitude,
    })),
    moonLit: litShare(sunLongitudeDeg(moment), moonPlace(moment.t)),
    siderealTimeDeg: sidereal,
  };
}
