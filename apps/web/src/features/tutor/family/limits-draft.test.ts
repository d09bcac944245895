import { TUTOR_MODES } from '@ori/contracts/tutor-names';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf, hasChanges, hasGoodMinutes, limitsIn } from './limits-draft.ts';

const limits = fc.record({
  mode: fc.constantFrom(...TUTOR_MODES),
  dailyMinutes: fc.option(fc.integer({ min: 5, max: 600 })),
  quiet: fc.option(fc.constant({ from: '19:30', to: '06:45' })),
  modelVendor: fc.option(fc.constant('anthropic')),
});

describe('a draft of limits', () => {
  it('says again what it was made of', () => {
    fc.assert(
      fc.property(limits, (known) => {
        expect(limitsIn(draftOf(known))).toEqual(known);
        expect(hasGoodMinutes(draftOf(known))).toBe(true);
      }),
    );
  });

  it('is unsaved once something in it differs, and not for the hours of a quiet time that is off', () => {
    const kept = { mode: 'worked', dailyMinutes: 30, quiet: null, modelVendor: null } as const;
    const draft = draftOf(kept);
    expect(hasChanges(draft, kept)).toBe(false);
    expect(hasChanges({ ...draft, from: '19:00' }, kept)).toBe(false);
    for (const change of [
      { mode: 'hints' },
      { minutes: '' },
      { isQuiet: true },
      { modelVendor: 'any' },
    ] as const)
      expect(hasChanges({ ...draft, ...change }, kept)).toBe(true);
    const quiet = { ...kept, quiet: { from: '20:00', to: '07:00' } };
    expect(hasChanges({ ...draftOf(quiet), to: '06:00' }, quiet)).toBe(true);
  });

  it.each(['4', '601', '12.5', 'an hour'])('does not take %s minutes a day', (minutes) => {
    const draft = draftOf({ mode: 'worked', dailyMinutes: null, quiet: null, modelVendor: null });
    expect(hasGoodMinutes({ ...draft, minutes })).toBe(false);
  });
});
