import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { add, formatRational, multiply, subtract } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import { CORRECTED_THE_WRONG_WAY, GUESS_NOT_SCALED } from '../../misconceptions/ratios-and-scale.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const WORDS = {
  one: {
    en: 'A quantity and {share} of it together make {total}. What is the quantity?',
    fr: 'Une quantité et {share} de celle-ci font ensemble {total}. Quelle est la quantité ?',
    es: 'Una cantidad y {share} de ella suman {total}. ¿Cuál es la cantidad?',
  },
  two: {
    en: 'A quantity, {share} of it and {other} of it together make {total}. What is the quantity?',
    fr: 'Une quantité, {share} de celle-ci et {other} de celle-ci font ensemble {total}. Quelle est la quantité ?',
    es: 'Una cantidad, {share} de ella y {other} de ella suman {total}. ¿Cuál es la cantidad?',
  },
};

const SOLVE_NUDGE = {
  en: 'Guess a number whose parts are whole. What does it reach? By how much must you scale it?',
  fr: 'Essaie un nombre dont les parts sont entières. Qu’atteint-il ? De combien faut-il l’agrandir ?',
  es: 'Probemos un número cuyas partes sean enteras. ¿A cuánto llega? ¿Por cuánto hay que multiplicarlo?',
};

const SOLVE_WORDS = {
  en: 'Guess {guess}: {pieces} = {reached}',
  fr: 'On essaie {guess} : {pieces} = {reached}',
  es: 'Se prueba {guess}: {pieces} = {reached}',
};

/** The quantity with one or two unit fractions of it; `guess` is a number that has these parts whole. */
function solve(total: number, parts: readonly number[], guess: number): PracticeItem {
  const [n = 2, m = 0] = parts;
  const reached = parts.reduce((sum, part) => sum + guess / part, guess);
  const scale = fraction(total, reached);
  const answer = multiply(scale, fraction(guess, 1));
  const pieces = [guess, ...parts.map((part) => guess / part)].join(' + ');
  const all = {
    share: `1/${n}`,
    other: `1/${m}`,
    total,
    guess,
    pieces,
    reached,
    scale: formatRational(scale),
    answer: formatRational(answer),
  };
  const explained = {
    prompt: text(m === 0 ? WORDS.one : WORDS.two, all),
    nudge: text(SOLVE_NUDGE),
    steps: [
      step(
        SOLVE_WORDS,
        {
          en: 'A guess with whole parts is easy to work with.',
          fr: 'Un essai aux parts entières est facile à calculer.',
          es: 'Un intento con partes enteras es fácil de calcular.',
        },
        all,
      ),
      step(
        '{total} ÷ {reached} = {scale}',
        {
          en: 'The guess must be scaled by this.',
          fr: 'Il faut agrandir l’essai d’autant.',
          es: 'El intento debe multiplicarse por esto.',
        },
        all,
      ),
      step(
        '{guess} × {scale} = {answer}',
        {
          en: 'All parts grow alike, so the total grows alike.',
          fr: 'Toutes les parts grandissent pareil, donc le total aussi.',
          es: 'Todas las partes crecen igual y el total también.',
        },
        all,
      ),
    ],
  };
  const taken = parts.reduce((sum, part) => add(sum, fraction(total, part)), fraction(0, 1));
  const lowered = subtract(fraction(total, 1), taken);
  return rationalItem(explained, answer, 'any', [
    ...(Number(lowered.numerator) > 0 ? ([[lowered, CORRECTED_THE_WRONG_WAY]] as const) : []),
    [scale, GUESS_NOT_SCALED],
  ]);
}

const TWO_PARTS = [
  [2, 4, 4],
  [2, 3, 6],
  [3, 4, 12],
  [2, 5, 10],
  [3, 6, 6],
  [4, 8, 8],
  [2, 8, 8],
  [3, 9, 9],
  [2, 6, 6],
  [4, 6, 12],
] as const;

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 2) {
    const [n, m, guess] = random.pick(TWO_PARTS);
    return solve((guess + guess / n + guess / m) * random.integer(2, 15), [n, m], guess);
  }
  const n = random.integer(2, difficulty === 1 ? 9 : 12);
  const whole = (n + 1) * random.integer(2, 15);
  return solve(difficulty === 1 ? whole : whole + random.integer(1, n), [n], n);
}

/** “Quantity” problems by a false first guess, as in the Rhind papyrus (c. 1550 BCE). */
export const mhFalsepos = generator('mh-falsepos', make);
