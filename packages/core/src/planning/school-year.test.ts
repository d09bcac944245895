import type { Subject } from '@ori/contracts/content';
import { SLOT_MINUTES_MAX } from '@ori/contracts/plan-terms';
import type { TimetableSlot } from '@ori/contracts/planning';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../learning/day-of.ts';
import { isRestDay } from '../learning/rest-days.ts';
import { drawSchedule, type QueuedLesson } from './draw-schedule.ts';
import { feedTitle } from './feed-words.ts';
import { forecastOf } from './forecast.ts';
import { clearDays, moveEntry, type OpenEntry } from './move-entries.ts';
import { moveSlot } from './move-slot.ts';
import { closedDays, spansWithin, termsOf } from './school-days.ts';
import { undoMoves } from './undo-moves.ts';

const MONDAY = '2026-08-31';
const subject = fc.constantFrom<Subject>('math', 'science', 'language');
const slots = fc.uniqueArray(
  fc.record({ weekday: fc.integer({ min: 1, max: 7 }), subject, minutes: fc.constantFrom(20, 45, 90) }),
  { selector: (slot) => `${slot.weekday}${slot.subject}`, maxLength: 12 },
);
const span = fc.tuple(fc.nat(300), fc.nat(60)).map(([from, length]) => {
  return { from: addDays(MONDAY, from), to: addDays(MONDAY, from + length) };
});
/** A year, its terms and days off: each of them may be missing, and terms may overlap or lie outside. */
const calendar = fc
  .record({
    year: fc.option(span.map(({ from, to }) => ({ startsOn: from, endsOn: addDays(to, 120) }))),
    terms: fc.array(span, { maxLength: 4 }),
    rests: fc.array(span, { maxLength: 4 }),
  })
  .map(({ year, terms, rests }) => ({
    year,
    terms,
    rests: rests.map(({ from, to }) => ({ from, to: to > addDays(from, 20) ? addDays(from, 20) : to })),
  }));
const math = (list: readonly OpenEntry[]) => list.filter(({ courseId }) => courseId !== null);
const total = (list: readonly TimetableSlot[]) => list.reduce((sum, { minutes }) => sum + minutes, 0);
const lessons = (courseId: string, count: number): QueuedLesson[] =>
  Array.from({ length: count }, (_, n) => {
    return { lessonId: `${courseId}-${n}`, courseId, minutes: 30, pinnedTo: null };
  });

