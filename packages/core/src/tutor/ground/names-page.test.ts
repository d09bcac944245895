import { expect, it } from 'vitest';
import { namesPage } from './names-page.ts';

it.each([
  'a hint on this question please',
  'help me with the exercise',
  'the one on the page',
  'un indice pour cette question',
  'aide-moi pour l’exercice',
  'una pista para esta pregunta',
  'ayúdame con el ejercicio',
])('“%s” means the question on the page', (message) => expect(namesPage(message)).toBe(true));

it.each(['give me a hint', '56', 'what is 7x8', 'un indice', 'una pista', "I don't get this problem"])(
  '“%s” names nothing',
  (message) => expect(namesPage(message)).toBe(false),
);
