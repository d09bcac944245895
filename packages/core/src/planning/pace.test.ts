import { timetableInput } from '@ori/contracts/planning';
import { BANDS, SUBJECTS } from '@ori/contracts/subjects';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changePace } from './change-pace.ts';
import { usualWeek } from './usual-week.ts';

const slots = fc.uniqueArray(
  fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    subject: fc.constantFrom(...SUBJECTS),
    minutes: fc.constantFrom(20, 45, 90),
  }),
  { selector: (slot) => `${slot.weekday}${slot.subject}`, maxLength: 30 },
);

const minutesOf = (band: 'K-2' | '9-12') => usualWeek(band).reduce((sum, { minutes }) => sum + minutes, 0);

const subjectsIn = (followed: ('math' | 'science')[]) =>
  new Set(usualWeek('3-5', followed).map(({ subject }) => subject));

describe('a week to begin with', () => {
  it('holds every subject, on weekdays only, and can be saved as it is', () => {
    for (const band of BANDS) {
      const week = usualWeek(band);
      expect(new Set(week.map(({ subject }) => subject))).toEqual(new Set(SUBJECTS));
      expect(Math.max(...week.map(({ weekday }) => weekday))).toBe(5);
      expect(timetableInput.safeParse({ slots: week }).success).toBe(true);
    }
  });
  it('leaves out what none of the courses is about, and nothing where there are no courses yet', () => {
    expect(subjectsIn(['math', 'science'])).toEqual(new Set(['math', 'science']));
    expect(subjectsIn([])).toEqual(new Set(SUBJECTS));
  });
  it('asks less of the small ones', () => {
    expect(minutesOf('K-2')).toBe(300);
    expect(minutesOf('9-12')).toBe(675);
  });
});

describe('another pace', () => {
  it('adds or takes one day of the subject and leaves the others as they are', () => {
    fc.assert(
      fc.property(
        slots,
        fc.constantFrom(...SUBJECTS),
        fc.constantFrom(1 as const, -1 as const),
        (week, subject, by) => {
          const days = week.filter((slot) => slot.subject === subject).length;
          const changed = changePace(week, subject, by);
          if (changed === null) {
            expect(days).toBe(by === 1 ? 7 : 0);
            return;
          }
          expect(changed.filter((slot) => slot.subject === subject)).toHaveLength(days + by);
          expect(changed.filter((slot) => slot.subject !== subject)).toEqual(
            week.filter((slot) => slot.subject !== subject),
          );
          expect(timetableInput.safeParse({ slots: changed }).success).toBe(true);
        },
      ),
    );
  });
  it('takes the weekday with least on it, and gives a weekend day up first', () => {
    const week = usualWeek('3-5');
    const more = changePace(week, 'life', 1);
    expect(more?.at(-1)).toEqual({ weekday: 1, subject: 'life', minutes: 30 });
    const weekend = [...week, { weekday: 6, subject: 'math' as const, minutes: 30 }];
    expect(changePace(weekend, 'math', -1)).toEqual(week);
  });
});
