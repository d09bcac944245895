import { AGE_GROUPS, ROLES } from '@ori/contracts/roles';
import { expect, test } from 'vitest';
import { EMAIL_MARKS, isEmailConfirmed, owesConfirmation, withoutEmailMarks } from './email-proof.ts';

const AT = '2026-11-20T15:00:00.000Z';
const email = 'someone@example.org';

test('an address is confirmed by either mark, and for the demo family; by nothing else', () => {
  for (const mark of EMAIL_MARKS) expect(isEmailConfirmed({ [mark]: AT })).toBe(true);
  expect(isEmailConfirmed({ demo: true })).toBe(true);
  for (const metadata of [{}, { demo: 'true' }, { emailVerifiedAt: null }, { emailConfirmedAt: false }])
    expect(isEmailConfirmed(metadata)).toBe(false);
});

test('another address starts without the marks of the old one; all else is kept', () => {
  const metadata = { emailVerifiedAt: AT, emailConfirmedAt: AT, kept: 1 };
  expect(withoutEmailMarks(metadata)).toEqual({ kept: 1 });
});

test('grown-ups with an unconfirmed address are asked; children and people without an address never', () => {
  for (const role of ROLES.filter((other) => other !== 'student'))
    expect(owesConfirmation({ role, ageGroup: null, email, metadata: {} })).toBe(true);
  const asked = AGE_GROUPS.filter((ageGroup) =>
    owesConfirmation({ role: 'student', ageGroup, email, metadata: {} }),
  );
  expect(asked).toEqual(['university', 'adult']);
  expect(owesConfirmation({ role: 'student', ageGroup: null, email, metadata: {} })).toBe(false);
  const youth = { role: 'student', ageGroup: 'high', email, metadata: {} } as const;
  expect([true, false].map((newsletter) => owesConfirmation({ ...youth, newsletter }))).toEqual([
    true,
    false,
  ]);
  expect(owesConfirmation({ role: 'parent', email: null, metadata: {} })).toBe(false);
  expect(owesConfirmation({ role: 'parent', email, metadata: { emailConfirmedAt: AT } })).toBe(false);
});
