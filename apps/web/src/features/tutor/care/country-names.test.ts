import type { Helpline } from '@ori/contracts/tutor-care';
import { describe, expect, it } from 'vitest';
import { countriesOf, guessedCountry } from './country-names.ts';

const line = (country: string): Helpline => ({ country, name: 'A line', number: '116 111', languages: [] });
const LINES = [line('*'), line('FR'), line('DE'), line('FR')];

describe('countries of helplines', () => {
  it('stand once each, by their names in the reader’s language, with everywhere at the end', () => {
    const labels = countriesOf(LINES, 'fr', 'Partout').map(({ label }) => label);
    expect(labels).toEqual(['Allemagne', 'France', 'Partout']);
  });

  it('are the family’s own first, then guessed from a browser’s languages', () => {
    expect(guessedCountry('DE', ['fr-FR'], LINES)).toBe('DE');
    expect(guessedCountry(null, ['en', 'fr-FR'], LINES)).toBe('FR');
    expect(guessedCountry('XX', ['en', 'fr-FR'], LINES)).toBe('FR');
  });

  it('are not guessed at where nothing tells, and everywhere is chosen only where it has lines', () => {
    const own = LINES.filter(({ country }) => country !== '*');
    for (const language of ['en', 'fr', 'es', 'en-US']) {
      expect(guessedCountry(null, [language], own)).toBe('');
      expect(guessedCountry(null, [language], LINES)).toBe('*');
    }
  });
});
