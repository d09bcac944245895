import { expect, it } from 'vitest';
import { alarmsIn, type Readings } from './alarms.ts';

const GIB = 1024 ** 3;
const at = new Date('2026-11-20T12:00:00Z');
const ago = (hours: number) => new Date(at.getTime() - hours * 60 * 60 * 1000);
const CALM: Readings = {
  at,
  guessing: null,
  disk: { free: 40 * GIB, all: 100 * GIB },
  answers: { answered: 10_000, faulty: 19 },
  queueSince: ago(0.5),
  backup: { everyHours: 24, lastAt: ago(48), awaitedSince: ago(500) },
};
const raised = (change: Partial<Readings>) => alarmsIn({ ...CALM, ...change }).map(({ kind }) => kind);

it('raises nothing where all is well, nor where nothing can be told', () => {
  expect(raised({})).toEqual([]);
  expect(raised({ disk: null, queueSince: null, backup: null })).toEqual([]);
});

it.each<[string, Partial<Readings>, string[]]>([
  ['guessing', { guessing: { failures: 120, networks: 7 } }, ['guessing']],
  ['a small disk with a gigabyte left', { disk: { free: GIB, all: 8 * GIB } }, []],
  ['a small disk with less', { disk: { free: GIB - 1, all: 8 * GIB } }, ['disk']],
  ['a large disk with a tenth left', { disk: { free: 10 * GIB, all: 100 * GIB } }, []],
  ['a large disk with less', { disk: { free: 10 * GIB - 1, all: 100 * GIB } }, ['disk']],
  ['few faults among few answers', { answers: { answered: 19, faulty: 19 } }, []],
  ['many faults among few answers', { answers: { answered: 20, faulty: 20 } }, ['errors']],
  ['many faults among very many answers', { answers: { answered: 10_000, faulty: 99 } }, []],
  ['a hundredth of all answers', { answers: { answered: 10_000, faulty: 100 } }, ['errors']],
  ['a job due for more than half an hour', { queueSince: ago(0.51) }, ['queue']],
  [
    'a backup two intervals old',
    { backup: { everyHours: 1, lastAt: ago(2.1), awaitedSince: at } },
    ['backup'],
  ],
  ['no backup yet, in time', { backup: { everyHours: 24, lastAt: null, awaitedSince: ago(47) } }, []],
  ['no backup at all', { backup: { everyHours: 24, lastAt: null, awaitedSince: ago(49) } }, ['backup']],
])('judges %s', (_name, change, kinds) => {
  expect(raised(change)).toEqual(kinds);
});

it('gives the numbers its words need', () => {
  const told = alarmsIn({ ...CALM, queueSince: ago(2), answers: { answered: 50, faulty: 30 } });
  expect(told).toEqual([
    { kind: 'errors', figures: { faulty: 30, answered: 50 } },
    { kind: 'queue', figures: { minutes: 120 } },
  ]);
});
