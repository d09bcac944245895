import { describe, expect, it } from 'vitest';
import { secantSlope, valueAt, written } from './rules.ts';

const dials = (a: number, b = 0, c = 0) => ({ a, b, c });

describe('a rule to explore', () => {
  it('has the values that its formula gives', () => {
    expect(valueAt('line', 3, dials(2, -1))).toBe(5);
    expect(valueAt('parabola', 3, dials(2, 1, -4))).toBe(4);
    expect(valueAt('growth', 3, dials(5, 2))).toBe(40);
    expect(valueAt('wave', Math.PI / 2, dials(2, 1, 1))).toBeCloseTo(3, 12);
    expect(valueAt('saving', 2, dials(100, 10, 5))).toBeCloseTo(131, 9);
    expect(valueAt('inverse-square', 2, dials(8))).toBe(2);
    expect(valueAt('inverse-square', 0, dials(8))).toBeNaN();
  });

  it('draws near the tangent as the second point comes near', () => {
    expect(secantSlope(dials(3, 1))).toBe(7);
    expect(secantSlope(dials(3, 0.01))).toBeCloseTo(6.01, 9);
    expect(secantSlope(dials(3, 0))).toBe(6);
  });

  it('is written with its signs', () => {
    expect(written('line', dials(2, -3), String)).toBe('y = 2x − 3');
    expect(written('line', dials(2, 0), String)).toBe('y = 2x');
    expect(written('parabola', dials(1, -2, 5), String)).toBe('y = 1(x + 2)² + 5');
  });
});
