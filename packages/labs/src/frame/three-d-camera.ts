import { seenFrom } from '../molecule-shapes/projection.ts';
import type { View } from './three-d-scene.ts';

/** The eye stands so many radii from the middle of the scene. */
export const EYE_RADII = 4.5;
/** How much of the half canvas a scene of radius 1 fills, so that what comes near the eye still fits. */
export const FILL = 0.92;

/** Where a place of the scene is on a canvas that runs from −1 to 1, right and up; `near` is towards the eye, in radii. */
export interface OnCanvas {
  readonly right: number;
  readonly up: number;
  readonly near: number;
  /** How much larger than in the middle of the scene things are drawn here. */
  readonly scale: number;
}

/** A point in the scene's own coordinates. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where the eye sees a place, in perspective. */
export function onCanvas({ x, y, z }: Place, { turnDeg, leanDeg }: View, radius: number): OnCanvas {
  const { right, up, near } = seenFrom({ x: x / radius, y: y / radius, z: z / radius }, turnDeg, leanDeg);
  const scale = (FILL * EYE_RADII) / (EYE_RADII - near);
  return { right: right * scale, up: up * scale, near, scale };
}

/** The turn as a matrix of three columns, as WebGL takes it: where x, y and z of the scene go. */
export function turnMatrix({ turnDeg, leanDeg }: View): Float32Array {
  const axes = [
    { x: 1, y: 0, z: 0 },
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: 1 },
  ];
  return Float32Array.from(
    axes.flatMap((axis) => {
      const { right, up, near } = seenFrom(axis, turnDeg, leanDeg);
      return [right, up, near];
    }),
  );
}

/** The view after a drag by so many canvas widths: the near side follows the hand, never past the poles. */
export function dragged({ turnDeg, leanDeg }: View, right: number, down: number): View {
  const turn = turnDeg - right * 220;
  return {
    turnDeg: ((((turn + 180) % 360) + 360) % 360) - 180,
    leanDeg: Math.max(-90, Math.min(90, leanDeg - down * 180)),
  };
}
