import { digitsOf, numberOf, pureBase } from './places.ts';

export const QUIPU_WORTHS = pureBase(10, 5);
export const QUIPU_MAX = 99_999;

/**
 * Knots of one place on a cord (Locke 1912; Ascher & Ascher): from the tens up so many single knots; in the ones a
 * long knot of two to nine turns, a figure-eight knot for one. An empty stretch of cord is zero.
 */
export type Knots =
  | { readonly kind: 'none' }
  | { readonly kind: 'single'; readonly count: number }
  | { readonly kind: 'eight' }
  | { readonly kind: 'long'; readonly turns: number };

function knotsOf(digit: number, place: number): Knots {
  if (digit === 0) return { kind: 'none' };
  if (place > 0) return { kind: 'single', count: digit };
  return digit === 1 ? { kind: 'eight' } : { kind: 'long', turns: digit };
}

/** Knots from the highest place, which is nearest the main cord, to the ones at the end. */
export function tieQuipu(number: number): Knots[] {
  return digitsOf(number, QUIPU_WORTHS).map(knotsOf).toReversed();
}

function digitOf(knots: Knots): number {
  switch (knots.kind) {
    case 'none':
      return 0;
    case 'eight':
      return 1;
    case 'single':
      return knots.count;
    case 'long':
      return knots.turns;
  }
}

export function readQuipu(cord: readonly Knots[]): number {
  return numberOf(cord.map(digitOf).toReversed(), QUIPU_WORTHS);
}

/** A top cord carries the sum of the cords that hang below it. */
export function topCord(pendants: readonly number[]): number {
  return pendants.reduce((sum, each) => sum + each, 0);
}
