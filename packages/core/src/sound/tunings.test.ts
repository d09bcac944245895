import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beatEnvelope, beatsPerSecond, tappedRate } from './beats.ts';
import { exactCents, fifthsUp, PYTHAGOREAN_COMMA, SYNTONIC_COMMA } from './commas.ts';
import { centsOf, JUST, monochordLengths, notesHz, PYTHAGOREAN, ratiosOf, TUNINGS } from './tunings.ts';

/** String lengths of Zhu Zaiyu's equal temperament, first nine figures, as printed in Needham, Wang & Robinson 1962. */
const ZHU = [
  0.943874312,
  0.890898718,
  0.840896415,
  0.793700525,
  0.749153538,
  Math.floor(Math.SQRT1_2 * 1e9) / 1e9,
  0.667419927,
  0.629960524,
  0.594603557,
  0.561231024,
  0.529731547,
];

describe('commas', () => {
  it('of Pythagoras is 531441 to 524288, 23.46 cents', () => {
    expect(PYTHAGOREAN_COMMA).toEqual({ over: 531441n, under: 524288n });
    expect(exactCents(PYTHAGOREAN_COMMA)).toBeCloseTo(23.46, 3);
    expect(fifthsUp(12)).toEqual(PYTHAGOREAN_COMMA);
  });

  it('of Didymus is 81 to 80, 21.506 cents: what four fifths miss a pure third by', () => {
    expect(SYNTONIC_COMMA).toEqual({ over: 81n, under: 80n });
    expect(exactCents(SYNTONIC_COMMA)).toBeCloseTo(21.506, 3);
    expect(exactCents(fifthsUp(4)) - centsOf(5 / 4)).toBeCloseTo(exactCents(SYNTONIC_COMMA), 9);
  });
});

describe('tunings', () => {
  it('have pure thirds of 386 cents, Pythagorean ones of 408, equal ones of 400', () => {
    const thirds = TUNINGS.map((tuning) => centsOf(ratiosOf(tuning)[4] ?? 0).toFixed(1));
    expect(thirds).toEqual(['386.3', '407.8', '400.0', '400.0']);
  });

  it('all hold A at 440 hertz and end an octave above their beginning', () => {
    for (const tuning of TUNINGS) {
      const notes = notesHz(tuning);
      expect(notes[9]).toBeCloseTo(440, 9);
      expect((notes[12] ?? 0) / (notes[0] ?? 1)).toBeCloseTo(2, 7);
    }
    expect(notesHz('equal')[0]).toBeCloseTo(261.63, 2);
  });

  it('divide the string as Zhu Zaiyu’s tables do, to nine places', () => {
    monochordLengths()
      .slice(1, 12)
      .forEach((length, index) => {
        expect(length).toBe(ZHU[index]);
      });
  });

  it('keep whole-number ratios in their order', () => {
    for (const ratios of [JUST, PYTHAGOREAN]) {
      const sizes = ratios.map(([over, under]) => over / under);
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }
  });
});

describe('beats', () => {
  it('of 440 and 443 hertz are three a second, silent in the middle between two swells', () => {
    expect(beatsPerSecond(440, 443)).toBe(3);
    expect(beatEnvelope(440, 443, 1 / 3)).toBeCloseTo(1, 9);
    expect(beatEnvelope(440, 443, 1 / 6)).toBeCloseTo(0, 9);
  });

  it('are measured by taps, whatever moment one begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 20 }), fc.integer({ min: 0, max: 1e6 }), (count, start) => {
        const taps = Array.from({ length: count }, (_, index) => start + index * 400);
        expect(tappedRate(taps)).toBeCloseTo(2.5, 9);
      }),
    );
    expect(tappedRate([0, 400])).toBeNull();
  });
});
