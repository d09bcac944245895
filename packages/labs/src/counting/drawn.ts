import type { ReactNode } from 'react';

/** A drawing with its size; x and y begin at 0. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly body: ReactNode;
}

/** Where each of `count` things stands when so many fit in a row, rows filled from the top. */
export function grid(
  count: number,
  perRow: number,
  stepX: number,
  stepY: number,
): readonly { x: number; y: number }[] {
  return Array.from({ length: count }, (_, at) => ({
    x: (at % perRow) * stepX,
    y: Math.floor(at / perRow) * stepY,
  }));
}

/** `translate` for a group, short. */
export const moved = (x: number, y: number): string =>
  `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})`;
