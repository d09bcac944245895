import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { divide, equals, formatRational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import { DID_NOT_FLIP, FLIPPED_THE_WRONG_ONE } from '../../misconceptions/operations.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { properFraction } from '../drawing/draw-fraction.ts';

const MAKE_NUDGE = {
  en: 'How often does {second} fit into {first}? More than once?',
  fr: 'Combien de fois {second} tient-il dans {first} ? Plus d’une fois ?',
  es: '¿Cuántas veces cabe {second} en {first}? ¿Más de una?',
};

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const { top: c, bottom: d } = properFraction(random, difficulty === 3 ? 9 : 6);
  const whole = random.integer(2, 9);
  const p = properFraction(random, 9);
  const [a, b] = difficulty === 1 ? [whole, 1] : [p.top, p.bottom];
  const [first, second] = [fraction(a, b), fraction(difficulty === 1 ? 1 : c, d)];
  if (equals(first, second)) return make(random, difficulty);
  const top = Number(second.numerator);
  const answer = divide(first, second);
  const all = {
    first: formatRational(first),
    second: formatRational(second),
    flipped: `${d}/${top}`,
    result: formatRational(answer),
  };
  const explained = {
    prompt: text(
      difficulty === 3
        ? {
            en: '{first} ÷ {second} = ? Write the answer in simplest form.',
            fr: '{first} ÷ {second} = ? Écris le résultat sous la forme la plus simple.',
            es: '{first} ÷ {second} = ? El resultado va en su forma más simple.',
          }
        : '{first} ÷ {second} = ?',
      all,
    ),
    nudge: text(MAKE_NUDGE, all),
    steps: [
      step(
        '{first} ÷ {second} = {first} × {flipped}',
        {
          en: '{second} × {flipped} = 1, so multiplying by {flipped} undoes multiplying by {second}.',
          fr: '{second} × {flipped} = 1 : multiplier par {flipped} défait multiplier par {second}.',
          es: '{second} × {flipped} = 1: multiplicar por {flipped} deshace multiplicar por {second}.',
        },
        all,
      ),
      step(
        '{first} × {flipped} = {result}',
        {
          en: 'Check it: {result} × {second} = {first}.',
          fr: 'Vérification : {result} × {second} = {first}.',
          es: 'Comprobación: {result} × {second} = {first}.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, answer, difficulty === 3 ? 'simplest' : 'any', [
    [fraction(a * top, b * d), DID_NOT_FLIP],
    [fraction(b * top, a * d), FLIPPED_THE_WRONG_ONE],
  ]);
}

/** Quotients of fractions (CCSS 6.NS.A.1). */
export const maDivfrac = generator('ma-divfrac', make);
