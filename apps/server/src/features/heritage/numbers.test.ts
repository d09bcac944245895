import { knownContent } from '@ori/content/testing/known-content';
import { LOCALES } from '@ori/contracts/locale';
import { NUMERAL_SYSTEMS } from '@ori/contracts/numeral-names';
import { numbersAnswer } from '@ori/contracts/numbers-page';
import { RULE_WORDS } from '@ori/core/numerals/speed-rules/rule-words';
import { beforeAll, describe, expect, it } from 'vitest';
import { numbersOf } from './numbers-of.ts';

let content: Awaited<ReturnType<typeof knownContent>>;
beforeAll(async () => {
  content = await knownContent();
});

describe('the page of numbers', () => {
  it.each(LOCALES)('tells six systems in %s, each sentence with its label and sources', (locale) => {
    const { systems } = numbersAnswer.parse(numbersOf(content, locale));
    expect(systems.map(({ id }) => id)).toEqual([...NUMERAL_SYSTEMS]);
    for (const { mapping, claims, lang } of systems) {
      expect(lang).toBe(locale);
      for (const { label, sources } of [mapping, ...claims]) {
        expect(['record', 'debate']).toContain(label);
        expect(sources.length).toBeGreaterThan(1);
      }
    }
  });

  it('prints the sum of a Yoruba number word with signs of its own', () => {
    const yoruba = numbersOf(content, 'en').systems.find(({ id }) => id === 'yoruba');
    expect(yoruba?.mapping.text).toContain('45 = (20 × 3) − 10 − 5');
  });

  it('tells sixteen rules under the names of the book, each proved line by line, as of 1965 and not of the Vedas', () => {
    const { rules, contested, ruleStatement } = numbersOf(content, 'en');
    expect(rules.map(({ n }) => n)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
    expect(RULE_WORDS.map(({ gloss }) => gloss.en)).toEqual(
      content.data.vedic.sutras.map(({ gloss }) => gloss),
    );
    for (const { identity, proof } of rules) {
      expect(identity.join('')).toContain('<mo>=</mo>');
      expect(proof.length).toBeGreaterThan(2);
    }
    expect(contested.text).toMatch(/1965.*not found in the Vedas/);
    expect([contested.label, ruleStatement.label]).toEqual(['record', 'science']);
    expect(contested.sources.some(({ text }) => text.includes('Dani'))).toBe(true);
  });
});