describe('the school year', () => {
  it('has school on the days of its terms, and on every day of the year where it has none', () => {
    const terms = [
      { from: '2026-09-01', to: '2026-12-18' },
      { from: '2027-01-11', to: '2027-07-30' },
    ];
    const closed = closedDays({ startsOn: '2026-08-24', endsOn: '2027-06-04' }, terms, 'closed');
    const isOpen = (day: string) => !isRestDay(day, closed);
    expect(['2026-08-31', '2026-09-01', '2026-12-18', '2026-12-19'].map(isOpen)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['2027-01-10', '2027-01-11', '2027-06-04', '2027-06-05'].map(isOpen)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(closedDays(null, [], 'closed')).toEqual([]);
  });

  it('is closed exactly outside its terms, whatever terms there are', () => {
    fc.assert(
      fc.property(calendar, fc.nat(480), ({ year, terms }, ahead) => {
        const day = addDays(MONDAY, ahead);
        const inYear = year === null || (year.startsOn <= day && day <= year.endsOn);
        const inTerm = terms.length === 0 || isRestDay(day, terms);
        const hasAny =
          terms.length === 0 ||
          year === null ||
          spansWithin(terms, { from: year.startsOn, to: year.endsOn }).length > 0;
        fc.pre(hasAny);
        expect(isRestDay(day, closedDays(year, terms, 'closed'))).toBe(!(inYear && inTerm));
      }),
    );
  });

  it('takes a child’s own terms in place of the family’s', () => {
    const terms = [
      { childId: null, title: 'Autumn' },
      { childId: 'ada', title: 'Ada’s autumn' },
    ];
    expect([termsOf('ada', terms), termsOf('ben', terms)].map((found) => found[0]?.title)).toEqual([
      'Ada’s autumn',
      'Autumn',
    ]);
  });
});

describe('a plan over any calendar', () => {
  it('draws lessons in order, each once, and none on a day off or outside terms', () => {
    fc.assert(
      fc.property(slots, calendar, fc.nat(40), (week, { year, terms, rests }, count) => {
        const off = [...rests, ...closedDays(year, terms, 'closed')];
        const queue = lessons('math-a', count);
        const draw = {
          from: MONDAY,
          days: 400,
          timetable: { slots: week, rests: off },
          queues: { math: queue },
        };
        const drawn = drawSchedule(draw);
        const ids = drawn.flatMap(({ lessonId }) => lessonId ?? []);
        expect(ids).toEqual(queue.slice(0, ids.length).map(({ lessonId }) => lessonId));
        expect(drawn.filter(({ day }) => isRestDay(day, off))).toEqual([]);
      }),
    );
  });

  it('cleared of days loses nothing, keeps the order, and puts nothing on a day off; taken back it is as it was', () => {
    fc.assert(
      fc.property(slots, calendar, fc.nat(30), fc.nat(60), (week, { year, terms, rests }, count, ahead) => {
        const sick = { from: addDays(MONDAY, ahead), to: addDays(MONDAY, ahead + 1) };
        const closed = closedDays(year, terms, 'open');
        const table = { slots: week, rests: [...rests, ...closed] };
        const draw = {
          from: MONDAY,
          days: 400,
          timetable: table,
          queues: { math: lessons('math-a', count) },
        };
        const before = drawSchedule(draw).map((entry, order): OpenEntry => ({
          ...entry,
          id: `e${order}`,
          order,
        }));
        const ill = { ...table, rests: [...table.rests, sick] };
        const moves = clearDays(before, sick, ill);
        const after = before.map((entry) => ({ ...entry, day: moves.get(entry.id) ?? entry.day }));
        expect(after.filter(({ day }) => isRestDay(day, ill.rests))).toEqual([]);
        const days = math(after).map(({ day }) => day);
        expect(days).toEqual(days.toSorted());
        const kept = [...moves].map(([entryId, to]) => {
          const from = before.find(({ id }) => id === entryId)?.day ?? '';
          return { entryId, from, to, wasPinned: false };
        });
        const back = undoMoves(
          kept,
          after.map((entry) => ({ ...entry, isDone: false })),
        );
        const days0 = new Map(back.ok ? back.value.map(({ entryId, from }) => [entryId, from]) : []);
        expect(after.map(({ id, day }) => days0.get(id) ?? day)).toEqual(before.map(({ day }) => day));
      }),
    );
  });

  it('moved by hand loses nothing and keeps the course in order, also across holidays', () => {
    fc.assert(
      fc.property(slots, calendar, fc.nat(), fc.nat(90), (week, { year, terms, rests }, pick, ahead) => {
        const table = { slots: week, rests: [...rests, ...closedDays(year, terms, 'open')] };
        const draw = { from: MONDAY, days: 400, timetable: table, queues: { math: lessons('math-a', 20) } };
        const before = drawSchedule(draw)
          .filter(({ kind }) => kind === 'lesson')
          .map((entry, order): OpenEntry => ({ ...entry, id: `e${order}`, order }));
        const chosen = before[pick % Math.max(1, before.length)];
        if (chosen === undefined) return;
        const target = addDays(MONDAY, ahead);
        const moves = moveEntry(before, chosen.id, target, table);
        const days = before.map(({ id, day }) => moves.get(id) ?? day);
        expect(days).toEqual(days.toSorted());
        const pushed = [...moves.values()].filter((day) => day !== target);
        expect(pushed.filter((day) => isRestDay(day, table.rests))).toEqual([]);
      }),
    );
  });
});

describe('a move that is taken back', () => {
  const moved = [{ entryId: 'a', from: '2026-09-01', to: '2026-09-02', wasPinned: false }];
  it('is refused once something stands elsewhere or is gone, and leaves alone what is done meanwhile', () => {
    expect(undoMoves(moved, [{ id: 'a', day: '2026-09-03', isDone: false }]).ok).toBe(false);
    expect(undoMoves(moved, []).ok).toBe(false);
    expect(undoMoves(moved, [{ id: 'a', day: '2026-09-02', isDone: true }])).toEqual({ ok: true, value: [] });
  });
});

describe('a forecast', () => {
  const week = [1, 3].map((weekday) => ({ weekday, subject: 'math' as const, minutes: 30 }));
  const draw = (queue: QueuedLesson[], days = 200) => {
    return { from: MONDAY, days, timetable: { slots: week, rests: [] }, queues: { math: queue } };
  };

  it('tells the day of the last lesson, and how many stand after the year', () => {
    expect(forecastOf(draw(lessons('math-a', 4)), '2026-09-07').get('math-a')).toEqual({
      endsOn: '2026-09-09',
      afterYear: 1,
    });
    expect(forecastOf(draw(lessons('math-a', 4)), null).get('math-a')?.afterYear).toBe(0);
  });

  it('tells no day where there is no time for all of it', () => {
    expect(forecastOf(draw(lessons('math-a', 4), 3), null).get('math-a')?.endsOn).toBeNull();
  });
});

describe('a slot of the week', () => {
  it('moved to another weekday keeps every minute of the week, or is refused', () => {
    fc.assert(
      fc.property(slots, fc.nat(), fc.integer({ min: 1, max: 7 }), (week, pick, weekday) => {
        const slot = week[pick % Math.max(1, week.length)];
        if (slot === undefined) return;
        const moved = moveSlot(week, slot, weekday);
        if (moved === null) return;
        expect(total(moved)).toBe(total(week));
        expect(new Set(moved.map((each) => `${each.weekday}${each.subject}`)).size).toBe(moved.length);
        expect(moved.some((each) => each.weekday === weekday && each.subject === slot.subject)).toBe(true);
      }),
    );
  });

  it('is not moved onto a day that would then hold too much', () => {
    const full = { subject: 'math' as const, minutes: SLOT_MINUTES_MAX };
    const week = [1, 2].map((weekday) => ({ ...full, weekday }));
    expect(moveSlot(week, { weekday: 1, subject: 'math' }, 2)).toBeNull();
  });
});

it('a calendar elsewhere names the thing, the child only where it may, and never that somebody is ill', () => {
  const item = { kind: 'assignment', title: 'Fractions', reason: null } as const;
  expect(feedTitle(item, 'Ada', 'en')).toBe('Ada: Due: Fractions');
  expect(feedTitle(item, null, 'fr')).toBe('À rendre\u202f: Fractions');
  expect(feedTitle({ kind: 'rest', title: 'Flu', reason: 'sick' }, 'Ada', 'es')).toBe('Ada: Día libre');
});
