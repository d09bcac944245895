import { expect, test } from 'vitest';
import { spacedFrench } from './spaced-french.ts';

test('sets French as French is, however deep it lies, and leaves the other languages alone', () => {
  const said = { en: 'Is it? Yes : no', fr: 'Est-ce vrai ? Oui', es: '¿Sí ?' };
  const page = { id: 'a : b', told: [{ said }], more: { fr: { list: ['Non !'], count: 3, none: null } } };
  expect(spacedFrench(page)).toEqual({
    id: 'a : b',
    told: [{ said: { ...said, fr: 'Est-ce vrai\u202f? Oui' } }],
    more: { fr: { list: ['Non\u202f!'], count: 3, none: null } },
  });
});
