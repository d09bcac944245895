import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageOf, averagesOf } from './gpa.ts';
import { averageSteps } from './gpa-steps.ts';
import { transcriptOf } from './gpa-transcript.ts';
import { halfUpOf } from './grades-rounding.ts';
import { topOf } from './grades-scales.ts';
import { keptCourse as course, RULES } from './testing/kept-course.ts';

const totals = (courses: Parameters<typeof transcriptOf>[1], rules = {}) =>
  transcriptOf({ ...RULES, ...rules }, courses).totals;

describe('worked examples', () => {
  test('1: A, B+ and B− of a credit each are (4.0 + 3.3 + 2.7) / 3 = 3.33', () => {
    const taken = ['A', 'B+', 'B-'].map((grade) => course(grade, { grade }));
    expect(totals(taken)).toEqual({ attempted: 300, earned: 300, average: 333, weightedAverage: 333 });
  });

  test('2: a half credit counts half: (4.0 × 1 + 2.0 × 0.5) / 1.5 = 3.33', () => {
    const taken = [course('a'), course('c', { grade: 'C', credit: 50 })];
    expect(totals(taken)).toMatchObject({ earned: 150, average: 333 });
  });

  test('3: honours add a half: (4.0 + 0.5 + 3.0) / 2 = 3.75 against 3.50 unweighted', () => {
    const taken = [course('a', { level: 'honours' }), course('b', { grade: 'B' })];
    expect(totals(taken)).toMatchObject({ average: 350, weightedAverage: 375 });
  });

  test('4: AP and dual enrolment add one: (3.7 + 1 + 3.0 + 1 + 4.0) / 3 = 4.23 against 3.57', () => {
    const taken = [
      course('x', { grade: 'A-', level: 'ap' }),
      course('y', { grade: 'B', level: 'dual' }),
      course('z'),
    ];
    expect(totals(taken)).toMatchObject({ average: 357, weightedAverage: 423 });
  });

  test('5: the family’s own weights count: 4.0 + 0.25 for honours', () => {
    expect(totals([course('a', { level: 'honours' })], { honoursWeight: 25 }).weightedAverage).toBe(425);
  });

  test('6: a failed AP course is in the average without its weight and earns nothing: (0 + 4.0) / 2 = 2.00', () => {
    const taken = [course('f', { grade: 'F', level: 'ap' }), course('a')];
    expect(totals(taken)).toEqual({ attempted: 200, earned: 100, average: 200, weightedAverage: 200 });
  });

  test('7: passed or failed: credit for the one, none for the other, and neither in the average', () => {
    const pass = { grading: 'pass-fail', grade: 'P' } as const;
    const taken = [course('p', pass), course('f', { ...pass, grade: 'F' }), course('b', { grade: 'B' })];
    expect(totals(taken)).toEqual({ attempted: 300, earned: 200, average: 300, weightedAverage: 300 });
  });

  test('8: withdrawn and unfinished courses are shown and count nothing', () => {
    const taken = [
      course('w', { status: 'withdrawn', grade: 'F' }),
      course('i', { status: 'in-progress' }),
      course('b', { grade: 'B' }),
    ];
    const { years, totals: all } = transcriptOf(RULES, taken);
    expect(years[0]?.courses).toHaveLength(3);
    expect(all).toEqual({ attempted: 100, earned: 100, average: 300, weightedAverage: 300 });
  });

  test('9: of a repeated course the latest counts, or the best, or all: 2.3, 3.0, (3.0 + 2.3) / 2 = 2.65', () => {
    const taken = [
      course('first', { grade: 'B' }),
      course('again', { year: 2026, grade: 'C+', repeats: 'first' }),
    ];
    expect(totals(taken)).toMatchObject({ earned: 100, average: 230 });
    expect(totals(taken, { repeatRule: 'best' })).toMatchObject({ earned: 100, average: 300 });
    expect(totals(taken, { repeatRule: 'all' })).toMatchObject({ earned: 100, average: 265 });
  });

  test('10: a failed course repeated: F then A is 4.00 by the latest, 2.00 by all, one credit either way', () => {
    const taken = [course('f', { grade: 'F' }), course('a', { year: 2026, repeats: 'f' })];
    expect(totals(taken)).toMatchObject({ earned: 100, average: 400 });
    expect(totals(taken, { repeatRule: 'all' })).toMatchObject({ attempted: 200, earned: 100, average: 200 });
  });

  test('11: a withdrawn repeat replaces nothing', () => {
    const taken = [
      course('b', { grade: 'B' }),
      course('w', { year: 2026, status: 'withdrawn', repeats: 'b' }),
    ];
    expect(totals(taken)).toMatchObject({ earned: 100, average: 300 });
  });

  test('12: a half is rounded up: (4.0 × 1 + 3.7 × 3) / 4 = 3.775 is 3.78, and 3.125 is 3.13 where half-even says 3.12', () => {
    const one = course('a');
    const three = course('a-', { grade: 'A-', credit: 300 });
    expect(totals([one, three]).average).toBe(378);
    const eighths = [
      { points: 300, credit: 7 },
      { points: 400, credit: 1 },
    ].map((each) => ({ ...each, level: 'regular' as const, isPassed: true }));
    expect(averageOf(eighths)).toBe(313);
  });

  test('13: French marks out of 20: (14.5 × 1 + 11 × 0.5) / 1.5 = 13.33, without weights', () => {
    const taken = [course('a', { grade: '14,5', level: 'ap' }), course('b', { grade: '11', credit: 50 })];
    expect(totals(taken, { scale: 'french-20' })).toMatchObject({ average: 1333, weightedAverage: null });
  });

  test('14: Spanish marks out of 10: 4.9 fails and earns nothing, (4.9 + 9) / 2 = 6.95', () => {
    const taken = [course('a', { grade: '4.9' }), course('b', { grade: '9' })];
    expect(totals(taken, { scale: 'spanish-10' })).toMatchObject({ earned: 100, average: 695 });
  });

  test('15: years stand apart: 9th 4.00, 10th (3.0 + 2.0) / 2 = 2.50, together (4 + 3 + 2) / 3 = 3.00', () => {
    const taken = [
      course('b', { year: 2026, gradeLevel: 10, grade: 'B' }),
      course('a'),
      course('c', { year: 2026, gradeLevel: 10, grade: 'C' }),
    ];
    const { years, totals: all } = transcriptOf(RULES, taken);
    expect(years.map(({ year, gradeLevel, average }) => [year, gradeLevel, average])).toEqual([
      [2025, 9, 400],
      [2026, 10, 250],
    ]);
    expect(all.average).toBe(300);
  });
});

