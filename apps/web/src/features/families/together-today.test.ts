import type { Band } from '@ori/contracts/content';
import type { HomeActivity } from '@ori/contracts/practices';
import { expect, it } from 'vitest';
import { togetherToday } from './together-today.ts';

const of = (id: string, bands: readonly Band[], kind: HomeActivity['kind']): HomeActivity => ({
  id,
  kind,
  lang: 'en',
  subject: 'math',
  bands: [...bands],
  minutes: 20,
  needs: [],
  title: id,
  purpose: '',
  materials: [],
  steps: [],
  adult: null,
  lab: null,
  heritage: null,
});
const ALL = [
  of('loaves', ['K-2', '3-5'], 'heritage'),
  of('stars', ['K-2', '3-5', '6-8'], 'geometry'),
  of('tiles', ['K-2', '3-5', '6-8'], 'geometry'),
  of('quiet', ['K-2', '3-5', '6-8'], 'mind'),
];
const FAMILY = ['K-2', '6-8'] as const;

it('offers what fits every child where something does, another each day, and nothing quiet unasked', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
  const offered = days.map((day) => togetherToday(ALL, FAMILY, day)?.id);
  expect(new Set(offered)).toEqual(new Set(['stars', 'tiles']));
  expect(offered[0]).not.toBe(offered[1]);
  expect(togetherToday(ALL, FAMILY, days[0] ?? '')).toEqual(togetherToday(ALL, FAMILY, days[0] ?? ''));
});

it('offers nothing where nothing fits anybody', () => {
  expect(togetherToday(ALL, ['university'], '2026-11-21')).toBeNull();
});
