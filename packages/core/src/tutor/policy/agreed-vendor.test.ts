import { expect, it } from 'vitest';
import { agreedVendor } from './agreed-vendor.ts';

const OFFERED = { offered: 'Vendor', agreed: null };

it('asks for a grown-up’s agreement for children and for everyone in their care', () => {
  expect(agreedVendor({ ageGroup: 'elementary', hasGuardian: true }, OFFERED)).toBeNull();
  expect(agreedVendor({ ageGroup: 'middle', hasGuardian: false }, OFFERED)).toBeNull();
  expect(agreedVendor({ ageGroup: 'high', hasGuardian: true }, OFFERED)).toBeNull();
  expect(agreedVendor({ ageGroup: 'high', hasGuardian: false }, OFFERED)).toBeNull();
  const agreed = { offered: 'Vendor', agreed: 'Vendor' };
  expect(agreedVendor({ ageGroup: 'k2', hasGuardian: true }, agreed)).toBe('Vendor');
});

it('counts an agreement for the vendor that was named, and for no other', () => {
  expect(agreedVendor({ ageGroup: 'k2', hasGuardian: true }, { offered: 'New', agreed: 'Old' })).toBeNull();
  expect(agreedVendor({ ageGroup: 'k2', hasGuardian: true }, { offered: null, agreed: 'Old' })).toBeNull();
});

it('leaves it to those who answer for themselves', () => {
  expect(agreedVendor({ ageGroup: 'adult', hasGuardian: false }, OFFERED)).toBe('Vendor');
  expect(agreedVendor({ ageGroup: null, hasGuardian: false }, OFFERED)).toBe('Vendor');
  expect(agreedVendor({ ageGroup: 'adult', hasGuardian: false }, { offered: null, agreed: null })).toBeNull();
});
