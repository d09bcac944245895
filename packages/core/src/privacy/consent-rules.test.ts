import { CONSENT_METHODS, FORMER_METHOD } from '@ori/contracts/consent-methods';
import { expect, test } from 'vitest';
import { carries, mayGoToOthers } from './consent-rules.ts';

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

test.each(['k2', 'elementary', 'middle', null] as const)(
  'what a child of %s writes goes to others only by a stronger method',
  (ageGroup) => {
    const may = [null, FORMER_METHOD, ...CONSENT_METHODS].filter((consentMethod) =>
      mayGoToOthers({ ageGroup, consentMethod }),
    );
    expect(may).toEqual(CONSENT_METHODS.filter((method) => method !== 'email-plus'));
  },
);

test('from 13 on in a parent’s care any consent that stands carries it, and none carries nothing', () => {
  expect(mayGoToOthers({ ageGroup: 'high', consentMethod: 'email-plus' })).toBe(true);
  expect(mayGoToOthers({ ageGroup: 'high', consentMethod: null })).toBe(false);
});
