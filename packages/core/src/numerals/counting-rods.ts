import { digitsOf, numberOf, pureBase } from './places.ts';

export const ROD_WORTHS = pureBase(10, 7);
export const ROD_MAX = 9_999_999;

/** Rods of one place. `across` is the single rod worth five, laid the other way; nothing of both is an empty place. */
export interface PlaceOfRods {
  /** Upright in ones, hundreds …, lying in tens, thousands …: so neighbours are not confused. */
  readonly lie: 'upright' | 'lying';
  readonly along: number;
  readonly across: 0 | 1;
}

export interface RodNumber {
  /** Red rods are positive, black ones negative (Liu Hui on chapter 8 of the Nine Chapters). */
  readonly colour: 'red' | 'black';
  /** Highest place first. */
  readonly places: readonly PlaceOfRods[];
}

function rodsOf(digit: number, place: number): PlaceOfRods {
  return {
    lie: place % 2 === 0 ? 'upright' : 'lying',
    along: digit > 5 ? digit - 5 : digit,
    across: digit > 5 ? 1 : 0,
  };
}

/** A whole number between −ROD_MAX and ROD_MAX as it lies on the board. */
export function layRods(number: number): RodNumber {
  return {
    colour: number < 0 ? 'black' : 'red',
    places: digitsOf(Math.abs(number), ROD_WORTHS).map(rodsOf).toReversed(),
  };
}

export function readRods({ colour, places }: RodNumber): number {
  const digits = places.map(({ along, across }) => along + 5 * across).toReversed();
  const size = numberOf(digits, ROD_WORTHS);
  return colour === 'black' && size > 0 ? -size : size;
}
