import { describe, expect, it } from 'vitest';
import { gradeOfAge, greetingTierOf, tutorTierOf } from './tier.ts';

describe('the tier a listener is spoken to in', () => {
  it('follows the grade: it changes after grades 2, 5 and 8', () => {
    const grades = [0, 1, 2, 3, 5, 6, 8, 9, 16];
    const tiers = grades.map((gradeLevel) => greetingTierOf({ gradeLevel }));
    expect(tiers).toEqual([
      'early-elementary',
      'early-elementary',
      'early-elementary',
      'elementary',
      'elementary',
      'middle',
      'middle',
      'high',
      'high',
    ]);
    expect(grades.slice(1).map((gradeLevel) => tutorTierOf({ gradeLevel }))).toEqual(tiers.slice(1));
  });

  it('lets the grade go before the age, and both before the age group', () => {
    expect(greetingTierOf({ gradeLevel: 7, ageYears: 6, ageGroup: 'k2' })).toBe('middle');
    expect(greetingTierOf({ gradeLevel: null, ageYears: 9, ageGroup: 'high' })).toBe('elementary');
    expect(greetingTierOf({ ageGroup: 'k2' })).toBe('early-elementary');
    expect(greetingTierOf({ ageGroup: 'adult' })).toBe('high');
  });

  it('keeps lines in kindergarten as short as for toddlers', () => {
    expect(tutorTierOf({ ageGroup: 'k2' })).toBe('early-elementary');
    expect(tutorTierOf({ ageGroup: 'k2', gradeLevel: 0 })).toBe('toddler');
    expect(tutorTierOf({ ageYears: 5 })).toBe('toddler');
    expect(greetingTierOf({ ageYears: 5 })).toBe('early-elementary');
  });

  it('derives a missing grade from the age: 5 is grade 0, 16 is grade 11, beyond is 12', () => {
    expect([3, 5, 6, 16, 17, 40].map(gradeOfAge)).toEqual([0, 0, 1, 11, 12, 12]);
    expect(tutorTierOf({ ageYears: 11 })).toBe('middle');
  });

  it('is that of grade 3 for somebody of whom nothing is known', () => {
    expect(tutorTierOf({})).toBe('elementary');
    expect(tutorTierOf({ ageGroup: null, gradeLevel: null, ageYears: null })).toBe('elementary');
  });
});
