import type { Point } from './plane.ts';

/** A spiral that grows by the same factor in each quarter turn, with its radius 1 at the start. */
export function spiralPoint(perQuarter: number, quarters: number): Point {
  const radius = perQuarter ** quarters;
  const turn = (quarters * Math.PI) / 2;
  return { x: radius * Math.cos(turn), y: radius * Math.sin(turn) };
}

/** The angle between the curve and the ray from its centre, in degrees: the same everywhere. */
export function pitchDeg(perQuarter: number): number {
  const b = Math.log(perQuarter) / (Math.PI / 2);
  return b === 0 ? 90 : (Math.atan(1 / b) * 180) / Math.PI;
}
