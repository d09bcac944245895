import { describe, expect, it } from 'vitest';
import { FIRST_YEAR, LAST_YEAR, middleYear, placeOfYear, spanOf } from './years.ts';

const dated = (yearFrom: number | null, yearTo: number | null) => ({ yearFrom, yearTo });

describe('a line of time', () => {
  it('places its first and last year at its ends, and keeps what lies beyond within', () => {
    expect([FIRST_YEAR, LAST_YEAR, -9000].map(placeOfYear)).toEqual([0, 1, 0]);
  });

  it('puts what took long in the middle of its years, and what is undated nowhere', () => {
    expect(middleYear(dated(-1850, -1550))).toBe(-1700);
    expect(middleYear(dated(null, null))).toBeNull();
  });

  it('spans from the first dated thing to the last', () => {
    expect(spanOf([dated(499, 628), dated(null, null), dated(-800, -600)])).toEqual({ from: -800, to: 628 });
    expect(spanOf([dated(null, null)])).toBeNull();
  });
});
