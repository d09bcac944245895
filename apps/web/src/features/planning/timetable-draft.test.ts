import { SUBJECTS } from '@ori/contracts/subjects';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftOf, slotsOf, withDay, withMinutes } from './timetable-draft.ts';

const slots = fc.uniqueArray(
  fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    subject: fc.constantFrom(...SUBJECTS),
    minutes: fc.constantFrom(20, 45, 90),
  }),
  { selector: (slot) => `${slot.weekday}${slot.subject}`, maxLength: 30 },
);
const sorted = (week: ReturnType<typeof slotsOf>) =>
  week.map(({ weekday, subject, minutes }) => `${weekday} ${subject} ${minutes}`).toSorted();

it('loses nothing of a timetable by opening and saving it, however its days differ', () => {
  fc.assert(
    fc.property(slots, (week) => {
      expect(sorted(slotsOf(draftOf(week)))).toEqual(sorted(week));
    }),
  );
});

it('gives a new day the minutes of the others, and takes it away again', () => {
  const maths = draftOf([{ weekday: 1, subject: 'math', minutes: 45 }]).math;
  const more = withDay(maths, 3);
  expect(more).toEqual({ minutes: '45', days: { 1: 45, 3: 45 } });
  expect(withDay(more, 3)).toEqual(maths);
});

it('changes the minutes of every day of the subject at once, and of days that differ only when typed', () => {
  const { math } = draftOf([
    { weekday: 1, subject: 'math', minutes: 20 },
    { weekday: 2, subject: 'math', minutes: 45 },
  ]);
  expect(math.minutes).toBe('');
  expect(withDay(math, 5).days).toEqual({ 1: 20, 2: 45, 5: 45 });
  expect(withMinutes(math, '30')).toEqual({ minutes: '30', days: { 1: 30, 2: 30 } });
});
