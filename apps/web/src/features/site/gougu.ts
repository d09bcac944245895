import { type Point, polyline } from '../../ui/ornament/points.ts';

/** Legs of the right triangle, in units: `gu` the longer, `gou` the shorter. */
export interface Legs {
  readonly gou: number;
  readonly gu: number;
}

/** The long side, in the same units. */
export function longSide({ gou, gu }: Legs): number {
  return Math.hypot(gou, gu);
}

export interface Shape {
  readonly id: string;
  /** The square it is cut from: the one on gou or the one on gu. */
  readonly square: 'gou' | 'gu';
  readonly corners: readonly Point[];
  /** How far it travels from the two squares to the one. */
  readonly travel: Point;
}

/**
 * Two squares side by side, cut into five pieces that also make one square on the long side:
 * what goes out of one place comes in at another. The y axis grows downwards, the base is y = 0.
 */
export function pieces({ gou: a, gu: b }: Legs): readonly Shape[] {
  const border: Point = [b, -((b - a) * a) / b];
  const outRight: Point = [-a, -b];
  return [
    { id: 'gu-stays', square: 'gu', corners: [[0, -b], [a, 0], border, [b, -b]], travel: [0, 0] },
    { id: 'gou-stays', square: 'gou', corners: [border, [a + b, -a], [b, -a]], travel: [0, 0] },
    {
      id: 'gu-left',
      square: 'gu',
      corners: [
        [0, 0],
        [a, 0],
        [0, -b],
      ],
      travel: [b, -a],
    },
    { id: 'gu-right', square: 'gu', corners: [[a, 0], [b, 0], border], travel: outRight },
    { id: 'gou-right', square: 'gou', corners: [[b, 0], [a + b, 0], [a + b, -a], border], travel: outRight },
  ];
}

/** Area of a polygon, in square units (shoelace). */
export function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** The four corners of the square on the long side. */
export function bigSquare({ gou, gu }: Legs): readonly Point[] {
  return [
    [gou, 0],
    [gou + gu, -gou],
    [gu, -gou - gu],
    [0, -gu],
  ];
}

/** Path data of a shape. */
export function outline(corners: readonly Point[]): string {
  return polyline(corners, true);
}
