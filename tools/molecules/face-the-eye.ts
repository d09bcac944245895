import type { Atom } from './structure-text.ts';

type Vector = [number, number, number];
const AXES = [0, 1, 2] as const;

/** The direction in which points spread most, across the ones given: found by letting the spread itself pull. */
function widest(points: readonly Vector[], taken: readonly Vector[]): Vector {
  let along: Vector = [0.53, 0.61, 0.59];
  for (let round = 0; round < 200; round += 1) {
    for (const other of taken) {
      const share = dot(along, other);
      along = [along[0] - share * other[0], along[1] - share * other[1], along[2] - share * other[2]];
    }
    const pulled: Vector = [0, 0, 0];
    for (const point of points) for (const axis of AXES) pulled[axis] += dot(point, along) * point[axis];
    const length = Math.hypot(...pulled);
    // Points on a line or in a plane do not spread any further: any direction across will do.
    along = length < 1e-9 ? unit(along) : unit(pulled);
  }
  return along;
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Turns a molecule so that it is widest along x, then along z, and flattest towards the eye; left and right are kept. */
export function facingTheEye(atoms: readonly Atom[]): Atom[] {
  const middle = AXES.map((axis) => atoms.reduce((sum, { at }) => sum + at[axis], 0) / atoms.length);
  const points = atoms.map(({ at }) => AXES.map((axis) => at[axis] - (middle[axis] ?? 0)) as Vector);
  const right = widest(points, []);
  const up = unit(cross(cross(right, widest(points, [right])), right));
  const back = cross(up, right);
  return atoms.map(({ element }, index) => {
    const point = points[index] ?? [0, 0, 0];
    return { element, at: [dot(point, right), dot(point, back), dot(point, up)] };
  });
}
