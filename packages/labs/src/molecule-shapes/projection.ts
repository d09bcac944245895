import type { Direction } from '@ori/core/chemistry/vsepr';

/** A direction as seen after turning: right, up (both in units of the bond length), and towards the eye. */
export interface Seen {
  readonly right: number;
  readonly up: number;
  readonly near: number;
}

/** Turns about the upright axis by `turnDeg`, then leans by `leanDeg` towards the eye. Parallel projection. */
export function seenFrom({ x, y, z }: Direction, turnDeg: number, leanDeg: number): Seen {
  const turn = (turnDeg * Math.PI) / 180;
  const lean = (leanDeg * Math.PI) / 180;
  const right = x * Math.cos(turn) + y * Math.sin(turn);
  const depth = -x * Math.sin(turn) + y * Math.cos(turn);
  return {
    right,
    up: z * Math.cos(lean) - depth * Math.sin(lean),
    near: -(z * Math.sin(lean) + depth * Math.cos(lean)),
  };
}
