import { ROLES } from '@ori/contracts/roles';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  isMailedCodeEnough,
  mayHaveAuthenticator,
  recoveryCodeOf,
  shownRecoveryCode,
  typedStep,
} from './authenticator.ts';

it('gives apps to grown-ups only', () => {
  expect(ROLES.filter(mayHaveAuthenticator).toSorted()).toEqual(['admin', 'parent', 'teacher']);
});

it('takes a mailed code of everybody but an admin who has something better', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ROLES), fc.boolean(), fc.boolean(), (role, hasApp, hasPasskey) => {
      const expected = !(role === 'admin' && (hasApp || hasPasskey));
      expect(isMailedCodeEnough({ role, hasApp, hasPasskey })).toBe(expected);
    }),
  );
});

it('reads a recovery code as it was shown, however it is typed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
      const code = recoveryCodeOf(bytes);
      const shown = shownRecoveryCode(code);
      const misread = shown.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
      for (const typed of [code, shown, ` ${shown.toLowerCase()} `, misread])
        expect(typedStep(typed)).toEqual({ kind: 'recovery', code });
    }),
  );
});

it.each<[string, ReturnType<typeof typedStep>]>([
  ['123456', { kind: 'digits', code: '123456' }],
  [' 123 456 ', { kind: 'digits', code: '123456' }],
  ['12345', null],
  ['1234567', null],
  ['١٢٣٤٥٦', null],
  ['12345a', null],
  ['ABCDE-FGHJU', null],
  ['', null],
])('reads “%s” as what it is', (typed, expected) => {
  expect(typedStep(typed)).toEqual(expected);
});
