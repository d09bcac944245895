import { expect, it } from 'vitest';
import { changedSince } from './changed-since.ts';

const FIRST = { on: '2026-11-22', text: 'first version' };
const SECOND = { on: '2026-11-23', text: 'second' };
const THIRD = { on: '2026-11-23', text: 'third' };
const NOW = { changes: [THIRD, SECOND, FIRST] };

it('tells what came after an older version, also where two came on one day', () => {
  expect(changedSince(NOW, { changes: [SECOND, FIRST] })).toEqual(['third']);
  expect(changedSince(NOW, { changes: [FIRST] })).toEqual(['third', 'second']);
  expect(changedSince(NOW, NOW)).toEqual([]);
});

it('tells everything where the older version is not known', () => {
  expect(changedSince(NOW, null)).toEqual(['third', 'second', 'first version']);
});
