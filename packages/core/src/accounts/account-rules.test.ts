import { registerInput, sacredId } from '@ori/contracts/accounts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName, nameOf, splitFullName } from './names.ts';
import { COMMON_PINS, birthYearsOfAge, pinFault } from './pin-rules.ts';
import { safeReturnPath } from './return-path.ts';
import { suggestSacredIds } from './sacred-id-suggestions.ts';
import { needsSecondStep } from './second-step.ts';
import { ageGroupAtSignUp, signUpRefusal } from './sign-up.ts';

const THIS_YEAR = 2026;
const form = {
  role: 'parent',
  sacredId: 'Amara',
  pin: '8305',
  pinConfirmation: '8305',
  email: 'amara@example.org',
  fullName: 'Amara Okafor',
  termsAgreed: true,
};
const refusalOf = (changes: Record<string, unknown>) =>
  signUpRefusal(registerInput.parse({ ...form, ...changes }), THIS_YEAR);

describe('pinFault', () => {
  it('refuses the twenty most used PINs and no other by that reason', () => {
    const all = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'));
    expect(all.filter((pin) => pinFault(pin, []) === 'pin-too-common')).toHaveLength(20);
    expect(new Set(COMMON_PINS).size).toBe(20);
  });

  it('refuses the birth year, and both years an age allows', () => {
    expect(pinFault('2015', [2015])).toBe('pin-is-birth-year');
    expect(birthYearsOfAge(15, THIS_YEAR).map((year) => pinFault(String(year), [2011, 2010]))).toEqual([
      'pin-is-birth-year',
      'pin-is-birth-year',
    ]);
    expect(pinFault('2012', birthYearsOfAge(15, THIS_YEAR))).toBeNull();
  });
});

describe('signUpRefusal', () => {
  it('takes the whole form, and the e-mail-and-password payload', () => {
    expect(refusalOf({})).toBeNull();
    const call = {
      email: 'a@example.org',
      password: 'long enough',
      firstName: 'A',
      lastName: 'B',
      role: 'parent',
    };
    expect(signUpRefusal(registerInput.parse(call), THIS_YEAR)).toBeNull();
  });

  it.each([
    [{ role: 'ADMIN' }, { code: 'invalid-input', field: 'role' }],
    [{ role: 'student' }, { code: 'age-needed' }],
    [{ role: 'superuser' }, { code: 'age-needed' }],
    [{ role: undefined }, { code: 'age-needed' }],
    [{ role: 'student', ageGroup: 'k2' }, { code: 'grown-up-needed' }],
    [{ role: 'student', ageGroup: 'high', age: 13 }, { code: 'grown-up-needed' }],
    [{ role: 'student', gradeLevel: 4 }, { code: 'grown-up-needed' }],
    [{ role: 'student', ageGroup: 'high' }, { code: 'country-needed' }],
    [{ role: 'student', gradeLevel: 9 }, { code: 'country-needed' }],
    [{ role: 'student', age: 15 }, { code: 'country-needed' }],
    [
      { role: 'student', ageGroup: 'high', country: 'FR' },
      { code: 'age-needed', field: 'age' },
    ],
    [{ role: 'student', ageGroup: 'high', country: 'FR', age: 14 }, { code: 'grown-up-needed' }],
    [{ role: 'student', ageGroup: 'high', country: 'DE', age: 15 }, { code: 'grown-up-needed' }],
    [{ pin: undefined }, { code: 'credential-missing' }],
    [{ pinConfirmation: '8306' }, { code: 'pins-differ' }],
    [{ termsAgreed: false }, { code: 'terms-not-agreed' }],
    [{ email: undefined }, { code: 'email-needed' }],
    [{ fullName: undefined }, { code: 'invalid-input', field: 'fullName' }],
    [{ pin: '1234', pinConfirmation: '1234' }, { code: 'pin-too-common' }],
  ])('refuses %j', (changes, refusal) => {
    expect(refusalOf(changes)).toEqual(refusal);
  });

  it.each([
    { ageGroup: 'high', country: 'US' },
    { ageGroup: 'high', country: 'FR', age: 15 },
    { ageGroup: 'high', country: 'DE', age: 16 },
    { age: 16 },
    { age: 17, gradeLevel: 11 },
    { ageGroup: 'adult' },
    { gradeLevel: 14 },
  ])('takes a learner who says %j', (changes) => {
    expect(refusalOf({ role: 'student', ...changes })).toBeNull();
  });

  it('makes an unknown role a student', () => {
    expect(registerInput.parse({ ...form, role: 'superuser' }).role).toBe('student');
  });
});

describe('ageGroupAtSignUp', () => {
  it('takes the choice, else age, else grade', () => {
    expect(ageGroupAtSignUp({ role: 'student', ageGroup: 'university', age: 40 })).toBe('university');
    expect(ageGroupAtSignUp({ role: 'student', age: 16 })).toBe('high');
    expect(ageGroupAtSignUp({ role: 'student', age: 33 })).toBe('adult');
    expect(ageGroupAtSignUp({ role: 'student', gradeLevel: 13 })).toBe('university');
    expect(ageGroupAtSignUp({ role: 'parent', ageGroup: 'high' })).toBeNull();
  });
});

describe('names', () => {
  it('splits a full name at its first space and tidies it', () => {
    expect(splitFullName('  Ana   María de la Cruz ')).toEqual({
      firstName: 'Ana',
      lastName: 'María de la Cruz',
    });
    expect(nameOf({ firstName: ' Kofi ', lastName: ' Mensah ' })).toEqual({
      firstName: 'Kofi',
      lastName: 'Mensah',
    });
  });

  it('falls back to the e-mail', () => {
    expect(displayName({ firstName: '', lastName: '', email: 'a@example.org' })).toBe('a@example.org');
  });
});

describe('suggestSacredIds', () => {
  it('always suggests different Sacred IDs of valid form', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 60 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.9999, noNaN: true })),
        (wish, stream) => {
          const made = suggestSacredIds(wish, 3, () => stream.next().value as number);
          expect(new Set(made).size).toBe(made.length);
          for (const id of made) expect(sacredId.safeParse(id).success).toBe(true);
        },
      ),
    );
  });
});

describe('needsSecondStep', () => {
  const parent = { role: 'parent', knownDevice: false, demoOnLoopback: false } as const;

  it('asks grown-ups on a new device, admins always, students never', () => {
    expect(needsSecondStep(parent)).toBe(true);
    expect(needsSecondStep({ ...parent, role: 'teacher' })).toBe(true);
    expect(needsSecondStep({ ...parent, knownDevice: true })).toBe(false);
    expect(needsSecondStep({ ...parent, role: 'admin', knownDevice: true })).toBe(true);
    expect(needsSecondStep({ ...parent, role: 'student' })).toBe(false);
    expect(needsSecondStep({ ...parent, role: 'admin', demoOnLoopback: true })).toBe(false);
  });
});

describe('safeReturnPath', () => {
  it('keeps paths of this site and refuses every way out', () => {
    expect(safeReturnPath('/lessons/gou-and-gu', '/auth')).toBe('/lessons/gou-and-gu');
    for (const way of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/a?b=c',
      '/a\nb',
      '',
      null,
    ]) {
      expect(safeReturnPath(way, '/auth')).toBe('/auth');
    }
  });
});
