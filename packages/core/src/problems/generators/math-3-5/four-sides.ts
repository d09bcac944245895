import { messagesOf, type Phrase } from '../../phrase.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('four-sides');

export const FOUR_SIDED = ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezoid', 'kite'] as const;
export type FourSided = (typeof FOUR_SIDED)[number];
export type Corner = [number, number];

export const NAMES: Readonly<Record<FourSided, Phrase>> = {
  square: message('names.square'),
  rectangle: message('names.rectangle'),
  rhombus: message('names.rhombus'),
  parallelogram: message('names.parallelogram'),
  trapezoid: message('names.trapezoid'),
  kite: message('names.kite'),
};

/** What each figure has: it says all that its most exact name asks for. */
export const LOOKS: Readonly<Record<FourSided, Phrase>> = {
  square: message('looks.square'),
  rectangle: message('looks.rectangle'),
  rhombus: message('looks.rhombus'),
  parallelogram: message('looks.parallelogram'),
  trapezoid: message('looks.trapezoid'),
  kite: message('looks.kite'),
};

/** Corners, around, of a figure that has no more equal or parallel sides than its name asks for. */
function upright(name: FourSided, random: SeededRandom): readonly Corner[] {
  const [width, height] = [random.integer(12, 17) * 10, random.integer(6, 9) * 10];
  const lean = random.integer(3, 5) * 10;
  switch (name) {
    case 'square':
      return [
        [0, 0],
        [width, 0],
        [width, width],
        [0, width],
      ];
    case 'rectangle':
      return [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ];
    case 'rhombus':
      return [
        [width / 2, 0],
        [width, height / 2],
        [width / 2, height],
        [0, height / 2],
      ];
    case 'parallelogram':
      return [
        [lean, 0],
        [width + lean, 0],
        [width, height],
        [0, height],
      ];
    case 'trapezoid':
      return [
        [lean, 0],
        [width - random.integer(1, 2) * 10, 0],
        [width, height],
        [0, height],
      ];
    case 'kite':
      return [
        [width / 2, 0],
        [width, lean],
        [width / 2, width + lean],
        [0, lean],
      ];
  }
}

/** A four-sided figure turned by so many degrees, in whole picture units times ten. */
export function drawFourSided(name: FourSided, random: SeededRandom, turnDegrees: number): Corner[] {
  const angle = (turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return upright(name, random).map(([x, y]) => [
    Math.round((x * cos - y * sin) * 10) / 10,
    Math.round((x * sin + y * cos) * 10) / 10,
  ]);
}
