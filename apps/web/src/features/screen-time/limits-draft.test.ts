import type { ScreenLimits } from '@ori/contracts/limits-of-child';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf, isSame, limitsIn, problemIn } from './limits-draft.ts';

const NONE: ScreenLimits = { dailyMinutes: null, hours: null, quiet: null };
const known = fc.record({
  dailyMinutes: fc.option(fc.integer({ min: 5, max: 600 })),
  hours: fc.option(fc.constant({ from: '08:00', to: '17:30' })),
  quiet: fc.option(fc.constant({ from: '19:30', to: '06:45' })),
});

describe('a draft of time on screen', () => {
  it('says again what it was made of', () => {
    fc.assert(
      fc.property(known, (limits) => {
        expect(limitsIn(draftOf(limits))).toEqual(limits);
        expect(problemIn(draftOf(limits))).toBeNull();
      }),
    );
  });

  it.each(['4', '601', '12.5', 'an hour'])('does not take %s minutes a day', (minutes) =>
    expect(problemIn({ ...draftOf(NONE), minutes })).toBe('minutes'),
  );

  it('needs two different times for hours and for quiet time, once they are on', () => {
    const same = { isOn: true, from: '08:00', to: '08:00' };
    expect(problemIn({ ...draftOf(NONE), hours: same })).toBe('hours');
    expect(problemIn({ ...draftOf(NONE), quiet: { ...same, from: '' } })).toBe('quiet');
    expect(problemIn({ ...draftOf(NONE), quiet: { ...same, isOn: false } })).toBeNull();
  });

  it('tells when hours and quiet time leave nothing of the day', () => {
    const draft = draftOf({
      ...NONE,
      hours: { from: '08:00', to: '10:00' },
      quiet: { from: '07:00', to: '11:00' },
    });
    expect(problemIn(draft)).toBe('never');
  });

  it('knows whether anything was changed, whatever stands in hours that are off', () => {
    const draft = draftOf(NONE);
    expect(isSame(draft, { ...draft, quiet: { isOn: false, from: '21:00', to: '06:00' } })).toBe(true);
    expect(isSame(draft, { ...draft, minutes: '45' })).toBe(false);
  });
});
