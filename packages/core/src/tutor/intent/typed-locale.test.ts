import { type Locale, LOCALES } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';
import en from './training/phrases.en.json' with { type: 'json' };
import es from './training/phrases.es.json' with { type: 'json' };
import fr from './training/phrases.fr.json' with { type: 'json' };
import { typedLocale } from './typed-locale.ts';

const PHRASES: Readonly<Record<Locale, readonly string[]>> = {
  en: Object.values(en).flat(),
  fr: Object.values(fr).flat(),
  es: Object.values(es).flat(),
};
/** Learners mix languages: `hello professeur` is nobody's. */
const WRONG_AT_MOST = 0.002;
const FOUND_AT_LEAST = 0.5;

describe('the language of a message', () => {
  it.each([
    ['qui es-tu', 'fr'],
    ['je suis triste', 'fr'],
    ['Combien font 7 x 8 ?', 'fr'],
    ['Un indice, s’il te plaît', 'fr'],
    ['¿Quién eres?', 'es'],
    ['estoy triste', 'es'],
    ['cuánto es 7 por 8', 'es'],
    ['mi papá me pega', 'es'],
    ['who are you', 'en'],
    ['I want to die', 'en'],
    ['A hint, please', 'en'],
  ] as const)('is told by its small words: %s (%s)', (message, locale) => {
    for (const onScreen of LOCALES) expect(typedLocale(message, onScreen)).toBe(locale);
  });

  it.each(['3x = 15', 'x = 5', 'y = 3x + 2', 'i', 'triste', 'Los Angeles', 'no', '', 'Napoléon', '👍'])(
    'is the one on screen where nothing is sure: %s',
    (message) => {
      for (const onScreen of LOCALES) expect(typedLocale(message, onScreen)).toBe(onScreen);
    },
  );

  it('is not that of a word asked about', () => {
    expect(typedLocale('what does bonjour mean', 'en')).toBe('en');
    expect(typedLocale('que veut dire “I am happy” ?', 'fr')).toBe('fr');
  });

  it.each(LOCALES)('is hardly ever taken for another, and mostly found (%s)', (locale) => {
    const all = PHRASES[locale];
    const elsewhere = locale === 'en' ? 'fr' : 'en';
    const wrong = all.filter((phrase) => typedLocale(phrase, locale) !== locale);
    const found = all.filter((phrase) => typedLocale(phrase, elsewhere) === locale);
    expect(wrong.length / all.length).toBeLessThan(WRONG_AT_MOST);
    expect(found.length / all.length).toBeGreaterThan(FOUND_AT_LEAST);
  });
});
