import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { add, formatRational, multiply, subtract } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('mh-falsepos');

const WORDS = {
  one: message('words.one'),
  two: message('words.two'),
};

const SOLVE_NUDGE = message('solve-nudge');

const SOLVE_WORDS = message('solve-words');

/** The quantity with one or two unit fractions of it; `guess` is a number that has these parts whole. */
function solve(total: number, parts: readonly number[], guess: number): DraftItem {
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
      step(SOLVE_WORDS, message('solve.explained.reason.guess-whole-parts-easy'), all),
      step('{total} ÷ {reached} = {scale}', message('solve.explained.reason.guess-must-scaled'), all),
      step('{guess} × {scale} = {answer}', message('solve.explained.reason.all-parts-grow-alike'), all),
    ],
  };
  const taken = parts.reduce((sum, part) => add(sum, fraction(total, part)), fraction(0, 1));
  const lowered = subtract(fraction(total, 1), taken);
  return rationalItem(explained, answer, 'any', [
    ...(Number(lowered.numerator) > 0 ? ([[lowered, 'corrected-the-wrong-way']] as const) : []),
    [scale, 'guess-not-scaled'],
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

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
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
