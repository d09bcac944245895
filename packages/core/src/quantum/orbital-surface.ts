import { amplitudeOf, type Amplitude } from './amplitude.ts';
import { enclosingAmplitude } from './enclosed.ts';
import type { Orbital } from './hydrogen-orbital.ts';
import { outerRadiusBohr } from './radial-wave.ts';
import { type Field, surfaceNet } from './surface-nets.ts';

/** One side of the surface: where ψ is positive, or where it is negative. Places in Bohr radii. */
export interface Lobe {
  readonly sign: 1 | -1;
  readonly places: Float32Array;
  /** Unit vectors pointing outwards. */
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
}

/** The surface on which |ψ| has one value. */
export interface OrbitalSurface {
  /** That value, in a₀^(−3/2). */
  readonly amplitude: number;
  /** How far the surface reaches from the nucleus, in Bohr radii. */
  readonly reachBohr: number;
  readonly lobes: readonly Lobe[];
}

const SIDE = 47;
const LOOKS = 16;

/** The largest distance at which |ψ| is still as large as `amplitude`, looking in many directions. */
function reachOf(orbital: Orbital, psi: Amplitude, amplitude: number): number {
  const outer = outerRadiusBohr(orbital.n);
  const steps = 300;
  let reach = 0;
  for (let up = 0; up <= LOOKS; up += 1)
    for (let turn = 0; turn < LOOKS; turn += 1) {
      const z = (2 * up) / LOOKS - 1;
      const across = Math.sqrt(1 - z * z);
      const phi = (2 * Math.PI * turn) / LOOKS;
      const [x, y] = [across * Math.cos(phi), across * Math.sin(phi)];
      let r = outer;
      while (r > reach && Math.abs(psi(r * x, r * y, r * z)) < amplitude) r -= outer / steps;
      reach = Math.max(reach, r);
    }
  return reach + outer / steps;
}

function fieldOf(psi: Amplitude, half: number): Field {
  const values = new Float32Array(SIDE ** 3);
  const step = (2 * half) / (SIDE - 1);
  let at = 0;
  for (let z = 0; z < SIDE; z += 1)
    for (let y = 0; y < SIDE; y += 1)
      for (let x = 0; x < SIDE; x += 1) {
        values[at] = psi(x * step - half, y * step - half, z * step - half);
        at += 1;
      }
  return { values, side: SIDE };
}

type Triple = readonly [x: number, y: number, z: number];

/** How fast ψ changes along x, y and z, by differences over a tiny step to both sides. */
function slopeOf(psi: Amplitude, [x, y, z]: Triple, tiny: number): Triple {
  return [
    (psi(x + tiny, y, z) - psi(x - tiny, y, z)) / (2 * tiny),
    (psi(x, y + tiny, z) - psi(x, y - tiny, z)) / (2 * tiny),
    (psi(x, y, z + tiny) - psi(x, y, z - tiny)) / (2 * tiny),
  ];
}

/** Moves a place along the slope on to the surface where ψ is `value`, by two steps of Newton's; tells the last slope. */
function settle(psi: Amplitude, value: number, from: Triple, step: number): readonly [Triple, Triple] {
  let at = from;
  let slope: Triple = [0, 0, 0];
  for (let round = 0; round < 2; round += 1) {
    const [x, y, z] = at;
    slope = slopeOf(psi, at, step / 50);
    const [a, b, c] = slope;
    const steep = a * a + b * b + c * c || 1;
    const most = step / Math.sqrt(steep);
    const move = Math.max(-most, Math.min(most, (psi(x, y, z) - value) / steep));
    at = [x - move * a, y - move * b, z - move * c];
  }
  return [at, slope];
}

function lobeOf(psi: Amplitude, field: Field, sign: 1 | -1, amplitude: number, half: number): Lobe {
  const values = field.values.map((value) => sign * value - amplitude);
  const net = surfaceNet({ values, side: SIDE });
  const step = (2 * half) / (SIDE - 1);
  const places = new Float32Array(net.places.length);
  const normals = new Float32Array(net.places.length);
  const inBohr = (cells = 0) => cells * step - half;
  for (let index = 0; index < places.length; index += 3) {
    const place = [
      inBohr(net.places[index]),
      inBohr(net.places[index + 1]),
      inBohr(net.places[index + 2]),
    ] as const;
    const [at, slope] = settle(psi, sign * amplitude, place, step);
    const outwards = -sign / (Math.sqrt(slope[0] ** 2 + slope[1] ** 2 + slope[2] ** 2) || 1);
    places.set(at, index);
    normals.set([slope[0] * outwards, slope[1] * outwards, slope[2] * outwards], index);
  }
  return { sign, places, normals, triangles: Uint32Array.from(net.triangles) };
}

/**
 * The surface that encloses `share` (0–1) of the probability of finding the electron, each sign of ψ apart.
 * Every place of it is moved on to the surface of the wave function itself, so that the grid does not show.
 */
export function orbitalSurface(orbital: Orbital, share: number): OrbitalSurface {
  const psi = amplitudeOf(orbital);
  const amplitude = enclosingAmplitude(orbital, share);
  const reachBohr = reachOf(orbital, psi, amplitude);
  const half = reachBohr * 1.06;
  const field = fieldOf(psi, half);
  const lobes = ([1, -1] as const).map((sign) => lobeOf(psi, field, sign, amplitude, half));
  return { amplitude, reachBohr, lobes: lobes.filter(({ triangles }) => triangles.length > 0) };
}
