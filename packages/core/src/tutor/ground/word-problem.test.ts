import { describe, expect, it } from 'vitest';
import { wordProblemIn } from './word-problem.ts';

describe('a problem in words', () => {
  it('is known by its story, its quantities and its question, in each language', () => {
    const mia = 'Mia has 12 apples and gives 5 to Tom. How many apples does she have left?';
    expect(wordProblemIn(mia, 'en')?.quantities).toEqual(['12 apples', '5']);
    const train = 'Un train part à 8 h et roule 120 km en deux heures. Quelle est sa vitesse ?';
    expect(wordProblemIn(train, 'fr')?.quantities).toEqual(['8 h', '120 km', 'deux heures']);
    const libros = 'Ana compra 3 libros de 7 euros cada uno. ¿Cuánto dinero paga en total por ellos?';
    expect(wordProblemIn(libros, 'es')?.quantities).toEqual(['3 libros', '7 euros']);
  });

  it.each([
    'What is photosynthesis and where in the leaf does it happen?',
    'Solve 3x + 5 = 20 and tell me what x is, please, I need it today',
    'How many?',
    'My grade 3 teacher said that I should read a little more every day.',
  ])('is not: %s', (text) => {
    expect(wordProblemIn(text, 'en')).toBeNull();
  });
});
