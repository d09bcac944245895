import { describe, expect, it } from 'vitest';
import { shadowLength, solarAltitudeDeg, solarDeclinationDeg } from './sun-altitude.ts';

describe('the Sun over a stick', () => {
  it('stands where an almanac has it, within half a degree', () => {
    /** Declinations of 2025 from the Astronomical Almanac, by day of the year. */
    const almanac = [
      [1, -23.0],
      [79, -0.2],
      [105, 9.6],
      [172, 23.4],
      [213, 18.0],
      [266, 0.0],
      [309, -15.7],
      [355, -23.4],
    ] as const;
    for (const [day, degrees] of almanac)
      expect(Math.abs(solarDeclinationDeg(day) - degrees)).toBeLessThan(0.5);
  });

  it('culminates at 90° less latitude plus declination, and is as high before noon as after', () => {
    expect(solarAltitudeDeg(40, 172, 12)).toBeCloseTo(90 - 40 + solarDeclinationDeg(172), 6);
    expect(solarAltitudeDeg(40, 100, 9)).toBeCloseTo(solarAltitudeDeg(40, 100, 15), 9);
    expect(solarAltitudeDeg(0, 80, 6)).toBeCloseTo(0, 1);
  });

  it('throws a shadow as long as the stick at 45°, a longer one lower, and none at night', () => {
    expect(shadowLength(100, 45)).toBeCloseTo(100, 9);
    expect(shadowLength(100, 30)).toBeCloseTo(173.205, 3);
    expect(shadowLength(100, -3)).toBeNull();
  });
});
