import { SUBJECTS, type Subject } from '@ori/contracts/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../learning/day-of.ts';
import { isRestDay } from '../learning/rest-days.ts';
import { statusOn } from './assignment-status.ts';
import { drawSchedule, type QueuedLesson } from './draw-schedule.ts';
import { mayEditPlan } from './may-edit.ts';
import { clearDays, moveEntry, type Moves, type OpenEntry } from './move-entries.ts';
import { nextSlotDay, type Timetable } from './slot-days.ts';
import { mondayOf, weekdayOf } from './week.ts';

const MONDAY = '2026-03-02';
const NO_REST: Timetable['rests'] = [];
const math = (weekday: number, minutes = 30) => ({ weekday, subject: 'math' as const, minutes });

const subject = fc.constantFrom<Subject>('math', 'science');
const slots = fc.uniqueArray(
  fc.record({ weekday: fc.integer({ min: 1, max: 7 }), subject, minutes: fc.constantFrom(20, 45) }),
  {
    selector: (slot) => `${slot.weekday}${slot.subject}`,
    maxLength: 8,
  },
);
const rests = fc
  .array(fc.tuple(fc.nat(40), fc.nat(9)), { maxLength: 3 })
  .map((spans) =>
    spans.map(([from, length]) => ({ from: addDays(MONDAY, from), to: addDays(MONDAY, from + length) })),
  );
const timetable = fc.record({ slots, rests });
/** Entries of two courses a subject, each course in its order. */
const entries = fc
  .array(fc.tuple(fc.constantFrom('math-a', 'math-b', 'science-a'), fc.nat(30)), { maxLength: 14 })
  .map((drawn) => {
    const byCourse = Object.groupBy(drawn, ([course]) => course);
    return Object.entries(byCourse).flatMap(([courseId, list]) =>
      list
        .map(([, ahead]) => ahead)
        .toSorted((a, b) => a - b)
        .map((ahead, order): OpenEntry => {
          const of: Subject = courseId.startsWith('math') ? 'math' : 'science';
          return { id: `${courseId}-${order}`, day: addDays(MONDAY, ahead), subject: of, courseId, order };
        }),
    );
  });

const after = (all: readonly OpenEntry[], moves: Moves) =>
  all.map((entry) => ({ ...entry, day: moves.get(entry.id) ?? entry.day }));

function expectOrder(all: readonly OpenEntry[]): void {
  const courses = Object.values(Object.groupBy(all, ({ courseId }) => courseId ?? ''));
  for (const course of courses) {
    const days = (course ?? []).toSorted((a, b) => a.order - b.order).map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
  }
}

describe('moving an entry', () => {
  it('puts it on the day that was chosen, keeps the order in each course, and loses and doubles nothing', () => {
    fc.assert(
      fc.property(entries, timetable, fc.nat(40), fc.nat(), (all, table, ahead, pick) => {
        const chosen = all[pick % Math.max(1, all.length)];
        if (chosen === undefined) return;
        const day = addDays(MONDAY, ahead);
        const moves = moveEntry(all, chosen.id, day, table);
        expect(moves.get(chosen.id)).toBe(day);
        expect([...moves.keys()].every((id) => all.some((entry) => entry.id === id))).toBe(true);
        expectOrder(after(all, moves));
      }),
    );
  });

  it('takes what follows in the course on to the days after it, and leaves other courses alone', () => {
    const table = { slots: [math(1), math(2), math(3)], rests: NO_REST };
    const all = [0, 1, 2].map((ahead): OpenEntry => {
      return { id: `a${ahead}`, day: addDays(MONDAY, ahead), subject: 'math', courseId: 'a', order: ahead };
    });
    const other = { id: 'b', day: addDays(MONDAY, 1), subject: 'math', courseId: 'b', order: 0 } as const;
    const moves = moveEntry([...all, other], 'a0', '2026-03-04', table);
    expect([...moves]).toEqual([
      ['a1', '2026-03-09'],
      ['a2', '2026-03-10'],
      ['a0', '2026-03-04'],
    ]);
  });

  it('does nothing for an entry that is not there', () => {
    expect(moveEntry([], 'gone', MONDAY, { slots: [], rests: NO_REST }).size).toBe(0);
  });
});

describe('days that are lost', () => {
  it('are cleared, with the order of each course kept and nothing moved to an earlier day', () => {
    fc.assert(
      fc.property(entries, timetable, fc.nat(30), fc.nat(6), (all, table, ahead, length) => {
        const days = { from: addDays(MONDAY, ahead), to: addDays(MONDAY, ahead + length) };
        const moves = clearDays(all, days, { ...table, rests: [...table.rests, days] });
        const now = after(all, moves);
        expect(now.filter(({ day }) => day >= days.from && day <= days.to)).toEqual([]);
        expect(all.every(({ day }, index) => (now[index]?.day ?? '') >= day)).toBe(true);
        expectOrder(now);
      }),
    );
  });

  it('move the rest on day by day until there is room', () => {
    const table = { slots: [math(1), math(2), math(3), math(4)], rests: NO_REST };
    const all = [0, 1, 3].map((ahead): OpenEntry => {
      return { id: `a${ahead}`, day: addDays(MONDAY, ahead), subject: 'math', courseId: 'a', order: ahead };
    });
    expect([...clearDays(all, { from: MONDAY, to: MONDAY }, table)]).toEqual([
      ['a0', '2026-03-03'],
      ['a1', '2026-03-04'],
    ]);
  });
});

