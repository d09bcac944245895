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

/** What each figure has: it says all that its most exact name asks for. */
export const LOOKS: Readonly<Record<FourSided, LocalisedText>> = {
  square: {
    en: '4 equal sides and 4 right angles',
    fr: '4 côtés égaux et 4 angles droits',
    es: '4 lados iguales y 4 ángulos rectos',
  },
  rectangle: {
    en: '4 right angles, and 2 sides longer than the other 2',
    fr: '4 angles droits, et 2 côtés plus longs que les 2 autres',
    es: '4 ángulos rectos y 2 lados más largos que los otros 2',
  },
  rhombus: {
    en: '4 equal sides and no right angle',
    fr: '4 côtés égaux et aucun angle droit',
    es: '4 lados iguales y ningún ángulo recto',
  },
  parallelogram: {
    en: '2 pairs of parallel sides, no right angle, and sides of two lengths',
    fr: '2 paires de côtés parallèles, aucun angle droit, et des côtés de deux longueurs',
    es: '2 pares de lados paralelos, ningún ángulo recto y lados de dos longitudes',
  },
  trapezoid: {
    en: 'just 1 pair of parallel sides',
    fr: '1 seule paire de côtés parallèles',
    es: 'solo 1 par de lados paralelos',
  },
  kite: {
    en: '2 pairs of equal sides that touch, and no parallel sides',
    fr: '2 paires de côtés égaux qui se touchent, et aucun côté parallèle',
    es: '2 pares de lados iguales que se tocan y ningún lado paralelo',
  },
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
