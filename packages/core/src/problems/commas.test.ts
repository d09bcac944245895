import type { LocalisedText } from '@ori/contracts/locale';
import { DIFFICULTIES } from '@ori/contracts/practice';
import { describe, expect, it } from 'vitest';
import { generatorOf, practisedSkills } from './testing/practice.ts';

const SEEDS = 40;
/** What French and Spanish read as decimals: `-10,0`. */
const DECIMALS = /\d+(?:,\d+)+/g;
/** Numbers in a bracket parted by commas: `(−1, 0)`. */
const COMMA_PAIR = /\([-−]?\d+(?:,\s*[-−]?\d+)+\)/g;
/** A decimal beside the comma of a list: `0,35, 3`. */
const COMMA_BESIDE_DECIMAL = /\d,\d+, [-−]?\d|\d, [-−]?\d+,\d/g;

function isLocalised(value: object): value is LocalisedText {
  return 'en' in value && 'fr' in value && 'es' in value && typeof value.fr === 'string';
}

/** Every text of an item, however deep: prompt, figure, options, hints, steps. */
function textsOf(value: unknown): readonly LocalisedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalised(value)) return [value];
  return Object.values(value).flatMap((part) => textsOf(part));
}

/** Where a comma could stand between two numbers or within one. */
function ambiguous({ en, fr, es }: LocalisedText): readonly string[] {
  return [fr, es].flatMap((words) => {
    const decimals = (words.match(DECIMALS) ?? []).filter((one) => !en.includes(one.replaceAll(',', '.')));
    const pairs = (words.match(COMMA_PAIR) ?? []).filter((one) => !isDecimal(one, en));
    return [...decimals, ...pairs, ...(words.match(COMMA_BESIDE_DECIMAL) ?? [])];
  });
}

/** A single decimal in its bracket, as `(−0,5)`. */
function isDecimal(bracket: string, en: string): boolean {
  return !/,\s/.test(bracket) && en.includes(bracket.replace(',', '.'));
}

describe.each(practisedSkills())('what %s says in French and Spanish', (skill) => {
  it('has no comma that may part two numbers or be of one', () => {
    const found = new Set<string>();
    for (const difficulty of DIFFICULTIES)
      for (let seed = 0; seed < SEEDS; seed += 1)
        for (const words of textsOf(generatorOf(skill)?.(seed, difficulty)))
          for (const one of ambiguous(words)) found.add(`${one} in “${words.fr}”`);
    expect([...found]).toEqual([]);
  });
});

const foundIn = (en: string, fr: string) => ambiguous({ en, fr, es: en.replaceAll(',', ';') });

it('knows a pair written as a decimal, and leaves true decimals alone', () => {
  expect(foundIn('At (-10, 0).', 'En (-10,0).')).toEqual(['10,0', '(-10,0)']);
  expect(foundIn('At (−1, 0).', 'En (−1, 0).')).toEqual(['(−1, 0)']);
  expect(foundIn('At (−1, 0).', 'En (−1 ; 0).')).toEqual([]);
  expect(foundIn('It is 2.5 m.', 'C’est 2,5 m.')).toEqual([]);
});
