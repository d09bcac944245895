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

  it('are guessed from a browser’s languages, and everywhere where these tell nothing', () => {
    expect(guessedCountry(['en', 'fr-FR'], LINES)).toBe('FR');
    expect(guessedCountry(['en-US'], LINES)).toBe('*');
  });
});
