import { describe, expect, it } from 'vitest';
import { broughtIn, workingIn } from './lead-in.ts';

describe('a wish around the maths', () => {
  it.each([
    ['Just tell me the answer: 3x+5=20', '3x+5=20'],
    ['What is the answer to 3x + 5 = 20?', '3x + 5 = 20?'],
    ['please help me with this: -3x + 5 = 20', '-3x + 5 = 20'],
    ['I’m stuck on 2/3 + 1/4', '2/3 + 1/4'],
    ['3x + 5 = 20, just tell me the answer!', '3x + 5 = 20'],
    ['3x+5=20 help', '3x+5=20'],
    ['here is my problem\nsolve 2x + 3y = 12, x - y = 1', 'solve 2x + 3y = 12, x - y = 1'],
    ['Tell me the answer as a decimal: 3/4', 'as a decimal: 3/4'],
    ['Donne-moi juste la réponse : 3x + 5 = 20', '3x + 5 = 20'],
    ['Aide-moi : résous 4x - 7 = 13', 'résous 4x - 7 = 13'],
    ['Je ne comprends pas 3x + 5 = 20', '3x + 5 = 20'],
    ['Dime solo la respuesta: 3x + 5 = 20', '3x + 5 = 20'],
    ['¿Cuál es la respuesta de 3x + 5 = 20?', '3x + 5 = 20?'],
  ])('is taken off “%s”', (message, text) => {
    expect(broughtIn(message)).toEqual({ text, isWorking: false });
  });

  it.each([
    'Rounded to the nearest ten: 34 + 7',
    'Find the derivative of: x^2',
    'What is not the answer: 3x+5=20',
    'solve 3x + 5 = 20',
    'just tell me the answer',
    'I’m stuck',
    'x = 5',
  ])('is not seen in “%s”', (message) => expect(broughtIn(message)).toBeNull());
});

describe('working with the wish that it be looked at', () => {
  it.each([
    ['Check my steps:\n3x + 5 = 20\n3x = 25', ['3x + 5 = 20', '3x = 25']],
    ['Check my steps: 3x+5=20, 3x=15, x=5', ['3x+5=20', '3x=15', 'x=5']],
    ['3x + 5 = 20\n3x = 15\nIs this right?', ['3x + 5 = 20', '3x = 15']],
    ['can you check my work 2 + 2 = 5', ['2 + 2 = 5']],
    ['Vérifie mes étapes :\n3x = 15\nx = 5', ['3x = 15', 'x = 5']],
    ['Revisa mis pasos:\n3x = 15\nx = 5', ['3x = 15', 'x = 5']],
    ['Check my answer: x = 2, y = 3', ['x = 2, y = 3']],
    ['3x = 15, so x = 5', ['3x = 15', 'x = 5']],
  ])('is read from “%s”', (message, lines) => expect(workingIn(message)).toEqual(lines));

  it.each(['Check my steps', 'Check my essay about 2 wolves', 'tell me the answer: 3x = 15'])(
    'is not read from “%s”',
    (message) => expect(workingIn(message)).toEqual([]),
  );
});
