import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { powerOf, rotorRpm, slipUnder, synchronousRpm, torqueNm } from './induction-motor.ts';

const MOTOR = { breakdownNm: 40, breakdownSlip: 0.2 };
const slip = fc.double({ min: 1e-4, max: 1, noNaN: true });

describe('an induction motor', () => {
  it.each([
    [50, 2, 3000],
    [60, 4, 1800],
    [50, 6, 1000],
    [25, 12, 250],
  ])('at %i Hz with %i poles has a field of %i turns a minute', (supplyHz, poles, rpm) => {
    expect(synchronousRpm(supplyHz, poles)).toBe(rpm);
  });

  it('with four per cent slip at 50 Hz and four poles turns 1,440 times a minute', () => {
    expect(rotorRpm(50, 4, 0.04)).toBeCloseTo(1440, 9);
  });

  it('pulls most at its breakdown slip, not at all with the field, and backwards when driven past it', () => {
    expect(torqueNm(MOTOR, 0.2)).toBe(40);
    expect(torqueNm(MOTOR, 0)).toBe(0);
    expect(torqueNm(MOTOR, -0.1)).toBeLessThan(0);
    expect(torqueNm(MOTOR, 1)).toBeCloseTo(80 / 5.2, 12);
    fc.assert(fc.property(slip, (at) => torqueNm(MOTOR, at) <= 40));
  });

  it('finds the slip that carries a load on the steady side of the curve, and none for a load too great', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 40, noNaN: true }), (load) => {
        const found = slipUnder(MOTOR, load) ?? Number.NaN;
        expect(torqueNm(MOTOR, found)).toBeCloseTo(load, 9);
        expect(found).toBeLessThanOrEqual(0.2);
      }),
    );
    expect([slipUnder(MOTOR, 0), slipUnder(MOTOR, 40.1)]).toEqual([0, null]);
  });

  it('loses nothing between the gap, the shaft and the warmth of the rotor', () => {
    fc.assert(
      fc.property(slip, (at) => {
        const { gapW, shaftW, rotorHeatW } = powerOf(MOTOR, 60, 4, at);
        expect(Math.abs(gapW - shaftW - rotorHeatW)).toBeLessThan(1e-9 * gapW);
      }),
    );
  });
});
