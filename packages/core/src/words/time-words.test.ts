import { expect, it } from 'vitest';
import { timeWords } from './time-words.ts';

it.each([
  [0, 'en', '0 min'],
  [40, 'es', '40 min'],
  [60, 'en', '1 h'],
  [760, 'fr', '12 h 40 min'],
  [60_000, 'en', '1,000 h'],
])('says %i minutes as the log does, in %s', (minutes, language, said) => {
  expect(timeWords(minutes, language).replaceAll('\u00a0', ' ')).toBe(said);
});
