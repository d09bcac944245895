import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateHarmonics, nearestNote } from './harmonics.ts';

const hertz = fc.double({ min: 0.001, max: 1e6, noNaN: true });

describe('note names', () => {
  it.each([
    [110, 'A2', 0],
    [136.1, 'C♯3', -31],
    [256, 'C4', -38],
    [285, 'C♯4', 48],
    [417, 'G♯4', 7],
    [432, 'A4', -32],
    [528, 'C5', 16],
    [639, 'D♯5', 46],
    [963, 'B5', -44],
    [7.83, 'B−2', 25],
  ])('%f Hz is %s %i cents, as the charter’s table says', (frequency, note, cents) => {
    const found = nearestNote(frequency);
    expect([found.note, Math.round(found.cents)]).toEqual([note, cents]);
  });

  it('lie within half a semitone, and an octave higher have the same name', () => {
    fc.assert(
      fc.property(hertz, (frequency) => {
        const [low, high] = [nearestNote(frequency), nearestNote(frequency * 2)];
        expect(Math.abs(low.cents)).toBeLessThanOrEqual(50 + 1e-6);
        expect(high.cents).toBeCloseTo(low.cents, 4);
        expect(high.note.replace(/−?\d+/, '')).toBe(low.note.replace(/−?\d+/, ''));
      }),
    );
  });
});

describe('harmonics', () => {
  const result = calculateHarmonics(110);

  it('are whole multiples: the seventh of A2 is 31 cents below G5', () => {
    expect(result.harmonics.map(({ frequency }) => frequency / 110)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    );
    expect(result.harmonics[6]).toMatchObject({ note: 'G5' });
    expect(result.harmonics[6]?.cents).toBeCloseTo(-31.17, 2);
  });

  it('tell the just fifth from the tempered one by two cents', () => {
    const fifth = result.musicalIntervals.find(({ ratio }) => ratio === '3:2');
    expect(fifth).toMatchObject({ name: 'fifth', frequency: 165, temperedCents: 700 });
    expect(fifth?.difference).toBeCloseTo(-1.955, 3);
  });

  it('name bodies that sound so: a closed pipe half as long as an open one', () => {
    const [open, closed] = result.resonances;
    expect(open?.lengthM).toBeCloseTo(1.56, 2);
    expect(closed?.lengthM).toBeCloseTo(0.78, 2);
  });
});
