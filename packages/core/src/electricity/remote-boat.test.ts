import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Boat, sailedOn, sightOf } from './pond-boat.ts';
import { afterPulses, DISC, placeAt, pulsesTo } from './selector-disc.ts';

const place = fc.integer({ min: 0, max: DISC.length - 1 });
const POND = { halfEastM: 12, halfNorthM: 8 };
const START: Boat = { eastM: 0, northM: 0, headingRad: 0 };

describe('the disc', () => {
  it('reaches every place from every place by single pulses, and comes round to where it began', () => {
    for (const at of DISC.keys()) {
      const seen = DISC.map((_, pulses) => afterPulses(at, pulses));
      expect(new Set(seen).size).toBe(DISC.length);
      expect(afterPulses(at, DISC.length)).toBe(at);
    }
  });

  it('adds pulses up, whether sent together or one by one', () => {
    fc.assert(
      fc.property(place, fc.nat(50), fc.nat(50), (at, some, more) => {
        expect(afterPulses(afterPulses(at, some), more)).toBe(afterPulses(at, some + more));
      }),
    );
  });

  it('needs three pulses from going ahead to turning right, and five to come back to that turn by way of the stop', () => {
    expect(pulsesTo(1, { drives: true, rudder: 1 })).toBe(3);
    expect(pulsesTo(5, { drives: true, rudder: 1 })).toBe(5);
    expect(pulsesTo(4, { drives: true, rudder: 1 })).toBe(0);
    fc.assert(
      fc.property(place, place, (at, to) => {
        const wanted = placeAt(to);
        const { drives, rudder } = placeAt(afterPulses(at, pulsesTo(at, wanted)));
        expect({ drives, rudder }).toEqual({ drives: wanted.drives, rudder: wanted.rudder });
      }),
    );
  });
});

describe('the boat', () => {
  it('goes a metre a second, comes round in twelve, and lies still with its propeller off', () => {
    expect(sailedOn(START, placeAt(1), 5, POND)).toMatchObject({ eastM: 0, northM: 5 });
    const round = sailedOn(START, placeAt(2), 12, POND);
    expect(Math.hypot(round.eastM, round.northM)).toBeLessThan(1e-9);
    expect(sailedOn(START, placeAt(4), 3, POND)).toMatchObject({
      eastM: expect.closeTo(6 / Math.PI, 9) as number,
      northM: expect.closeTo(6 / Math.PI, 9) as number,
    });
    expect(sailedOn(START, placeAt(0), 60, POND)).toBe(START);
  });

  it('gets as far in many short times as in one long one', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 4), fc.integer({ min: 1, max: 40 }), (at, parts) => {
        let boat = START;
        for (let part = 0; part < parts; part += 1) boat = sailedOn(boat, placeAt(at), 4 / parts, POND);
        const once = sailedOn(START, placeAt(at), 4, POND);
        expect(Math.hypot(boat.eastM - once.eastM, boat.northM - once.northM)).toBeLessThan(1e-9);
      }),
    );
  });

  it('never leaves the pond', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1, 2, 4), { maxLength: 30 }), (way) => {
        const boat = way.reduce((it, at) => sailedOn(it, placeAt(at), 2, POND), START);
        expect(Math.hypot(boat.eastM / 12, boat.northM / 8)).toBeLessThan(1 + 1e-9);
      }),
    );
  });

  it('sees a buoy to its right as positive, to its left as negative, whatever its heading', () => {
    expect(sightOf({ ...START, headingRad: Math.PI }, { eastM: 3, northM: 0 })).toMatchObject({
      distanceM: 3,
      aheadRad: expect.closeTo(-Math.PI / 2, 12) as number,
    });
    expect(sightOf({ ...START, headingRad: 20 * Math.PI }, { eastM: 3, northM: 3 }).aheadRad).toBeCloseTo(
      Math.PI / 4,
      9,
    );
  });
});
