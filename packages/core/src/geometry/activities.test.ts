import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pitchDeg, spiralPoint } from './growing-spiral.ts';
import { chainHeight, chainOfSag, parabolaHeight } from './hanging-chain.ts';
import { isMagic, lineSums, magicSum, swapped } from './magic-square.ts';
import { polygonBounds } from './polygon-bounds.ts';
import { regularCorner } from './regular-corners.ts';
import { rhythmCount, rhythmsOf } from './rhythms.ts';
import { carpetAfter, dimensionOf, RULES, strokeAfter } from './substitution.ts';

describe('polygons round a circle', () => {
  it('with 96 sides give the bounds of Archimedes, 3 10/71 and 3 1/7', () => {
    const { sides, inside, outside } = polygonBounds(4);
    expect(sides).toBe(96);
    expect(inside).toBeGreaterThan(3 + 10 / 71);
    expect(outside).toBeLessThan(3 + 1 / 7);
  });

  it('close in on pi from both sides with each doubling', () => {
    for (let step = 0; step < 12; step += 1) {
      const [now, next] = [polygonBounds(step), polygonBounds(step + 1)];
      expect(now.inside).toBeLessThan(next.inside);
      expect(next.inside).toBeLessThan(Math.PI);
      expect(next.outside).toBeGreaterThan(Math.PI);
      expect(next.outside).toBeLessThan(now.outside);
    }
  });
});

it('rhythms are as many as their rule says, all different, all of the right length', () => {
  for (let beats = 1; beats <= 10; beats += 1) {
    const rhythms = rhythmsOf(beats);
    expect(rhythms).toHaveLength(rhythmCount(beats));
    expect(new Set(rhythms.map((it) => it.join(''))).size).toBe(rhythms.length);
    for (const rhythm of rhythms) expect(rhythm.reduce<number>((sum, beat) => sum + beat, 0)).toBe(beats);
  }
  expect(rhythmCount(8)).toBe(34);
});

describe('regular corners', () => {
  const corners = [3, 4, 5, 6, 7].flatMap((sides) => [3, 4, 5, 6, 7].map((faces) => ({ sides, faces })));

  it('make five solids and three flat patterns, no more', () => {
    const made = corners.map(({ sides, faces }) => regularCorner(sides, faces).makes);
    expect(made.filter((it) => it === 'solid')).toHaveLength(5);
    expect(made.filter((it) => it === 'plane')).toHaveLength(3);
  });

  it('are solids just where less than a full turn is used, and then V − E + F = 2', () => {
    for (const { sides, faces } of corners) {
      const { angleSumDeg, solid } = regularCorner(sides, faces);
      expect(solid !== null).toBe(angleSumDeg < 360 - 1e-9);
      if (solid) expect(solid.corners - solid.edges + solid.faces).toBe(2);
    }
    expect(regularCorner(5, 3).solid).toEqual({ corners: 20, edges: 30, faces: 12 });
  });
});

describe('a growing spiral', () => {
  it('has right angles at the corners of its quarter points', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.05, max: 2, noNaN: true }), fc.nat(6), (factor, n) => {
        const [a, b, c] = [0, 1, 2].map((step) => spiralPoint(factor, n + step));
        const dot = (a!.x - b!.x) * (c!.x - b!.x) + (a!.y - b!.y) * (c!.y - b!.y);
        expect(Math.abs(dot)).toBeLessThan(1e-9 * factor ** (2 * n + 4));
      }),
    );
  });

  it('that is golden grows 6.85 times a turn at a pitch of 73 degrees', () => {
    const golden = (1 + Math.sqrt(5)) / 2;
    expect(golden ** 4).toBeCloseTo(6.854, 3);
    expect(pitchDeg(golden)).toBeCloseTo(72.97, 2);
  });
});

const kochLength = (times: number): number =>
  strokeAfter(RULES.koch.stroke, times).reduce((sum, point, index, path) => {
    const before = path[index - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : sum;
  }, 0);

describe('substitution', () => {
  it('makes the Koch curve a third longer each time, with dimension 1.2619', () => {
    for (let times = 0; times < 5; times += 1) expect(kochLength(times)).toBeCloseTo((4 / 3) ** times, 9);
    expect(dimensionOf(RULES.koch)).toBeCloseTo(1.2619, 4);
    expect(dimensionOf(RULES.line)).toBe(1);
  });

  it('leaves eight ninths of the carpet each time', () => {
    for (let times = 0; times < 4; times += 1) {
      const left = carpetAfter(times).reduce((sum, { side }) => sum + side * side, 0);
      expect(left).toBeCloseTo((8 / 9) ** times, 9);
    }
  });
});

describe('the square of three', () => {
  const all = (rest: readonly number[]): number[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((one) => all(rest.filter((it) => it !== one)).map((others) => [one, ...others]));

  it('is magic in exactly 8 of its arrangements with 5 in the middle and 2 in a corner or not', () => {
    const magic = all([1, 2, 3, 4, 6, 7, 8, 9])
      .map((ring) => [...ring.slice(0, 4), 5, ...ring.slice(4)])
      .filter(isMagic);
    expect(magic).toHaveLength(8);
    for (const square of magic) expect([0, 2, 6, 8].map((place) => square[place]! % 2)).toEqual([0, 0, 0, 0]);
  });

  it('loses its sums when two numbers change places', () => {
    const square = [4, 9, 2, 3, 5, 7, 8, 1, 6];
    expect(lineSums(square)).toEqual(Array.from({ length: 8 }, () => magicSum(3)));
    expect(isMagic(swapped(square, 0, 1))).toBe(false);
  });
});

describe('a hanging chain', () => {
  const sag = fc.double({ min: 0.05, max: 4, noNaN: true });

  it('hangs from its hooks and obeys y″ = √(1 + y′²) / a', () => {
    fc.assert(
      fc.property(sag, fc.double({ min: -0.9, max: 0.9, noNaN: true }), (deep, x) => {
        const chain = chainOfSag(deep);
        expect(chainHeight(chain, 1)).toBeCloseTo(deep, 6);
        const h = 1e-4 * Math.min(1, chain.a);
        const [before, here, after] = [x - h, x, x + h].map((it) => chainHeight(chain, it));
        const slope = (after! - before!) / (2 * h);
        const bend = (after! - 2 * here! + before!) / (h * h);
        expect(bend / (Math.sqrt(1 + slope * slope) / chain.a)).toBeCloseTo(1, 2);
      }),
      { numRuns: 60 },
    );
  });

  it('hangs below the parabola of the same sag between the middle and the hooks', () => {
    const chain = chainOfSag(1.5);
    for (const x of [0.2, 0.5, 0.8]) expect(chainHeight(chain, x)).toBeLessThan(parabolaHeight(chain, x));
  });
});
