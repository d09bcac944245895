import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditOf } from './credits.ts';
import { courseGrade } from './gpa-course-grade.ts';
import { percentOfMarks } from './grades-from-marks.ts';
import { percentOfMastery } from './grades-from-mastery.ts';
import { gradeNamed, gradeOfPercent, lettersOf } from './grades-scales.ts';

const graded = {
  grading: 'graded',
  gradeFrom: 'hand',
  grade: null,
  mastery: null,
  marks: { percent: null },
} as const;

describe('a grade', () => {
  test('is read from the whole percent, a half rounded up: 89.49 is a B+, 89.5 an A−', () => {
    expect(gradeOfPercent('us-plus-minus', 89_49).symbol).toBe('B+');
    expect(gradeOfPercent('us-plus-minus', 89_50).symbol).toBe('A-');
    expect(gradeOfPercent('us-letter', 59_49)).toEqual({ symbol: 'F', points: 0, isPassed: false });
    expect(gradeOfPercent('pass-fail', 59_50)).toEqual({ symbol: 'P', points: null, isPassed: true });
  });

  test('on a scale of numbers is the share of its highest: 72.5 % is 14.5 of 20 and 7.3 of 10', () => {
    expect(gradeOfPercent('french-20', 72_50)).toEqual({ symbol: '14.5', points: 1450, isPassed: true });
    expect(gradeOfPercent('spanish-10', 72_50)).toEqual({ symbol: '7.3', points: 730, isPassed: true });
    expect(gradeOfPercent('percent', 72_50)).toEqual({ symbol: '73', points: 7300, isPassed: true });
  });

  test('never falls when the percent rises, on any scale', () => {
    const scale = fc.constantFrom(
      'us-plus-minus',
      'us-letter',
      'percent',
      'french-20',
      'spanish-10' as const,
    );
    const percent = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(scale, percent, percent, (on, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(gradeOfPercent(on, high).points).toBeGreaterThanOrEqual(gradeOfPercent(on, low).points!);
      }),
    );
  });

  test('given by hand is understood as people write it, and refused off the scale', () => {
    expect(gradeNamed('us-plus-minus', ' a− ')?.symbol).toBe('A-');
    expect(gradeNamed('us-letter', 'A-')).toBeNull();
    expect(gradeNamed('french-20', '14,25')).toEqual({ symbol: '14.25', points: 1425, isPassed: true });
    for (const text of ['20.01', '-1', '1e1', '', 'A'])
      expect(gradeNamed('french-20', text), text).toBeNull();
    for (const { symbol } of lettersOf('us-plus-minus'))
      expect(gradeNamed('us-plus-minus', symbol)?.symbol).toBe(symbol);
  });

  test('given on another scale is asked for anew, never translated', () => {
    const said = { ...graded, grade: 'B+' };
    expect(courseGrade(said, 'us-plus-minus')).toMatchObject({ grade: { points: 330 }, isOtherScale: false });
    expect(courseGrade(said, 'french-20')).toEqual({ grade: null, isOtherScale: true });
  });

  test('comes from where the parent says: mastery, marks or their own word', () => {
    const all = { ...graded, grade: 'C', mastery: { mastered: 8, total: 10 }, marks: { percent: 95_00 } };
    const symbol = (gradeFrom: 'mastery' | 'marks' | 'hand') =>
      courseGrade({ ...all, gradeFrom }, 'us-plus-minus').grade?.symbol;
    expect([symbol('mastery'), symbol('marks'), symbol('hand')]).toEqual(['B-', 'A', 'C']);
    expect(percentOfMastery({ mastered: 0, total: 0 })).toBeNull();
  });
});

describe('marks together', () => {
  test('are the weighted mean of shares: 18/20 once and 40/50 twice is (90 + 160) / 3 = 83.33 %', () => {
    const marks = [
      { points: 1800, outOf: 2000, weight: 1 },
      { points: 4000, outOf: 5000, weight: 2 },
    ];
    expect(percentOfMarks(marks)).toBe(83_33);
    expect(percentOfMarks([])).toBeNull();
  });

  test('do not depend on their order, stay between the worst and the best, and thirds add up to the whole', () => {
    const mark = fc
      .record({
        outOf: fc.integer({ min: 1, max: 100_000 }),
        weight: fc.integer({ min: 1, max: 100 }),
        share: fc.nat(100),
      })
      .map(({ outOf, weight, share }) => ({ outOf, weight, points: Math.floor((outOf * share) / 100) }));
    fc.assert(
      fc.property(fc.array(mark, { minLength: 1, maxLength: 40 }), (marks) => {
        const together = percentOfMarks(marks)!;
        expect(percentOfMarks(marks.toReversed())).toBe(together);
        const each = marks.map((one) => percentOfMarks([one])!);
        expect(together).toBeGreaterThanOrEqual(Math.min(...each));
        expect(together).toBeLessThanOrEqual(Math.max(...each));
      }),
      { numRuns: 60 },
    );
    expect(percentOfMarks([1, 2].map((third) => ({ points: 100 * third, outOf: 300, weight: 1 })))).toBe(
      50_00,
    );
    expect(percentOfMarks([{ points: 300, outOf: 200, weight: 1 }])).toBe(100_00);
  });
});

describe('credit', () => {
  const course = { credit: null, minutes: null, workedMinutes: null };
  test('by hours is whole quarters, never rounded up: 119 h 59 min of 120 is ¾', () => {
    const basis = { creditBasis: 'hours', hoursPerCredit: 120 } as const;
    expect(creditOf(basis, { ...course, minutes: 120 * 60 })).toBe(100);
    expect(creditOf(basis, { ...course, minutes: 120 * 60 - 1 })).toBe(75);
    expect(creditOf({ ...basis, hoursPerCredit: 180 }, { ...course, workedMinutes: 120 * 60 })).toBe(50);
    expect(creditOf(basis, { ...course, minutes: 60 * 60, workedMinutes: 120 * 60 })).toBe(50);
    expect(creditOf(basis, course)).toBe(0);
  });

  test('by completion is what the parent gave', () => {
    const basis = { creditBasis: 'completion', hoursPerCredit: 120 } as const;
    expect(creditOf(basis, { ...course, credit: 50, minutes: 9000 })).toBe(50);
  });
});
