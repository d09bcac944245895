import { COUNTRY_CODES } from '@ori/contracts/country-codes';
import { expect, test } from 'vitest';
import { ownAccountAge } from './consent-age.ts';

test.each([
  ['US', 14],
  ['GB', 14],
  ['ES', 14],
  ['FR', 15],
  ['RE', 15],
  ['DE', 16],
  ['IE', 16],
  ['BR', 16],
  ['XX', 16],
] as const)('in %s an account of one’s own is opened from %d', (country, age) => {
  expect(ownAccountAge(country)).toBe(age);
});

test('nowhere is it below 14 or above 16, and every code has a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(COUNTRY_CODES).toHaveLength(249);
  for (const code of COUNTRY_CODES) {
    expect([14, 15, 16]).toContain(ownAccountAge(code));
    expect(names.of(code), code).toBeTruthy();
  }
});
