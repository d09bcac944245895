import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerOf, hasSlash, partsOf, typedAbove, typedBelow } from './fraction-parts.ts';

const EMPTY = { top: '', bottom: '' };
const whole = fc.nat().map(String);

it('puts a fraction typed with a slash in its two places, whichever box it was typed in', () => {
  fc.assert(
    fc.property(whole, whole, fc.constantFrom('/', '⁄', '∕', '／'), (top, bottom, slash) => {
      expect(typedAbove(top + slash + bottom, EMPTY)).toEqual({ top, bottom });
      expect(typedBelow(top + slash + bottom, EMPTY)).toEqual({ top, bottom });
    }),
  );
});

it('gives back the boxes that an answer was made of', () => {
  fc.assert(
    fc.property(whole, whole, (top, bottom) => {
      expect(partsOf(answerOf({ top, bottom }))).toEqual({ top, bottom });
    }),
  );
});

it('keeps the bottom when a slash is typed after the top', () => {
  expect(typedAbove('3/', { top: '3', bottom: '4' })).toEqual({ top: '3', bottom: '4' });
});

it('hides nothing of a second slash', () => {
  const parts = typedBelow('4/5', { top: '3', bottom: '4' });
  expect(parts).toEqual({ top: '3', bottom: '4/5' });
  expect(answerOf(parts)).toBe('3/4/5');
});

it('sends a whole number without a bottom', () => {
  expect(answerOf({ top: '3', bottom: '' })).toBe('3');
  expect(hasSlash('3')).toBe(false);
});
