import { expect, it } from 'vitest';
import { agreedVendor } from './agreed-vendor.ts';

const consentMethod = 'card-transaction';
const OFFERED = { offered: 'Vendor', agreed: null };

it('asks for a grown-up’s agreement for children and for everyone in their care', () => {
  expect(agreedVendor({ ageGroup: 'elementary', hasGuardian: true, consentMethod }, OFFERED)).toBeNull();
  expect(agreedVendor({ ageGroup: 'middle', hasGuardian: false, consentMethod: null }, OFFERED)).toBeNull();
  expect(agreedVendor({ ageGroup: 'high', hasGuardian: true, consentMethod }, OFFERED)).toBeNull();
  expect(agreedVendor({ ageGroup: 'high', hasGuardian: false, consentMethod: null }, OFFERED)).toBeNull();
  const agreed = { offered: 'Vendor', agreed: 'Vendor' };
  expect(agreedVendor({ ageGroup: 'k2', hasGuardian: true, consentMethod }, agreed)).toBe('Vendor');
});

it('counts an agreement for the vendor that was named, and for no other', () => {
  expect(
    agreedVendor({ ageGroup: 'k2', hasGuardian: true, consentMethod }, { offered: 'New', agreed: 'Old' }),
  ).toBeNull();
  expect(
    agreedVendor({ ageGroup: 'k2', hasGuardian: true, consentMethod }, { offered: null, agreed: 'Old' }),
  ).toBeNull();
});

it('leaves it to those who answer for themselves', () => {
  expect(agreedVendor({ ageGroup: 'adult', hasGuardian: false, consentMethod: null }, OFFERED)).toBe(
    'Vendor',
  );
  expect(agreedVendor({ ageGroup: null, hasGuardian: false, consentMethod: null }, OFFERED)).toBe('Vendor');
  expect(
    agreedVendor(
      { ageGroup: 'adult', hasGuardian: false, consentMethod: null },
      { offered: null, agreed: null },
    ),
  ).toBeNull();
});

it('needs the consent of a child’s parent to be shown by more than e-mail, and to stand', () => {
  const agreed = { offered: 'Vendor', agreed: 'Vendor' };
  const of = (ageGroup: 'middle' | 'high', method: string | null) =>
    agreedVendor({ ageGroup, hasGuardian: true, consentMethod: method }, agreed);
  expect([of('middle', 'email-plus'), of('middle', null), of('middle', 'signed-form')]).toEqual([
    null,
    null,
    'Vendor',
  ]);
  expect([of('high', 'email-plus'), of('high', null)]).toEqual(['Vendor', null]);
});
