import { ROLES } from '@ori/contracts/roles';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLastWayIn, mayFollow, mayHavePasskeys } from './passkeys.ts';

it('gives passkeys to grown-ups only', () => {
  expect(ROLES.filter(mayHavePasskeys).toSorted()).toEqual(['admin', 'parent', 'teacher']);
});

it('lets no counter come twice or go back, and lets those that never count come again', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (last, next) => {
      expect(mayFollow(last, next)).toBe(next > last || last + next === 0);
    }),
  );
});

it('holds the last way in, and only that one', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.integer({ min: 1, max: 10 }), (...given) => {
      const [hasPin, hasPassword, hasGoogle, passkeys] = given;
      const left = [hasPin, hasPassword, hasGoogle].filter(Boolean).length + passkeys - 1;
      expect(isLastWayIn({ hasPin, hasPassword, hasGoogle, passkeys })).toBe(left === 0);
    }),
  );
});
