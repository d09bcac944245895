import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenLagRad, fieldAt, pathOf, statorOf } from './rotating-field.ts';

const moment = fc.double({ min: 0, max: 4 * Math.PI, noNaN: true });
const lag = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });

describe('the field of two and of three coils', () => {
  it.each([
    [2, 1],
    [3, 1.5],
  ] as const)(
    'of %i coils rightly fed is always as strong (%f), and turns with the supply',
    (coils, strength) => {
      const stator = statorOf(coils, evenLagRad(coils));
      fc.assert(
        fc.property(moment, (phaseRad) => {
          const { x, y } = fieldAt(stator, phaseRad);
          expect(Math.abs(Math.hypot(x, y) - strength)).toBeLessThan(1e-12);
          expect(Math.abs(x - strength * Math.cos(phaseRad))).toBeLessThan(1e-12);
          expect(Math.abs(y - strength * Math.sin(phaseRad))).toBeLessThan(1e-12);
        }),
      );
      expect(pathOf(stator)).toMatchObject({ shape: 'circle', sense: 1 });
    },
  );

  it('is a line when both currents come together, an ellipse between, and turns back when the order is changed', () => {
    expect(pathOf(statorOf(2, 0))).toMatchObject({ shape: 'line', longHalf: Math.SQRT2, sense: 0 });
    expect(pathOf(statorOf(2, Math.PI)).shape).toBe('line');
    expect(pathOf(statorOf(2, -Math.PI / 2))).toMatchObject({ shape: 'circle', sense: -1 });
    expect(pathOf(statorOf(3, (-2 * Math.PI) / 3))).toMatchObject({ shape: 'circle', sense: -1 });
    expect(pathOf(statorOf(3, 0)).shape).toBe('nothing');
    const { shape, longHalf, shortHalf } = pathOf(statorOf(2, Math.PI / 3));
    expect(shape).toBe('ellipse');
    expect(longHalf).toBeCloseTo(Math.sqrt(1.5), 12);
    expect(shortHalf).toBeCloseTo(Math.sqrt(0.5), 12);
  });

  it('never leaves the path it is said to draw, and touches both of its half axes', () => {
    fc.assert(
      fc.property(fc.constantFrom(2 as const, 3 as const), lag, (coils, lagRad) => {
        const stator = statorOf(coils, lagRad);
        const { longHalf, shortHalf } = pathOf(stator);
        const lengths = Array.from({ length: 720 }, (_, at) => {
          const { x, y } = fieldAt(stator, (at * Math.PI) / 360);
          return Math.hypot(x, y);
        });
        expect(Math.max(...lengths)).toBeLessThan(longHalf + 1e-9);
        expect(Math.min(...lengths)).toBeGreaterThan(shortHalf - 1e-9);
        expect(Math.max(...lengths)).toBeGreaterThan(longHalf - 1e-3);
        expect(Math.min(...lengths)).toBeLessThan(shortHalf + 2e-2);
      }),
      { numRuns: 30 },
    );
  });
});
