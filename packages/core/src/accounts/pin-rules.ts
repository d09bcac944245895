import type { ErrorCode } from '@ori/contracts/errors';

/**
 * The twenty most used 4-digit PINs, most used first.
 * Source: Nick Berry, "PIN analysis", DataGenetics, September 2012, table of the top twenty among
 * 3.4 million leaked four-digit codes; together they are about 27 % of all PINs people choose.
 */
export const COMMON_PINS: readonly string[] = [
  '1234',
  '1111',
  '0000',
  '1212',
  '7777',
  '1004',
  '2000',
  '4444',
  '2222',
  '6969',
  '9999',
  '3333',
  '5555',
  '6666',
  '1122',
  '1313',
  '8888',
  '4321',
  '2001',
  '1010',
];

export type PinFault = Extract<ErrorCode, 'pin-too-common' | 'pin-is-birth-year'>;

/**
 * What is wrong with a PIN somebody chooses, or null (design §5).
 * `birthYears` are the years the person may be born in: one when the year is known,
 * two when only the age is.
 */
export function pinFault(pin: string, birthYears: readonly number[]): PinFault | null {
  if (COMMON_PINS.includes(pin)) return 'pin-too-common';
  return birthYears.some((year) => String(year) === pin) ? 'pin-is-birth-year' : null;
}

/** The years somebody of this age, in years, may be born in: the birthday may be still to come. */
export function birthYearsOfAge(ageYears: number, thisYear: number): readonly number[] {
  return [thisYear - ageYears, thisYear - ageYears - 1];
}
