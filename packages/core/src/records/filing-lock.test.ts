import { describe, expect, it } from 'vitest';
import { filedOutside, lockedByFiling } from './filing-lock.ts';

const year = { startsOn: '2026-09-08', endsOn: '2027-06-11' };
const report = { type: 'quarterly', isSent: true } as const;

describe('a filing', () => {
  it('locks the year up to the day before it was sent, and not beyond its last day', () => {
    expect(lockedByFiling(report, year, '2026-11-15', null)).toEqual({
      from: '2026-09-08',
      to: '2026-11-14',
    });
    expect(lockedByFiling(report, year, '2027-06-30', null)).toEqual({
      from: '2026-09-08',
      to: '2027-06-11',
    });
  });

  it('of a part of the year locks that part, and what was not over when it was sent stays open', () => {
    const from = '2026-09-08';
    expect(lockedByFiling(report, year, '2026-11-22', '2026-11-04')).toEqual({ from, to: '2026-11-04' });
    expect(lockedByFiling(report, year, '2026-11-01', '2026-11-04')).toEqual({ from, to: '2026-10-31' });
  });

  it('locks nothing that it does not report, before the year, or that stays at home', () => {
    expect(lockedByFiling({ ...report, type: 'intent' }, year, '2026-11-15', null)).toBeNull();
    expect(lockedByFiling(report, year, '2026-09-08', null)).toBeNull();
    expect(lockedByFiling({ ...report, isSent: false }, year, '2026-11-15', null)).toBeNull();
  });
});

describe('a year that is set right', () => {
  const filed = [{ from: '2026-09-08', to: '2026-11-04' }];
  it.each([
    ['2026-09-01', '2026-11-04', null],
    ['2026-09-08', '2027-06-30', null],
    ['2026-09-09', '2027-06-11', 'before'],
    ['2026-09-08', '2026-11-03', 'after'],
  ])('from %s to %s keeps its filed days, or says where they would be lost', (startsOn, endsOn, side) => {
    expect(filedOutside(year, { startsOn, endsOn }, filed)).toBe(side);
  });

  it('answers for its own days only: what another year filed is that year’s', () => {
    const over = [{ from: '2026-06-01', to: '2026-09-20' }];
    expect(filedOutside(year, { ...year, startsOn: '2026-09-08' }, over)).toBeNull();
    expect(filedOutside(year, { ...year, endsOn: '2026-09-20' }, over)).toBeNull();
  });
});