const lesson = (n: number, pinnedTo: string | null = null, minutes = 30): QueuedLesson => {
  return { lessonId: `l${n}`, courseId: 'math-3-5', minutes, pinnedTo };
};

describe('a drawn plan', () => {
  const table = { slots: [math(1), math(3)], rests: NO_REST };
  const draw = (queue: QueuedLesson[], more: Partial<Parameters<typeof drawSchedule>[0]> = {}) =>
    drawSchedule({ from: MONDAY, days: 14, timetable: table, queues: { math: queue }, ...more }).map(
      ({ day, lessonId, kind }) => `${day} ${lessonId ?? kind}`,
    );

  it('puts each lesson on the next day of its subject, then practice', () => {
    expect(draw([lesson(1), lesson(2), lesson(3)])).toEqual([
      '2026-03-02 l1',
      '2026-03-04 l2',
      '2026-03-09 l3',
      '2026-03-11 practice',
    ]);
  });

  it('skips days off', () => {
    const rests = [{ from: '2026-03-03', to: '2026-03-10' }];
    expect(draw([lesson(1), lesson(2)], { timetable: { ...table, rests } })).toEqual([
      '2026-03-02 l1',
      '2026-03-11 l2',
    ]);
  });

  it('puts short lessons together as far as they fit', () => {
    expect(draw([lesson(1, null, 15), lesson(2, null, 15), lesson(3, null, 15)]).slice(0, 3)).toEqual([
      '2026-03-02 l1',
      '2026-03-02 l2',
      '2026-03-04 l3',
    ]);
  });

  it('leaves a lesson where somebody put it, and starts no later one before it', () => {
    expect(draw([lesson(1, '2026-03-05'), lesson(2)]).slice(0, 3)).toEqual([
      '2026-03-02 practice',
      '2026-03-04 practice',
      '2026-03-05 l1',
    ]);
    expect(draw([lesson(1, '2026-03-05'), lesson(2)])).toContain('2026-03-09 l2');
  });

  it('has each lesson at most once, in order, on its subject’s days, for any week and any days off', () => {
    fc.assert(
      fc.property(timetable, fc.nat(20), fc.array(fc.option(fc.nat(30))), (week, count, pins) => {
        const queue = Array.from({ length: count }, (_, n) => {
          const pin = pins[n];
          return lesson(n, pin === null || pin === undefined ? null : addDays(MONDAY, pin));
        });
        const from = { from: MONDAY, days: 28, timetable: week, queues: { math: queue } };
        const drawn = drawSchedule(from);
        const lessons = drawn.filter(({ kind }) => kind === 'lesson');
        expect(lessons.map(({ lessonId }) => lessonId)).toEqual(
          queue.slice(0, lessons.length).map(({ lessonId }) => lessonId),
        );
        const free = drawn.filter(({ isPinned }) => !isPinned);
        expect(free.every(({ day }) => !isRestDay(day, week.rests))).toBe(true);
        expect(drawSchedule(from)).toEqual(drawn);
      }),
    );
  });
});

describe('the week', () => {
  it('begins on Monday', () => {
    expect([weekdayOf(MONDAY), weekdayOf('2026-03-08'), mondayOf('2026-03-08')]).toEqual([1, 7, MONDAY]);
  });

  it('has a next day for every subject, also without a slot and with days off for ever', () => {
    const always = [{ from: '2026-01-01', to: '2029-01-01' }];
    for (const each of SUBJECTS) {
      expect(nextSlotDay({ slots: [], rests: NO_REST }, each, '2026-03-06')).toBe('2026-03-09');
      expect(nextSlotDay({ slots: [math(1)], rests: always }, each, MONDAY)).toBe('2026-03-03');
    }
  });
});

it('an assignment is late, due or planned by its day alone, and done whatever its day', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
  expect(days.map((day) => statusOn(MONDAY, { day, isDone: false }))).toEqual(['late', 'due', 'planned']);
  expect(days.map((day) => statusOn(MONDAY, { day, isDone: true }))).toEqual(['done', 'done', 'done']);
});

const learner = (ageGroup: Parameters<typeof mayEditPlan>[1]['ageGroup']) => ({ userId: 'me', ageGroup });

it('a plan is changed by grown-ups, and by learners who are old enough to plan', () => {
  expect(
    (['k2', 'elementary', 'middle'] as const).some((age) => mayEditPlan({ userId: 'me' }, learner(age))),
  ).toBe(false);
  expect(
    (['high', 'university', 'adult'] as const).every((age) => mayEditPlan({ userId: 'me' }, learner(age))),
  ).toBe(true);
  expect(mayEditPlan({ userId: 'me' }, learner(null))).toBe(false);
  expect(mayEditPlan({ userId: 'parent' }, learner('k2'))).toBe(true);
});
