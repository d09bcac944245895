import { LOCALES } from '@ori/contracts/locale';
import { TUTOR_PERSONALITIES } from '@ori/contracts/tutor-names';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { culturesOf, personalityOf } from './personalities.ts';

const cultures = JSON.parse(
  readFileSync(new URL('../../../../content/cultures.json', import.meta.url), 'utf8'),
) as readonly { readonly id: string }[];

it('takes examples only from cultures the content knows, and leaves none of them out', () => {
  const known = new Set(cultures.map(({ id }) => id));
  const pools = TUTOR_PERSONALITIES.flatMap(culturesOf);
  expect(pools.filter((id) => !known.has(id))).toEqual([]);
  expect(new Set(pools)).toEqual(known);
});

it('shows each style whole, in each language, under a name of its own', () => {
  for (const locale of LOCALES) {
    const shown = TUTOR_PERSONALITIES.map((id) => personalityOf(id, locale));
    expect(new Set(shown.map(({ name }) => name)).size).toBe(TUTOR_PERSONALITIES.length);
    for (const { expertise, communicationStyle, culturalBackground } of shown) {
      expect(expertise.length).toBeGreaterThan(1);
      expect([communicationStyle, culturalBackground].every((text) => /[.?]$/.test(text))).toBe(true);
    }
  }
});

it('claims no people as its own: a style likes examples, it is no person', () => {
  for (const id of TUTOR_PERSONALITIES)
    expect(personalityOf(id, 'en').culturalBackground).toMatch(/^Likes examples from /);
});
