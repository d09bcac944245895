import { CONSENT_TEXT_VERSION, TERMS_VERSION } from '@ori/contracts/consent-version';
import { LEGAL_VERSIONS, type LegalVersion, NEW_TEXT_DAYS, TOLD_TEXTS } from '@ori/contracts/legal-versions';
import { describe, expect, it } from 'vitest';
import { addDays } from '../learning/day-of.ts';
import { announcedOn, appliesToOneTold, newestOf, slugToAgree } from './legal-versions.ts';

/** Until this day nobody had agreed to anything, and a version applied on the day it was published. */
const FIRST_DAYS_END = '2026-11-28';
const FIRST = { text: 'terms', version: '1', published: '2026-11-22', applies: '2026-11-22' } as const;
const COMING = { text: 'terms', version: '2', published: '2027-01-04', applies: '2027-02-08' } as const;
const VERSIONS: readonly LegalVersion[] = [FIRST, COMING];

describe('the versions of the texts that bind', () => {
  it.each(TOLD_TEXTS)('of %s follow one another, each with a name of its own', (text) => {
    const own = LEGAL_VERSIONS.filter((each) => each.text === text);
    expect(new Set(own.map(({ version }) => version)).size).toBe(own.length);
    for (const day of ['published', 'applies'] as const)
      expect(own.map((each) => each[day])).toEqual(own.map((each) => each[day]).toSorted());
  });

  it('are known long enough before they apply', () => {
    for (const { published, applies } of LEGAL_VERSIONS.filter((each) => each.published > FIRST_DAYS_END))
      expect(applies >= addDays(published, NEW_TEXT_DAYS)).toBe(true);
  });

  it('end with those that accounts and consents record', () => {
    const last = TOLD_TEXTS.map((text) => LEGAL_VERSIONS.findLast((each) => each.text === text)?.version);
    expect(last).toEqual([TERMS_VERSION, CONSENT_TEXT_VERSION]);
  });
});

describe('a version that comes', () => {
  it('is told of from the day it is published, and still to those who come back after it applies', () => {
    expect(announcedOn(VERSIONS, '2027-01-03')).toEqual([]);
    expect(announcedOn(VERSIONS, '2027-01-04')).toEqual([COMING]);
    expect(announcedOn(VERSIONS, '2028-01-01')).toEqual([COMING]);
    expect(newestOf(VERSIONS, 'privacy', '2028-01-01')).toBeNull();
  });

  it('applies on its day, or thirty days after somebody was told, whichever is later', () => {
    expect(appliesToOneTold(COMING, '2027-01-04')).toBe('2027-02-08');
    expect(appliesToOneTold(COMING, '2027-01-09')).toBe('2027-02-08');
    expect(appliesToOneTold(COMING, '2027-01-10')).toBe('2027-02-09');
  });

  it('is what a newcomer reads and agrees to until it stands under the text’s own name', () => {
    expect(slugToAgree(VERSIONS, 'terms', '2027-01-03')).toBe('terms');
    expect(slugToAgree(VERSIONS, 'terms', '2027-01-04')).toBe('terms-v-2');
    expect(slugToAgree(VERSIONS, 'terms', '2027-02-08')).toBe('terms');
    expect(slugToAgree([], 'privacy', '2027-02-08')).toBe('privacy');
  });
});
