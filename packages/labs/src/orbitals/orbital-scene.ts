import type { Found } from '@ori/core/quantum/measure-electron';
import type { OrbitalSurface } from '@ori/core/quantum/orbital-surface';
import type { Dots, Mesh, Rgb, Scene } from '../frame/three-d-scene.ts';

/** The colours of positive and negative ψ, and of the nucleus. */
export interface OrbitalColours {
  readonly plus: Rgb;
  readonly minus: Rgb;
  readonly nucleus: Rgb;
}

const ROOM = 1.14;

/** Every corner of a surface in one colour. */
function painted(corners: number, tint: Rgb): Float32Array {
  return Float32Array.from({ length: corners * 3 }, (_, at) => tint[at % 3] ?? 0);
}

function nucleus(tint: Rgb): Dots {
  return { kind: 'dots', places: new Float32Array(3), tint, hollow: false };
}

/** The surface of an orbital: gold and smooth where ψ is positive, blue and banded where it is negative. */
export function surfaceScene(surface: OrbitalSurface, colours: OrbitalColours, cut: boolean): Scene {
  const meshes = surface.lobes.map(({ sign, places, normals, triangles }): Mesh => ({
    kind: 'mesh',
    places,
    normals,
    triangles,
    tints: painted(places.length / 3, sign > 0 ? colours.plus : colours.minus),
    banded: sign < 0,
  }));
  return { parts: [...meshes, nucleus(colours.nucleus)], radius: surface.reachBohr * ROOM, cut };
}

/** What was found so far: discs where ψ is positive, rings where it is negative. */
export function cloudScene(
  found: readonly Found[],
  reachBohr: number,
  colours: OrbitalColours,
  cut: boolean,
): Scene {
  const dots = ([1, -1] as const).map((wanted): Dots => ({
    kind: 'dots',
    places: Float32Array.from(
      found.filter(({ sign }) => sign === wanted).flatMap(({ x, y, z }) => [x, y, z]),
    ),
    tint: wanted > 0 ? colours.plus : colours.minus,
    hollow: wanted < 0,
  }));
  return { parts: [nucleus(colours.nucleus), ...dots], radius: reachBohr * ROOM, cut };
}
