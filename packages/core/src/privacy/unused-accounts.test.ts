import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type UnusedFacts, unusedStep } from './unused-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-28T00:00:00Z');
const at = (day: number) => new Date(START + day * DAY_MS);
const YEARS = 12 * 365;

interface Told {
  readonly day: number;
  readonly step: 'tell' | 'tell-again' | 'delete';
}
/** Runs the rule once on each of these days, over a family seen on those; stops when it is deleted. */
function run(seen: ReadonlySet<number>, runs: ReadonlySet<number>, held: Partial<UnusedFacts> = {}): Told[] {
  let facts: UnusedFacts = {
    lastActiveAt: at(0),
    toldAt: null,
    toldAgainAt: null,
    hasRunningPlan: false,
    hasAdmin: false,
    ...held,
  };
  const told: Told[] = [];
  for (let day = 1; day <= YEARS; day += 1) {
    if (seen.has(day)) facts = { ...facts, lastActiveAt: at(day) };
    const step = runs.has(day) ? unusedStep(facts, at(day)) : null;
    if (step === null) continue;
    told.push({ day, step });
    if (step === 'delete') break;
    facts =
      step === 'tell' ? { ...facts, toldAt: at(day), toldAgainAt: null } : { ...facts, toldAgainAt: at(day) };
  }
  return told;
}
const everyDay = new Set(Array.from({ length: YEARS + 1 }, (_, day) => day));
const days = fc.uniqueArray(fc.integer({ min: 1, max: YEARS }), { maxLength: 12 });

test('an account nobody uses is written to after two years, again after 30 days, and deleted after 60', () => {
  expect(run(new Set(), everyDay)).toEqual([
    { day: 730, step: 'tell' },
    { day: 760, step: 'tell-again' },
    { day: 790, step: 'delete' },
  ]);
});

test('whatever happens, nothing is deleted without both letters since the last visit, 60 and 30 days before', () => {
  fc.assert(
    fc.property(days, fc.double({ min: 0.01, max: 1, noNaN: true }), fc.integer(), (visits, share, salt) => {
      const runs = new Set(
        [...everyDay].filter((day) => ((day * 7919 + Math.abs(salt)) % 1000) / 1000 < share),
      );
      const told = run(new Set(visits), runs);
      const [end] = told.slice(-1);
      if (end?.step !== 'delete') return;
      const last = Math.max(0, ...visits.filter((day) => day <= end.day));
      const [first, second] = told.slice(-3);
      expect([first?.step, second?.step]).toEqual(['tell', 'tell-again']);
      expect(Number(first?.day) - last).toBeGreaterThanOrEqual(730);
      expect(end.day - Number(first?.day)).toBeGreaterThanOrEqual(60);
      expect(end.day - Number(second?.day)).toBeGreaterThanOrEqual(30);
    }),
  );
});

test('run every day, an account goes 790 days after its last visit, and never while visits are closer than two years', () => {
  fc.assert(
    fc.property(days, (visits) => {
      const told = run(new Set(visits), everyDay);
      const ends = told.filter(({ step }) => step === 'delete').map(({ day }) => day);
      const sorted = [0, ...visits.toSorted((a, b) => a - b)];
      const gone = sorted.find((day, i) => (sorted[i + 1] ?? Number.POSITIVE_INFINITY) > day + 790);
      expect(ends).toEqual(gone !== undefined && gone + 790 <= YEARS ? [gone + 790] : []);
    }),
  );
});

test('a family whose plan runs, and one with an admin, is never written to', () => {
  expect(run(new Set(), everyDay, { hasRunningPlan: true })).toEqual([]);
  expect(run(new Set(), everyDay, { hasAdmin: true })).toEqual([]);
});
