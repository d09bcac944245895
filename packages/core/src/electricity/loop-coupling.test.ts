import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestShare,
  couplingAt,
  ellipticIntegrals,
  loopH,
  loopsMutualH,
  spreadShare,
} from './loop-coupling.ts';

describe('elliptic integrals', () => {
  it.each([
    [0, 1.5707963267949, 1.5707963267949],
    [0.5, 1.8540746773014, 1.3506438810477],
    [0.9, 2.5780921133482, 1.1047747327041],
    [0.99, 3.6956373629899, 1.0159935450252],
  ])('of the parameter %f are those of the tables (Abramowitz & Stegun 17.1, 17.2)', (m, first, second) => {
    const found = ellipticIntegrals(Math.sqrt(m));
    expect(found.first).toBeCloseTo(first, 11);
    expect(found.second).toBeCloseTo(second, 11);
  });
});

/** Neumann's double integral over both rings, done plainly: ∮∮ ds·ds′ / r. */
function neumann(radius: number, other: number, distance: number): number {
  const steps = 2000;
  let total = 0;
  for (let at = 0; at < steps; at += 1) {
    const angle = (2 * Math.PI * (at + 0.5)) / steps;
    const gap = Math.sqrt(radius ** 2 + other ** 2 - 2 * radius * other * Math.cos(angle) + distance ** 2);
    total += (Math.cos(angle) / gap) * ((2 * Math.PI) / steps);
  }
  return 1e-7 * 2 * Math.PI * radius * other * total;
}

const length = fc.double({ min: 0.1, max: 2, noNaN: true });

describe('two round turns on one axis', () => {
  it('share what Neumann’s integral says, however far apart', () => {
    fc.assert(
      fc.property(length, length, fc.double({ min: 0.1, max: 20, noNaN: true }), (one, other, distance) => {
        expect(loopsMutualH(one, other, distance) / neumann(one, other, distance)).toBeCloseTo(1, 8);
      }),
      { numRuns: 40 },
    );
  });

  it('of 25 and 20 cm radius, 10 cm apart, share the 248.787 nH of Rosa and Grover’s table (1912)', () => {
    expect(loopsMutualH(0.25, 0.2, 0.1) * 1e9).toBeCloseTo(248.787, 3);
  });

  it('share as two dipoles far away', () => {
    const dipoles = (4e-7 * Math.PI * Math.PI * 0.25 ** 4) / (2 * 1000 ** 3);
    expect(loopsMutualH(0.25, 0.25, 1000) / dipoles).toBeCloseTo(1, 6);
  });

  it('share less the farther they are, and never more than all', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100, noNaN: true }), (distance) => {
        expect(couplingAt(0.25, 2e-3, distance)).toBeGreaterThan(couplingAt(0.25, 2e-3, distance * 1.1));
        expect(couplingAt(0.25, 2e-3, distance)).toBeLessThan(1);
      }),
    );
  });

  it('of one metre radius and a section of 1 cm have μ₀ (ln 800 − 7/4), 6.2010 µH', () => {
    expect(loopH(1, 0.01) * 1e6).toBeCloseTo(6.201, 4);
  });
});

describe('power without wires', () => {
  it('is at best close to all for a strong coupling, and falls by 64 for each doubling far away', () => {
    expect(bestShare(0.2, 1000)).toBeGreaterThan(0.98);
    expect(bestShare(1, 1e9)).toBeLessThanOrEqual(1);
    const [near, far] = [10, 20].map((distance) => bestShare(couplingAt(0.25, 2e-3, distance), 200));
    expect((near ?? 0) / (far ?? 1)).toBeCloseTo(64, 0);
  });

  it('that spreads to all sides leaves a square metre at one kilometre eighty billionths', () => {
    expect(spreadShare(1, 1000)).toBeCloseTo(7.96e-8, 10);
  });
});
