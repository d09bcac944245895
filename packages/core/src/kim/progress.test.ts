import type { RecentConcept } from '@ori/contracts/kim';
import { PATTERN_IDS } from '@ori/contracts/kim-names';
import { KIM_LEVELS } from '@ori/contracts/kim-levels';
import { RECENT_KIM_CONCEPTS } from '@ori/contracts/limits';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allowedLevel } from './chosen-level.ts';
import { type KeptKim, mergeKim } from './merge-progress.ts';
import { recentConcepts } from './recent-concepts.ts';
import { isUnlocked, needsOf, unlockedPatterns } from './unlocked-patterns.ts';

const moment = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const opening: fc.Arbitrary<RecentConcept> = fc
  .tuple(fc.integer({ min: 0, max: 30 }), moment)
  .map(([n, at]) => ({ mappingId: `m${n}`, modernConcept: `concept ${n % 15}`, at }));
const level = fc.constantFrom(...KIM_LEVELS);
const kept: fc.Arbitrary<KeptKim> = fc.record({
  level: fc.option(level),
  mythology: fc.option(fc.boolean()),
  learningStyle: fc.option(fc.constantFrom('mixed', 'doing')),
  opened: fc.array(opening, { maxLength: 25 }),
  discovered: fc.array(
    fc.integer({ min: 0, max: 30 }).map((n) => `m${n}`),
    { maxLength: 20 },
  ),
});
const NOTHING: KeptKim = { level: null, mythology: null, learningStyle: null, opened: [], discovered: [] };

it('brings a browser’s progress to an account without losing any of either, and twice is once', () => {
  fc.assert(
    fc.property(kept, kept, (account, browser) => {
      const merged = mergeKim(account, browser);
      expect(mergeKim(merged, browser)).toEqual(merged);
      for (const side of [account, browser]) {
        expect(merged.discovered).toEqual(expect.arrayContaining([...side.discovered]));
        for (const { mappingId, at } of side.opened)
          expect(merged.opened.some((one) => one.mappingId === mappingId && one.at >= at)).toBe(true);
      }
      expect(merged.level).toBe(account.level ?? browser.level);
    }),
  );
});

it('collects the same from two browsers in either order', () => {
  fc.assert(
    fc.property(kept, kept, kept, (account, one, other) => {
      const [first, second] = [
        mergeKim(mergeKim(account, one), other),
        mergeKim(mergeKim(account, other), one),
      ];
      expect(first.discovered).toEqual(second.discovered);
      expect(recentConcepts(first.opened)).toEqual(recentConcepts(second.opened));
    }),
  );
});

it('keeps the last ten concepts, each once, newest first', () => {
  fc.assert(
    fc.property(fc.array(opening), (opened) => {
      const recent = recentConcepts(opened);
      const concepts = new Set(opened.map(({ modernConcept }) => modernConcept));
      expect(recent).toHaveLength(Math.min(concepts.size, RECENT_KIM_CONCEPTS));
      expect(new Set(recent.map(({ modernConcept }) => modernConcept)).size).toBe(recent.length);
      const dates = recent.map(({ at }) => at);
      expect(dates).toEqual(dates.toSorted().toReversed());
      for (const { modernConcept, at } of recent)
        expect(opened.every((one) => one.modernConcept !== modernConcept || one.at <= at)).toBe(true);
    }),
  );
});

it('shows a learner the chosen level as far as a grown-up allows', () => {
  fc.assert(
    fc.property(fc.option(level), fc.option(level), (chosen, levelLimit) => {
      const shown = allowedLevel(chosen, { levelLimit, mythsAllowed: true });
      const ranks = [chosen ?? 'awareness', levelLimit ?? 'advanced'].map((one) => KIM_LEVELS.indexOf(one));
      expect(KIM_LEVELS.indexOf(shown)).toBe(Math.min(...ranks));
    }),
  );
  expect(allowedLevel(null, { levelLimit: null, mythsAllowed: true })).toBe('awareness');
});

const cards = fc.uniqueArray(
  fc.record({
    id: fc.integer({ max: 12, min: 0 }).map(String),
    culture: fc.constantFrom('a', 'b', 'c', 'd'),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);

it('unlocks a pattern by its own rule, and discovering more never locks it again', () => {
  const needs = fc.record({ mappings: fc.constantFrom(2, 3), cultures: fc.constantFrom(1, 2, 3) });
  const found = fc.uniqueArray(fc.integer({ min: 0, max: 12 }).map(String));
  fc.assert(
    fc.property(cards, needs, found, found, (all, rule, discovered, more) => {
      const pattern = { id: 'pi', needs: rule, cards: all };
      const mine = all.filter(({ id }) => discovered.includes(id));
      const expected =
        mine.length >= rule.mappings && new Set(mine.map(({ culture }) => culture)).size >= rule.cultures;
      expect(isUnlocked(pattern, new Set(discovered))).toBe(expected);
      const later = unlockedPatterns([pattern], [...discovered, ...more]);
      expect(!expected || later.includes('pi')).toBe(true);
    }),
  );
});

it('reads the rule of a pattern, and nothing that is not one', () => {
  expect(needsOf('3 discovered mappings from at least 2 cultures')).toEqual({ mappings: 3, cultures: 2 });
  expect(() => needsOf('ask nicely')).toThrow('ask nicely');
  expect(mergeKim(NOTHING, NOTHING)).toEqual(NOTHING);
  expect(new Set(PATTERN_IDS).size).toBe(14);
});
