import type { SacredSite, SiteAlignment } from '@ori/contracts/heritage';
import { skyDeskProps } from '@ori/contracts/sky-labs';
import { expect, test } from 'vitest';
import { seasonOf, skyPlaceOf, summaryPlaceOf } from './sky-place.ts';

const ALIGNMENT: SiteAlignment = {
  claimId: 'site.stonehenge.alignment-1',
  label: 'science',
  sources: [],
  kind: 'sun',
  target: 'June solstice sunrise',
  status: 'accepted',
  event: 'rise',
  epoch: -2500,
  horizonAltDeg: 0.6,
  axisAzimuthDeg: 49.9,
  declinationDeg: 23.97,
  computedAzimuthDeg: 49.82,
  computedAltitudeDeg: null,
  computedDeclinationDeg: null,
  differenceDeg: 0.08,
  toleranceDeg: null,
};
const SITE: SacredSite = {
  id: 'stonehenge',
  name: 'Stonehenge',
  lang: 'en',
  location: 'Wiltshire, England',
  civilization: 'Neolithic Britain',
  culture: null,
  cultureName: null,
  dateBuilt: '3000–1600 BCE',
  dateFrom: -3000,
  dateTo: -1600,
  lat: 51.1789,
  lon: -1.8262,
  isApproximate: false,
  geometricFeatures: [],
  astronomicalAlignments: [ALIGNMENT],
  acousticProperties: null,
  acoustics: null,
  modernStudies: '',
  note: null,
  built: null,
};
const shapeOf = (place: unknown) => skyDeskProps.safeParse({ places: [place] }).error;

test('a site opens at the epoch of its alignment, with its axis and the solstice asked for', () => {
  const place = skyPlaceOf(SITE);
  expect(shapeOf(place)).toBeUndefined();
  expect(place).toMatchObject({ year: -2500, axisDeg: 49.9, target: { season: 'june', event: 'rise' } });
});

test('a site without alignment is a place and a date; older than our sky, it gets the oldest we compute', () => {
  const place = skyPlaceOf({ ...SITE, dateFrom: -9500, astronomicalAlignments: [] });
  expect(shapeOf(place)).toBeUndefined();
  expect(place).toEqual(summaryPlaceOf({ ...SITE, dateFrom: -3500 }));
});

test('an axis held back for review is not shown', () => {
  const place = skyPlaceOf({ ...SITE, astronomicalAlignments: [{ ...ALIGNMENT, axisAzimuthDeg: null }] });
  expect(place.axisDeg).toBeUndefined();
  expect(place.target).toBeDefined();
});

test('days between the seasons have none', () => {
  expect(seasonOf(-10.1, 2025)).toBeNull();
  expect(seasonOf(0, -3000)).toBe('march');
  expect(seasonOf(-23.92, -1950)).toBe('december');
});
