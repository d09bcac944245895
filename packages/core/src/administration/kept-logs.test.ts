import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  baseFor,
  baseName,
  logsToDelete,
  readBase,
  readSegment,
  segmentName,
  segmentsFrom,
} from './kept-logs.ts';

const place = (number: number) => `00000001000000000000${number.toString(16).toUpperCase().padStart(4, '0')}`;
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 10));
const base = (series: string, day: number, number: number) =>
  baseName({ series, at: at(day), from: place(number) });
const segment = (series: string, number: number) => segmentName({ series, segment: place(number) });

it('names what it reads, and reads what it names', () => {
  expect(base('s', 28, 2)).toBe('log/s.base-2026-11-28T100000.000Z-000000010000000000000002.tar.gz.age');
  expect(readBase(base('s', 28, 2))).toEqual({ series: 's', at: at(28), from: place(2) });
  expect(readSegment(segment('s', 3))).toEqual({ series: 's', segment: place(3) });
  for (const other of [
    'ori-academy-2026-11-28T100000Z.tar.gz.age',
    'log/s.base-soon-1.tar.gz.age',
    'notes.txt',
  ])
    expect([readBase(other), readSegment(other)]).toEqual([null, null]);
});

it('takes the newest base that was whole before the moment, and the segments from its first on', () => {
  const names = [
    base('s', 26, 2),
    base('s', 27, 5),
    segment('s', 4),
    segment('s', 5),
    segment('t', 6),
    segment('s', 6),
  ];
  expect(baseFor(names, at(28))?.at).toEqual(at(27));
  const moment = new Date(at(27).getTime() - 1);
  expect(baseFor(names, moment)?.at).toEqual(at(26));
  expect(baseFor(names, at(25))).toBeNull();
  expect(
    segmentsFrom(names, { series: 's', at: at(27), from: place(5) }).map(({ segment }) => segment),
  ).toEqual([place(5), place(6)]);
});

it('lets go a series that ended before, and in the newest what stands before the base of that day', () => {
  const files = [base('a', 1, 1), segment('a', 1), base('b', 10, 3), base('b', 12, 6), base('b', 20, 9)]
    .map((name) => ({ name, at: readBase(name)?.at ?? at(1) }))
    .concat([3, 5, 6, 9].map((number) => ({ name: segment('b', number), at: at(20) })))
    .concat([{ name: 'log/notes.txt', at: at(1) }]);
  expect(logsToDelete(files, { now: at(20), days: 7 })).toEqual([
    base('a', 1, 1),
    segment('a', 1),
    base('b', 10, 3),
    segment('b', 3),
    segment('b', 5),
  ]);
});

it('never lets go what a moment of the days that are kept needs', () => {
  const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 10 }), (made, kept) => {
      const bases = made.map((day) => ({ name: base('s', day, day), at: at(day) }));
      const logs = Array.from({ length: 28 }, (_, number) => ({ name: segment('s', number), at: at(28) }));
      const gone = new Set(logsToDelete([...bases, ...logs], { now: at(28), days: kept }));
      const stay = [...bases, ...logs].map(({ name }) => name).filter((name) => !gone.has(name));
      for (let day = 28 - kept; day <= 28; day += 1) {
        const before = baseFor(
          [...bases, ...logs].map(({ name }) => name),
          at(day),
        );
        if (before === null) continue;
        expect(baseFor(stay, at(day))?.name).toBe(before.name);
        expect(segmentsFrom(stay, before)).toEqual(
          segmentsFrom(
            logs.map(({ name }) => name),
            before,
          ),
        );
      }
    }),
  );
});
