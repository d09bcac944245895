import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elided, isElidedBefore } from './french-elision.ts';

test.each([
  ['La semaine de Alma', 'Alma', 'La semaine d’Alma'],
  ['La semaine de Élodie', 'Élodie', 'La semaine d’Élodie'],
  ['Le ciel de Henri', 'Henri', 'Le ciel d’Henri'],
  ['Le ciel de Yves', 'Yves', 'Le ciel d’Yves'],
  ['Ce que Inès a fait', 'Inès', 'Ce qu’Inès a fait'],
  ['De Œdipe à Kofi', 'Œdipe', 'D’Œdipe à Kofi'],
  ['Le registre de Alma et Kofi', 'Alma et Kofi', 'Le registre d’Alma et Kofi'],
])('%s', (sentence, name, said) => expect(elided(sentence, [name])).toBe(said));

test.each(['Kofi', 'Zuri', 'Yasmine', 'Hassan', 'Harry', 'onze', 'oui', '11', ''])(
  'elides nothing before “%s”',
  (name) => expect(elided(`La semaine de ${name}`, [name])).toBe(`La semaine de ${name}`),
);

test('leaves words alone that only end like “de”', () => {
  expect(elided('L’aide Alma, le code Alma', ['Alma'])).toBe('L’aide Alma, le code Alma');
});

test('takes names as they are, whatever signs are in them', () => {
  expect(elided('La semaine de A.(b', ['A.(b'])).toBe('La semaine d’A.(b');
});

test('drops one e and one space for each elision, and nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const once = elided(`Le mot de ${name}.`, [name]);
      expect(once).toBe(isElidedBefore(name) ? `Le mot d’${name}.` : `Le mot de ${name}.`);
      expect(elided(once, [name])).toBe(once);
    }),
  );
});
