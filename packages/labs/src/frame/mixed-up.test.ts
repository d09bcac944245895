import { array, assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { mixedUp } from './mixed-up.ts';

it('keeps all, twice the same, and never shows two or more as they were given', () => {
  assert(
    property(array(string({ maxLength: 12 }), { minLength: 2, maxLength: 9 }), (keys) => {
      const order = mixedUp(keys);
      expect(order.toSorted((a, b) => a - b)).toEqual(keys.map((_, index) => index));
      expect(mixedUp(keys)).toEqual(order);
      expect(order.every((place, index) => place === index)).toBe(false);
    }),
  );
});
