import type { Figure } from '@ori/contracts/practice';

type Plane = Extract<Figure, { type: 'plane' }>;
type Place = [number, number];

/** The graph of a function through evenly spaced points. */
export function graph(of: (x: number) => number, from: number, to: number, steps: number): Place[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = from + ((to - from) * index) / steps;
    return [Number(x.toFixed(4)), Number(of(x).toFixed(4))];
  });
}

/** A plane with x and y from −`size` to `size`. */
export function plane(size: number, curves: Plane['curves'], points: Plane['points'] = []): Plane {
  const step = size > 8 ? 2 : 1;
  return {
    type: 'plane',
    x: { from: -size, to: size, step, name: 'x' },
    y: { from: -size, to: size, step, name: 'y' },
    curves,
    points,
  };
}
