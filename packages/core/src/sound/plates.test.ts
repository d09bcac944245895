import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { besselI, besselJ } from './bessel.ts';
import { freeRectangle } from './free-rectangle.ts';
import { PLATE_MATERIALS, plateFrequencyHz } from './plate-materials.ts';
import { plateResonances } from './plate-resonances.ts';
import { roundPlate } from './round-plate.ts';
import { supportedRectangle } from './supported-rectangle.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

const table = JSON.parse(
  readFileSync(new URL('../../../../content/cymatics.json', import.meta.url), 'utf8'),
) as {
  readonly plates: {
    readonly freeSquareLambda: { readonly nu: number; readonly values: readonly number[] };
    readonly freeCircleLambda: {
      readonly nu: number;
      readonly byDiametersCircles: Readonly<Record<string, number>>;
    };
    readonly materials: Readonly<Record<string, readonly [number, number, number]>>;
  };
};

const lowest = (modes: readonly { readonly lambda: number }[], count: number): number[] =>
  modes
    .map(({ lambda }) => lambda)
    .toSorted((a, b) => a - b)
    .slice(0, count);

/** Each solved value within a share of the published one. */
function near(found: readonly number[], published: readonly number[], share: number): void {
  expect(found).toHaveLength(published.length);
  published.forEach((value, index) => {
    expect(Math.abs((found[index] ?? 0) / value - 1)).toBeLessThan(share);
  });
}

describe('the tools of the solvers', () => {
  it('agree with tables of Bessel functions', () => {
    expect(besselJ(0, 2.404825557695773)).toBeCloseTo(0, 12);
    expect(besselJ(1, 1)).toBeCloseTo(0.4400505857449335, 12);
    expect(besselJ(5, 10)).toBeCloseTo(-0.2340615281867936, 9);
    expect(besselI(0, 1)).toBeCloseTo(1.2660658777520084, 12);
    expect(besselI(3, 2)).toBeCloseTo(0.2127399592398526, 12);
  });

  it('find the eigenvalues 1, 3 and 4 of a matrix that has them, each with its vector', () => {
    const matrix = [
      [3, -1, 0],
      [-1, 2, -1],
      [0, -1, 3],
    ];
    const pairs = symmetricEigen(matrix);
    expect(pairs.map(({ value }) => value.toFixed(9))).toEqual(['1.000000000', '3.000000000', '4.000000000']);
    for (const { value, vector } of pairs)
      matrix.forEach((row, index) => {
        const image = row.reduce((sum, entry, column) => sum + entry * (vector[column] ?? 0), 0);
        expect(image).toBeCloseTo(value * (vector[index] ?? 0), 9);
      });
  });
});

describe('plates', () => {
  it('with four free sides swing at the λ of the content’s table', () => {
    const { nu, values } = table.plates.freeSquareLambda;
    near(lowest(freeRectangle(1, nu), values.length), values, 0.001);
  });

  it('of three to two, free, swing at Leissa’s λ (1973, ν = 0.3)', () => {
    near(lowest(freeRectangle(1.5, 0.3), 6), [20.128, 21.603, 46.654, 50.293, 58.201, 67.494], 0.01);
  });

  it('that rest on their sides swing at π²(m² + n²a²/b²)', () => {
    near(lowest(supportedRectangle(1), 3), [19.739, 49.348, 49.348], 0.0001);
    near(lowest(supportedRectangle(1.5), 3), [32.076, 61.685, 98.696], 0.0001);
  });

  it('that are round and free swing at the λ of the content’s table, with as many diameters and circles', () => {
    const { nu, byDiametersCircles } = table.plates.freeCircleLambda;
    const modes = roundPlate('free', nu);
    for (const [name, lambda] of Object.entries(byDiametersCircles)) {
      const mode = modes.find(
        ({ name: it }) => it.kind === 'round' && `${it.diameters},${it.circles}` === name,
      );
      near([mode?.lambda ?? 0], [lambda], 0.001);
    }
  });

  it('that are round and rest on their rim swing at Leissa’s λ (1969, ν = 0.3)', () => {
    const modes = roundPlate('supported', 0.3).map(({ lambda }) => lambda);
    const distinct = [...new Set(modes.map((lambda) => lambda.toFixed(6)))].map(Number);
    near(
      lowest(
        distinct.map((lambda) => ({ lambda })),
        5,
      ),
      [4.977, 13.94, 25.65, 29.76, 39.95],
      0.01,
    );
  });
});

describe('tones of real plates', () => {
  it('have the materials of the content', () => {
    const materials = Object.fromEntries(
      Object.entries(PLATE_MATERIALS).map(([name, it]) => [name, [it.youngPa, it.densityKgM3, it.poisson]]),
    );
    expect(materials).toEqual(table.plates.materials);
  });

  it('of aluminium, 240 mm square and 1 mm thick, are 56, 82, 104, 147, 260 and 268 Hz', () => {
    const { aluminium } = PLATE_MATERIALS;
    const tones = plateResonances('square', 'free', aluminium.poisson, 6).map(({ lambda }) =>
      plateFrequencyHz(lambda, 0.24, 0.001, aluminium),
    );
    near(tones, [56, 82, 104, 147, 260, 268], 0.01);
  });

  it('rise with the thickness and fall with the square of the side', () => {
    const { steel } = PLATE_MATERIALS;
    const tone = (side: number, thickness: number) => plateFrequencyHz(13.2, side, thickness, steel);
    expect(tone(0.24, 0.002) / tone(0.24, 0.001)).toBeCloseTo(2, 9);
    expect(tone(0.48, 0.001) / tone(0.24, 0.001)).toBeCloseTo(0.25, 9);
  });
});
