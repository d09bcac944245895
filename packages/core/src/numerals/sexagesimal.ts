import { add, multiply, rational, type Rational } from '../maths/rational.ts';
import { digitsOf, numberOf, pureBase } from './places.ts';

const PLACES = 5;
export const SEXAGESIMAL_WORTHS = pureBase(60, PLACES);
export const SEXAGESIMAL_MAX = 60 ** PLACES - 1;

/** Wedges of one place: corner wedges for ten, upright wedges for one. Both zero where the place is empty. */
export interface Wedges {
  readonly tens: number;
  readonly ones: number;
}

/** Places of a whole number, highest first. */
export function sexagesimalPlaces(number: number): number[] {
  return digitsOf(number, SEXAGESIMAL_WORTHS).toReversed();
}

export function wedgesOf(place: number): Wedges {
  return { tens: Math.floor(place / 10), ones: place % 10 };
}

export function placeOfWedges({ tens, ones }: Wedges): number {
  return tens * 10 + ones;
}

/** The number when the last place counts ones. */
export function readSexagesimal(places: readonly number[]): number {
  return numberOf(places.toReversed(), SEXAGESIMAL_WORTHS);
}

/** What the same wedges are worth when their last place counts 60^`power`: the tablet does not say which. */
export function readAt(places: readonly number[], power: number): Rational {
  const step = power < 0 ? rational(1, 60n ** BigInt(-power)) : rational(60n ** BigInt(power));
  return places
    .map((place, at) => multiply(rational(place * 60 ** (places.length - 1 - at)), step))
    .reduce(add, rational(0));
}

/**
 * How modern editions print it (Neugebauer): a comma between places, a semicolon before the first fraction.
 * `power` is that of the last place: 1;24,51,10 ends in 60^−3.
 */
export function transcribe(places: readonly number[], power: number): string {
  const all = [...places, ...Array.from({ length: power }, () => 0)];
  const fractions = Math.max(0, -power);
  const leading = Array.from({ length: Math.max(0, fractions + 1 - all.length) }, () => 0);
  const padded = [...leading, ...all];
  const whole = padded.slice(0, padded.length - fractions).join(',');
  return fractions === 0 ? whole : `${whole};${padded.slice(-fractions).join(',')}`;
}
