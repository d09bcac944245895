import { expect, it } from 'vitest';
import { strongestOf } from './listening.ts';

const BAND_HZ = 48_000 / 8192;

/** A spectrum of one tone: bands fall off as a parabola around it, in decibels. */
const toneAt = (hz: number): Float32Array =>
  Float32Array.from({ length: 340 }, (_, band) => -30 - 12 * (band - hz / BAND_HZ) ** 2);

it('finds a tone between two bands to within a tenth of a hertz', () => {
  for (const hz of [82.4, 261.63, 440, 1203.7])
    expect(Math.abs((strongestOf(toneAt(hz), BAND_HZ) ?? 0) - hz)).toBeLessThan(0.1);
});

it('hears nothing in a quiet room', () => {
  expect(strongestOf(new Float32Array(340).fill(-110), BAND_HZ)).toBeNull();
});
