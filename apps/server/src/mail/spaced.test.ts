import { expect, test } from 'vitest';
import { spaced } from './spaced.ts';

const letter = { subject: 'Au sujet de Alma !', text: 'Nous avons écrit que Alma : vide' };

test('sets a French letter: narrow spaces, and an apostrophe before a name that begins with a vowel', () => {
  expect(spaced(letter, 'fr', ['Alma'])).toEqual({
    subject: 'Au sujet d’Alma\u202f!',
    text: 'Nous avons écrit qu’Alma\u202f: vide',
  });
});

test('leaves the other languages as they are', () => {
  expect(spaced(letter, 'es', ['Alma'])).toEqual(letter);
});
