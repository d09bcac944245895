import { cross, type Vector } from '@ori/core/maths/vectors';
import type { Mesh, Rgb } from '../frame/three-d-scene.ts';

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];
/** The same direction with length 1; null for no direction at all. */
export function unit(a: Vector): Vector | null {
  const length = Math.hypot(...a);
  return length < 1e-6 ? null : [a[0] / length, a[1] / length, a[2] / length];
}

/** Some direction across another. */
export function across(along: Vector): Vector {
  const helper: Vector = Math.abs(along[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0];
  return unit(cross(along, helper)) ?? [1, 0, 0];
}

const ROUND = 26;
const RINGS = 15;

/** Collects balls and rods into one mesh. */
export interface Modeller {
  ball(at: Vector, radius: number, tint: Rgb): void;
  rod(from: Vector, to: Vector, radius: number, tint: Rgb): void;
  mesh(): Mesh;
}

interface Clay {
  readonly places: number[];
  readonly normals: number[];
  readonly tints: number[];
  readonly triangles: number[];
}

/** A band of rings joined by triangles; `corner` gives place and normal of a ring's corner. */
function weave(
  clay: Clay,
  rings: number,
  tint: Rgb,
  corner: (ring: number, turn: number) => { readonly at: Vector; readonly out: Vector },
): void {
  const first = clay.places.length / 3;
  for (let ring = 0; ring <= rings; ring += 1)
    for (let turn = 0; turn <= ROUND; turn += 1) {
      const { at, out } = corner(ring, (2 * Math.PI * turn) / ROUND);
      clay.places.push(...at);
      clay.normals.push(...out);
      clay.tints.push(...tint);
      if (ring === rings || turn === ROUND) continue;
      const here = first + ring * (ROUND + 1) + turn;
      const above = here + ROUND + 1;
      clay.triangles.push(here, here + 1, above, here + 1, above + 1, above);
    }
}

/** A new lump of clay: everything modelled ends up in one mesh. */
export function createModeller(): Modeller {
  const clay: Clay = { places: [], normals: [], tints: [], triangles: [] };
  return {
    ball(at, radius, tint) {
      weave(clay, RINGS, tint, (ring, turn) => {
        const up = -Math.PI / 2 + (Math.PI * ring) / RINGS;
        const out: Vector = [Math.cos(up) * Math.cos(turn), Math.cos(up) * Math.sin(turn), Math.sin(up)];
        return { at: plus(at, out, radius), out };
      });
    },
    rod(from, to, radius, tint) {
      const along = unit(minus(to, from));
      if (!along) return;
      const one = across(along);
      const other = cross(along, one);
      weave(clay, 1, tint, (ring, turn) => {
        const out = plus(
          [one[0] * Math.cos(turn), one[1] * Math.cos(turn), one[2] * Math.cos(turn)],
          other,
          Math.sin(turn),
        );
        return { at: plus(ring === 0 ? from : to, out, radius), out };
      });
    },
    mesh: () => ({
      kind: 'mesh',
      places: Float32Array.from(clay.places),
      normals: Float32Array.from(clay.normals),
      tints: Float32Array.from(clay.tints),
      triangles: Uint32Array.from(clay.triangles),
      banded: false,
    }),
  };
}
