import { besselI, besselJ } from './bessel.ts';
import type { PlateEdge, PlateMode } from './plate-mode.ts';

const MOST_DIAMETERS = 7;
const FROM = 0.6;
const TO = 9;
const STEP = 0.05;
const RADII = 256;
/** A square around the plate reaches this far, in radii; drawing needs a little more than the plate. */
const REACH = 1.5;

/** A function of the radius at the rim, with its slope. */
interface AtRim {
  readonly value: number;
  readonly slope: number;
}

function rimOfJ(n: number, k: number): AtRim {
  const value = besselJ(n, k);
  return { value, slope: n * value - k * besselJ(n + 1, k) };
}

function rimOfI(n: number, k: number): AtRim {
  const value = besselI(n, k);
  return { value, slope: n * value + k * besselI(n + 1, k) };
}

/** What must be nothing at the rim, for one of the two functions; `curve` is ∇²w / w: −k² for J, +k² for I. */
function atEdge(edge: PlateEdge, n: number, curve: number, poisson: number, w: AtRim): [number, number] {
  const moment = (curve + (1 - poisson) * n * n) * w.value - (1 - poisson) * w.slope;
  if (edge === 'supported') return [w.value, moment];
  const force = curve * w.slope - (1 - poisson) * n * n * (w.slope - w.value);
  return [moment, force];
}

/** Share of Iₙ beside Jₙ that keeps the first condition, and how far the second is from being kept. */
function conditions(edge: PlateEdge, n: number, k: number, poisson: number): { share: number; miss: number } {
  const [firstJ, secondJ] = atEdge(edge, n, -k * k, poisson, rimOfJ(n, k));
  const [firstI, secondI] = atEdge(edge, n, k * k, poisson, rimOfI(n, k));
  const share = -firstJ / firstI;
  return { share, miss: secondJ + share * secondI };
}

function rootBetween(from: number, to: number, miss: (k: number) => number): number {
  let [low, high] = [from, to];
  const isUp = miss(low) < 0;
  for (let halving = 0; halving < 50; halving += 1) {
    const middle = (low + high) / 2;
    if (miss(middle) < 0 === isUp) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function roots(miss: (k: number) => number): number[] {
  const found: number[] = [];
  for (let k = FROM; k < TO; k += STEP)
    if (miss(k) < 0 !== miss(k + STEP) < 0) {
      const root = rootBetween(k, k + STEP, miss);
      if (Math.abs(miss(root)) < 1e-6 * (1 + Math.abs(miss(k)))) found.push(root);
    }
  return found;
}

function radial(n: number, k: number, share: number): (radius: number) => number {
  const table = Float64Array.from({ length: RADII * REACH + 2 }, (_, index) => {
    const at = (k * index) / RADII;
    return besselJ(n, at) + share * besselI(n, at);
  });
  return (radius) => {
    const place = radius * RADII;
    const whole = Math.floor(place);
    return (table[whole] ?? 0) + (place - whole) * ((table[whole + 1] ?? 0) - (table[whole] ?? 0));
  };
}

function swingOf(n: number, along: (radius: number) => number, turnRad: number): PlateMode['swing'] {
  return (xs, ys) =>
    Float64Array.from(
      ys.flatMap((y) => xs.map((x) => along(Math.hypot(x, y)) * Math.cos(n * Math.atan2(y, x) - turnRad))),
    );
}

/** A plate may also move or tilt as a whole: these are no tones, so some counts of circles start at 1. */
const firstCircles = (edge: PlateEdge, n: number): number => Number(edge === 'free' && n < 2);

function modesWith(n: number, edge: PlateEdge, poisson: number): PlateMode[] {
  return roots((k) => conditions(edge, n, k, poisson).miss).flatMap((k, index) => {
    const along = radial(n, k, conditions(edge, n, k, poisson).share);
    const name = { kind: 'round', diameters: n, circles: index + firstCircles(edge, n) } as const;
    const turns = n === 0 ? [0] : [0, Math.PI / 2];
    return turns.map((turn) => ({ lambda: k * k, name, swing: swingOf(n, along, turn) }));
  });
}

/**
 * Modes of a round plate with a free or a supported rim: w = (Jₙ(kr) + C·Iₙ(kr))·cos nθ, λ = k², from the
 * frequency equation of the rim (no moment and no force, or no swing and no moment). With n diameters ≥ 1
 * each comes twice, a quarter wave apart.
 * @source Leissa, NASA SP-160 (1969), sections 2.1.2 and 2.1.3
 */
export function roundPlate(edge: PlateEdge, poisson: number): PlateMode[] {
  return Array.from({ length: MOST_DIAMETERS + 1 }, (_, n) => modesWith(n, edge, poisson)).flat();
}
