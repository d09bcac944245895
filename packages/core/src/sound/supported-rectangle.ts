import type { PlateMode } from './plate-mode.ts';

const MOST = 8;

function sines(waves: number, places: readonly number[]): number[] {
  return places.map((place) => Math.sin((waves * Math.PI * (place + 1)) / 2));
}

function mode(m: number, n: number, aspect: number): PlateMode {
  return {
    lambda: Math.PI ** 2 * (m ** 2 + (n * aspect) ** 2),
    name: { kind: 'grid', upright: m - 1, level: n - 1 },
    swing: (xs, ys) => {
      const [across, along] = [sines(m, xs), sines(n, ys)];
      return Float64Array.from(along.flatMap((y) => across.map((x) => x * y)));
    },
  };
}

/**
 * Modes of a rectangular plate whose edges rest on a support and may tilt there: exact,
 * f = (π/2)·√(D/ρh)·(m²/a² + n²/b²), w = sin(mπx/a)·sin(nπy/b).
 * @param aspect side along x divided by side along y
 * @source Leissa, NASA SP-160 (1969), section 4.1
 */
export function supportedRectangle(aspect: number): PlateMode[] {
  const waves = Array.from({ length: MOST }, (_, index) => index + 1);
  return waves.flatMap((m) => waves.map((n) => mode(m, n, aspect)));
}
