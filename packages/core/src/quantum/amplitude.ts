import { angularWave } from './angular-wave.ts';
import type { Orbital } from './hydrogen-orbital.ts';
import { tabledRadialWave } from './radial-wave.ts';

/** ψ at a place given in Bohr radii, in a₀^(−3/2). */
export type Amplitude = (x: number, y: number, z: number) => number;

/** The wave function of an orbital, ψ = R(r)·Y(direction): a probability amplitude, positive and negative. */
export function amplitudeOf({ n, l, m }: Orbital): Amplitude {
  const radial = tabledRadialWave(n, l);
  const angular = angularWave(l, m);
  return (x, y, z) => {
    // Math.hypot guards against overflow, which costs most of the time here.
    const r = Math.sqrt(x * x + y * y + z * z);
    if (r === 0) return l === 0 ? radial(0) * angular(0, 0, 1) : 0;
    return radial(r) * angular(x / r, y / r, z / r);
  };
}
