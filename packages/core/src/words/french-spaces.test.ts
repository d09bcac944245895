import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frenchSpaces } from './french-spaces.ts';

test('keeps French marks on the line of their word, and words on the line of their quotation mark', () => {
  expect(frenchSpaces('Oui ! Quoi\u00a0? Donc : « un ; deux »')).toBe(
    'Oui\u202f! Quoi\u202f? Donc\u202f: «\u202fun\u202f; deux\u202f»',
  );
});

test('leaves alone what is no mark of a sentence', () => {
  for (const text of ['12:30', 'Fin. :claim[Il pleut.]{#rain}', '| :--- |', 'https://ori.example', 'Is it?'])
    expect(frenchSpaces(text)).toBe(text);
});

test('changes spaces only, and nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\u00a0', '«', '»', '!', ':', '?') }), (text) => {
      const once = frenchSpaces(text);
      expect(once.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      expect(frenchSpaces(once)).toBe(once);
    }),
  );
});
