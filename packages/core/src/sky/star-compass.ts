import { turned } from './angles.ts';
import { crossingAzimuthDeg, type HorizonEvent } from './horizon.ts';

/** The horizon of the modern Hawaiian star compass is parted into 32 houses of equal width. */
export const HOUSES = 32;
export const HOUSE_WIDTH_DEG = 360 / HOUSES;

/** The middle of one of the four chief directions, or a house counted from east or west towards north or south. */
export interface House {
  /** 0 is north, 8 east, 16 south, 24 west. */
  readonly index: number;
  /** 0 for the four chief directions; otherwise 1 to 7, counted from east or west. */
  readonly step: number;
  /** Which of east and west it lies on; null for north and south. */
  readonly side: 'east' | 'west' | null;
  /** Towards which pole it is counted; null for east and west. */
  readonly towards: 'north' | 'south' | null;
  /** The direction of its middle. */
  readonly middleDeg: number;
}

/** The house of the index 0 to 31, clockwise from north; any whole number is taken round the circle. */
export function houseAt(index: number): House {
  const i = ((index % HOUSES) + HOUSES) % HOUSES;
  const middleDeg = i * HOUSE_WIDTH_DEG;
  if (i % 16 === 0) return { index: i, step: 0, side: null, towards: i === 0 ? 'north' : 'south', middleDeg };
  const side = i < 16 ? 'east' : 'west';
  const fromChief = Math.abs(i - (side === 'east' ? 8 : 24));
  if (fromChief === 0) return { index: i, step: 0, side, towards: null, middleDeg };
  const towards = i < 8 || i > 24 ? 'north' : 'south';
  return { index: i, step: fromChief, side, towards, middleDeg };
}

/** The house that an azimuth lies in; each reaches 5.625° to either side of its middle. */
export function houseOf(azimuthDeg: number): House {
  return houseAt(Math.round(turned(azimuthDeg) / HOUSE_WIDTH_DEG));
}

/** The house in which a declination rises or sets over a level sea; null where it never does. */
export function houseOfStar(declinationDeg: number, latitudeDeg: number, event: HorizonEvent): House | null {
  const azimuth = crossingAzimuthDeg(declinationDeg, latitudeDeg, 0, event);
  return azimuth === null ? null : houseOf(azimuth);
}

/** A star that passes due north or south: how high it then stands, degrees, and on which side of the zenith. */
export function culmination(declinationDeg: number, latitudeDeg: number) {
  return {
    altitudeDeg: 90 - Math.abs(latitudeDeg - declinationDeg),
    side: declinationDeg > latitudeDeg ? ('north' as const) : ('south' as const),
    /** How far from straight overhead: what one is off in latitude if the star is taken for the zenith star. */
    fromZenithDeg: declinationDeg - latitudeDeg,
  };
}

/** A star that passes overhead stands above the latitude equal to its declination: degrees. */
export function latitudeByZenithStar(declinationDeg: number, fromZenithDeg: number): number {
  return declinationDeg - fromZenithDeg;
}

/**
 * The latitude at which a star that passes the meridian to the north and one that passes to the south stand equally
 * high as they pass: half way between their declinations.
 */
export function latitudeByEqualAltitudes(northDeclinationDeg: number, southDeclinationDeg: number): number {
  return (northDeclinationDeg + southDeclinationDeg) / 2;
}
