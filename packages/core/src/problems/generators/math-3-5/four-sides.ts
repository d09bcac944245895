import type { LocalisedText } from '@ori/contracts/locale';
import type { SeededRandom } from '../../seeded-random.ts';

export const FOUR_SIDED = ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezoid', 'kite'] as const;
export type FourSided = (typeof FOUR_SIDED)[number];
export type Corner = [number, number];

export const NAMES: Readonly<Record<FourSided, LocalisedText>> = {
  square: { en: 'square', fr: 'carré', es: 'cuadrado' },
  rectangle: { en: 'rectangle', fr: 'rectangle', es: 'rectángulo' },
  rhombus: { en: 'rhombus', fr: 'losange', es: 'rombo' },
  parallelogram: { en: 'parallelogram', fr: 'parallélogramme', es: 'paralelogramo' },
  trapezoid: { en: 'trapezoid', fr: 'trapèze', es: 'trapecio' },
  kite: { en: 'kite', fr: 'cerf-volant', es: 'cometa' },
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