const SCALES = ['us-plus-minus', 'us-letter', 'percent', 'french-20', 'spanish-10'] as const;
const counted = (top: number) =>
  fc.record({
    credit: fc.integer({ min: 1, max: 1000 }),
    points: fc.integer({ min: 0, max: top }),
    level: fc.constantFrom('regular' as const, 'honours' as const, 'ap' as const, 'dual' as const),
    isPassed: fc.boolean(),
  });

describe('every average', () => {
  test.each(SCALES)('stays on the scale, whatever the order of the courses: %s', (scale) => {
    const top = topOf(scale)!;
    fc.assert(
      fc.property(fc.array(counted(top), { minLength: 1, maxLength: 60 }), (courses) => {
        const { average, weightedAverage } = averagesOf(scale, courses, RULES);
        const points = courses.map((each) => each.points);
        expect(average).toBeGreaterThanOrEqual(Math.min(...points));
        expect(average).toBeLessThanOrEqual(Math.max(...points));
        if (weightedAverage !== null) expect(weightedAverage - average!).toBeLessThanOrEqual(101);
        expect(averagesOf(scale, courses.toReversed(), RULES)).toEqual({ average, weightedAverage });
      }),
      { numRuns: 60 },
    );
  });

  test('of one grade is that grade, however many courses have it and however credits are split', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 400 }),
        (credits) => {
          const same = credits.map((credit) => ({
            credit,
            points: 370,
            level: 'ap' as const,
            isPassed: true,
          }));
          expect(averagesOf('us-plus-minus', same, RULES)).toEqual({ average: 370, weightedAverage: 470 });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('can be added up by hand from its steps, weighted and not, whatever was failed, repeated or left', () => {
    const grade = fc.constantFrom('A', 'A-', 'B+', 'C', 'D-', 'F');
    const level = fc.constantFrom('regular' as const, 'honours' as const, 'ap' as const, 'dual' as const);
    const status = fc.constantFrom('completed' as const, 'in-progress' as const, 'withdrawn' as const);
    const credit = fc.integer({ min: 0, max: 200 });
    const taken = fc.array(fc.record({ grade, level, status, credit }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(taken, (list) => {
        const told = transcriptOf(
          RULES,
          list.map((each, index) => course(`c${index}`, each)),
        );
        const steps = averageSteps(
          told.years.flatMap(({ courses }) => courses),
          RULES,
        );
        const sum = (of: (step: (typeof steps)[number]) => number) =>
          steps.reduce((all, each) => all + of(each), 0);
        const credits = sum((step) => step.credit);
        const byHand = (products: number) => (credits === 0 ? null : halfUpOf(products, credits));
        expect(told.totals.average).toBe(byHand(sum((step) => step.product)));
        expect(told.totals.weightedAverage).toBe(byHand(sum((step) => step.weightedProduct)));
      }),
      { numRuns: 100 },
    );
  });

  test('credit is earned once in a chain of repeats, even one that runs in a circle', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const tried = fc.record({
      grade: fc.constantFrom('A', 'C', 'F'),
      repeats: fc.constantFrom(null, ...ids),
      year: fc.integer({ min: 2020, max: 2026 }),
    });
    const rule = fc.constantFrom('latest' as const, 'best' as const, 'all' as const);
    fc.assert(
      fc.property(fc.tuple(tried, tried, tried, tried), rule, (tries, repeatRule) => {
        const all = tries.map((each, index) => course(ids[index]!, each));
        const { earned, attempted } = totals(all, { repeatRule });
        expect(earned).toBeLessThanOrEqual(attempted);
        const linked = all.map((each) => ({ ...each, repeats: each.id === 'a' ? 'd' : 'a' }));
        expect(totals(linked, { repeatRule }).earned).toBeLessThanOrEqual(100);
      }),
      { numRuns: 100 },
    );
  });
});
