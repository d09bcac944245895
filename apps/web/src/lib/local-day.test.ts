import { afterEach, describe, expect, it } from 'vitest';
import { goByZone, localDay, zoneGoneBy } from './local-day.ts';

const AT = new Date('2026-11-24T10:30:00Z');
const here = zoneGoneBy();
afterEach(() => goByZone(undefined));

describe('the day of a moment', () => {
  it.each([
    ['Pacific/Honolulu', '2026-11-24'],
    ['Pacific/Auckland', '2026-11-24'],
    ['Pacific/Kiritimati', '2026-11-25'],
    ['Pacific/Pago_Pago', '2026-11-23'],
  ])('is that of the family in %s, whatever this computer’s clock says', (zone, day) => {
    goByZone(zone);
    expect(localDay(AT)).toBe(day);
  });

  it.each([
    ['2027-03-14T07:59:00Z', '2027-03-13'],
    ['2027-03-14T08:00:00Z', '2027-03-14'],
    ['2027-03-15T06:59:00Z', '2027-03-14'],
    ['2027-03-15T07:00:00Z', '2027-03-15'],
  ])('turns at the wall’s midnight when clocks go forward: %s', (moment, day) => {
    goByZone('America/Los_Angeles');
    expect(localDay(new Date(moment))).toBe(day);
  });

  it('is this computer’s where nobody is signed in, or their zone is not known here', () => {
    goByZone('Pacific/Kiritimati');
    goByZone(undefined);
    expect(zoneGoneBy()).toBe(here);
    goByZone('Atlantis/Capital');
    expect(zoneGoneBy()).toBe(here);
  });
});
