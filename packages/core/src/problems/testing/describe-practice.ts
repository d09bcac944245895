import { readFileSync } from 'node:fs';
import { LOCALES } from '@ori/contracts/locale';
import { DIFFICULTIES, type Difficulty, type Generator, type PracticeItem } from '@ori/contracts/practice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SkillPractice } from '../item.ts';
import { generatorOf } from './practice.ts';
import { earlyFaults, garbageFaults, judgeFaults, leakFaults, textFaults, valueFaults } from './faults.ts';
import type { Checker } from './reading.ts';

const SEEDS = 1_000;
const LEAST_VARIETY = 6;
const skills = JSON.parse(
  readFileSync(new URL('../../../../../content/skills.json', import.meta.url), 'utf8'),
) as readonly { readonly id: string; readonly band: string }[];
const bandOf = new Map(skills.map(({ id, band }) => [id, band]));

interface Sample {
  readonly item: PracticeItem;
  readonly difficulty: Difficulty;
  readonly seed: number;
}

function samplesOf(generate: Generator): readonly Sample[] {
  return DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: SEEDS }, (_, seed) => ({ item: generate(seed, difficulty), difficulty, seed })),
  );
}

/** The first five faults, each with where it was found. */
function faultsOf(samples: readonly Sample[], check: (sample: Sample) => readonly string[]): string[] {
  const faults: string[] = [];
  for (const sample of samples) {
    const { item, difficulty, seed } = sample;
    for (const fault of check(sample)) {
      faults.push(`difficulty ${difficulty}, seed ${seed}: ${fault} | ${item.prompt.en} → ${item.answer}`);
    }
    if (faults.length >= 5) break;
  }
  return faults;
}

const localeOf = (seed: number) => LOCALES[seed % LOCALES.length] ?? 'en';

/**
 * States of every skill's practice, over 1,000 seeds at each difficulty, what practice promises: a right answer
 * that another way of working confirms, honest judging, sensible values and whole texts in every language.
 */
export function describePractice(
  practised: Readonly<Record<string, SkillPractice>>,
  checkers: Readonly<Record<string, Checker>>,
): void {
  describe.each(Object.keys(practised))('practice of %s', (skill) => {
    const generate = generatorOf(skill) ?? expect.unreachable(`the registry offers no ${skill}`);
    let samples: readonly Sample[] = [];
    beforeAll(() => {
      samples = samplesOf(generate);
    });
    afterAll(() => {
      samples = [];
    });

    it('carries an answer that another way of working confirms', () => {
      const checker = checkers[skill];
      expect(checker, 'every generator has its own checker').toBeDefined();
      expect(
        faultsOf(samples, ({ item, difficulty }) => (checker?.(item, difficulty) ? [] : ['not confirmed'])),
      ).toEqual([]);
    });

    it('is judged as it says, in every language', () => {
      expect(faultsOf(samples, ({ item, seed }) => judgeFaults(item, localeOf(seed)))).toEqual([]);
    });

    it('calls nonsense malformed, in every language', () => {
      const everyTenth = samples.filter(({ seed }) => seed % 10 === 0);
      expect(faultsOf(everyTenth, ({ item, seed }) => garbageFaults(item, localeOf(seed)))).toEqual([]);
    });

    it('offers distinct values, sensible figures and finished texts with the same numbers in every language', () => {
      expect(
        faultsOf(samples, ({ item }) => [...valueFaults(item), ...textFaults(item), ...leakFaults(item)]),
      ).toEqual([]);
    });

    it('makes the same item again from the same seed, and others from others', () => {
      for (const difficulty of DIFFICULTIES) {
        const made = Array.from({ length: 60 }, (_, seed) => JSON.stringify(generate(seed, difficulty)));
        expect(Array.from({ length: 60 }, (_, seed) => JSON.stringify(generate(seed, difficulty)))).toEqual(
          made,
        );
        expect(new Set(made).size, `difficulty ${difficulty}`).toBeGreaterThanOrEqual(LEAST_VARIETY);
      }
    });

    it('belongs to a known skill, and suits its age', () => {
      expect(bandOf.has(skill)).toBe(true);
      if (bandOf.get(skill) === 'K-2') expect(faultsOf(samples, ({ item }) => earlyFaults(item))).toEqual([]);
    });
  });
}
