import type { Point } from '@ori/core/geometry/plane';

export const round = (value: number): number => Math.round(value * 100) / 100;

/** A stroke through points with y upwards, as path data with y downwards, `size` units for a length of 1. */
export function path(points: readonly Point[], size: number): string {
  return points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x * size)} ${round(-y * size)}`)
    .join('');
}
