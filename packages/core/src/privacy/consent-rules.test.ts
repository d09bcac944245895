import { CONSENT_METHODS, FORMER_METHOD } from '@ori/contracts/consent-methods';
import { expect, test } from 'vitest';
import { carries } from './consent-rules.ts';

test('every listed method carries what is kept here; all but e-mail plus what goes to others', () => {
  expect(CONSENT_METHODS.filter((method) => !carries(method, 'kept-here'))).toEqual([]);
  expect(CONSENT_METHODS.filter((method) => !carries(method, 'goes-to-others'))).toEqual(['email-plus']);
});

test('a consent of before carries what e-mail plus does, and a method nobody lists carries nothing', () => {
  expect([carries(FORMER_METHOD, 'kept-here'), carries(FORMER_METHOD, 'goes-to-others')]).toEqual([
    true,
    false,
  ]);
  for (const method of ['', 'phone', 'toString']) expect(carries(method, 'kept-here')).toBe(false);
});
