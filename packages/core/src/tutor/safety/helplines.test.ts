import { LOCALES } from '@ori/contracts/locale';
import { helpline } from '@ori/contracts/tutor-care';
import { describe, expect, it } from 'vitest';
import { emergencyNumberOf } from './emergency-numbers.ts';
import { DEFAULT_HELPLINES, helplinesFor } from './helplines.ts';

const numbersFor = (country: string | null, locale: 'en' | 'fr' | 'es' = 'en') =>
  helplinesFor(country, locale, DEFAULT_HELPLINES).map(({ number }) => number);

describe('helplines', () => {
  it('are all well formed and stand once', () => {
    for (const line of DEFAULT_HELPLINES) expect(helpline.parse(line)).toEqual(line);
    const keys = DEFAULT_HELPLINES.map(({ country, number }) => `${country} ${number}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are those of the country', () => {
    expect(numbersFor('US')).toContain('988');
    expect(numbersFor('fr', 'fr')).toEqual(expect.arrayContaining(['119', '3114']));
    expect(numbersFor('GB')).toEqual(['0800 1111', '116 123']);
    expect(numbersFor('ES', 'es')).toEqual(['116 111', '024']);
  });

  it('of France serve its territories over the sea', () =>
    expect(numbersFor('MQ', 'fr')).toEqual(numbersFor('FR', 'fr')));

  it('put those who speak the reader’s language first', () => {
    for (const locale of LOCALES) {
      const speaks = helplinesFor('CA', locale, DEFAULT_HELPLINES).map(({ languages }) =>
        languages.includes(locale),
      );
      expect(speaks).toEqual(speaks.toSorted((a, b) => Number(b) - Number(a)));
    }
    expect(numbersFor('BE', 'fr').slice(0, 2)).toEqual(['103', '0800 32 123']);
  });

  it('fall back to the lines for everywhere, which an admin may add', () => {
    expect(numbersFor('ZZ')).toEqual([]);
    expect(numbersFor(null)).toEqual([]);
    const everywhere = { country: '*', name: 'Anywhere', number: '123 456', languages: [] };
    expect(helplinesFor('ZZ', 'en', [...DEFAULT_HELPLINES, everywhere])).toEqual([everywhere]);
  });
});

describe('the emergency number', () => {
  it.each([
    ['FR', '112'],
    ['us', '911'],
    ['GB', '999'],
    ['AU', '000'],
    ['NZ', '111'],
    ['RE', '112'],
  ])('of %s is %s', (country, number) => expect(emergencyNumberOf(country)).toBe(number));

  it('is not guessed where the country is not known', () => {
    expect(emergencyNumberOf('ZZ')).toBeNull();
    expect(emergencyNumberOf(null)).toBeNull();
  });
});
