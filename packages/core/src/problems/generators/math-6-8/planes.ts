import type { Figure } from '@ori/contracts/practice';

type Plane = Extract<Figure, { type: 'plane' }>;
type Corner = [number, number];

/** A plane of whole numbers from −`reach` to `reach` both ways. */
export function planeOf(
  reach: number,
  points: Plane['points'],
  curves: readonly { readonly through: Corner[]; readonly dashed?: boolean }[] = [],
): Plane {
  const axis = (name: string) => ({ from: -reach, to: reach, step: reach > 6 ? 2 : 1, name });
  return { type: 'plane', x: axis('x'), y: axis('y'), curves: [...curves], points };
}

/** A first quadrant up to `toX` and `toY`. */
export function quadrantOf(
  x: { readonly to: number; readonly step: number },
  y: { readonly to: number; readonly step: number },
  points: Plane['points'],
  curves: readonly { readonly through: Corner[] }[],
): Plane {
  return {
    type: 'plane',
    x: { from: 0, ...x, name: 'x' },
    y: { from: 0, ...y, name: 'y' },
    curves: [...curves],
    points,
  };
}
