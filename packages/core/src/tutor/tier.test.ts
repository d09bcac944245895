import { describe, expect, it } from 'vitest';
import { gradeOfAge, tutorTierOf } from './tier.ts';

describe('the tier a listener is spoken to in', () => {
  it('follows the age group, and kindergarten within the youngest', () => {
    expect(tutorTierOf({ ageGroup: 'k2' })).toBe('early-elementary');
    expect(tutorTierOf({ ageGroup: 'k2', gradeLevel: 0 })).toBe('toddler');
    expect(tutorTierOf({ ageGroup: 'k2', ageYears: 5 })).toBe('toddler');
    expect(tutorTierOf({ ageGroup: 'elementary', gradeLevel: 0 })).toBe('elementary');
    expect(tutorTierOf({ ageGroup: 'adult' })).toBe('high');
  });

  it('changes after grades 2, 5 and 8', () => {
    const tiers = [0, 1, 2, 3, 5, 6, 8, 9, 16].map((gradeLevel) => tutorTierOf({ gradeLevel }));
    expect(tiers).toEqual([
      'toddler',
      'early-elementary',
      'early-elementary',
      'elementary',
      'elementary',
      'middle',
      'middle',
      'high',
      'high',
    ]);
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
