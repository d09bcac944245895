import { expect, it } from 'vitest';
import { LOCALES } from './locale.ts';
import { stateNameIn, statesByName } from './state-names-abroad.ts';
import { STATE_CODES } from './state-names.ts';

it('names a state as readers of each language know it', () => {
  expect(LOCALES.map((locale) => stateNameIn('US-PA', locale))).toEqual([
    'Pennsylvania',
    'Pennsylvanie',
    'Pensilvania',
  ]);
  expect(LOCALES.map((locale) => stateNameIn('US-TX', locale))).toEqual(['Texas', 'Texas', 'Texas']);
});

it.each(LOCALES)('lists every state once by its name in %s', (locale) => {
  const named = statesByName(locale);
  expect(new Set(named.map(({ code }) => code))).toEqual(new Set(STATE_CODES));
  expect(new Set(named.map(({ name }) => name)).size).toBe(STATE_CODES.length);
  const names = named.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, locale)));
});
