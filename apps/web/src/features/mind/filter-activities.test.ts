import type { HomeActivity } from '@ori/contracts/practices';
import { describe, expect, it } from 'vitest';
import { fitting, type Wanted } from './filter-activities.ts';

const activity = (id: string, changes: Partial<HomeActivity>): HomeActivity => ({
  id,
  kind: 'geometry',
  lang: 'en',
  subject: 'math',
  bands: ['3-5'],
  minutes: 20,
  needs: ['paper'],
  title: id,
  purpose: '',
  materials: [],
  steps: [],
  adult: null,
  lab: null,
  heritage: null,
  ...changes,
});
const ALL = [
  activity('star', {}),
  activity('rope', { needs: ['string', 'outdoors'], minutes: 45 }),
  activity('clap', { kind: 'heritage', needs: ['nothing'], bands: ['3-5', '6-8'] }),
  activity('bell', { kind: 'mind', needs: ['nothing'], minutes: 1 }),
];
const ANY: Wanted = { band: null, kind: null, minutes: null, atHand: null };
const found = (changes: Partial<Wanted>, hasQuiet = true) =>
  fitting(ALL, { ...ANY, ...changes }, hasQuiet).map(({ id }) => id);

describe('activities for home', () => {
  it('leave quiet ones out where no parent wants them', () => {
    expect(found({}, false)).toEqual(['star', 'rope', 'clap']);
    expect(found({ kind: 'mind' }, false)).toEqual([]);
  });

  it('fit an age, a time, and what is at hand', () => {
    expect(found({ band: '6-8' })).toEqual(['clap']);
    expect(found({ minutes: 30 })).toEqual(['star', 'clap', 'bell']);
    expect(found({ atHand: 'paper' })).toEqual(['star', 'clap', 'bell']);
    expect(found({ atHand: 'string' })).toEqual(['clap', 'bell']);
  });
});
