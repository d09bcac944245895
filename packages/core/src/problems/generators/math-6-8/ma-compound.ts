import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { add, formatRational, multiply, type Rational } from '../../../maths/rational.ts';
import { fraction, generator, inLowestTerms, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-compound');

const BOTH = message('both');

function twoStages(
  prompt: Phrase,
  first: Rational,
  second: Rational,
  extra: readonly (readonly [Rational, MisconceptionId])[],
): DraftItem {
  const both = multiply(first, second);
  const all = { first: formatRational(first), second: formatRational(second), both: formatRational(both) };
  const explained = {
    prompt,
    nudge: text(message('two-stages.explained.nudge')),
    steps: [
      step(message('two-stages.explained.step'), message('two-stages.explained.reason'), all),
      step('{first} × {second} = {both}', BOTH, all),
    ],
  };
  const sum = add(first, second);
  const possible = Number(sum.numerator) <= Number(sum.denominator);
  return rationalItem(explained, both, 'any', [
    ...extra,
    ...(possible ? ([[sum, 'chances-added']] as const) : []),
    [first, 'one-event-only'],
  ]);
}

/** A coin and a die, or a spinner and a die. */
function coinAndDie(random: SeededRandom): DraftItem {
  const [fields, above] = [random.integer(2, 8), random.integer(1, 5)];
  const coin = fields === 2;
  const words = coin
    ? message('coin-and-die.words.toss-coin-roll-die')
    : message('coin-and-die.words.spinner-fields-equal-fields');
  return twoStages(text(words, { fields, above }), fraction(1, fields), fraction(6 - above, 6), []);
}

const ways = (total: number) => 6 - Math.abs(7 - total);

/** The sum of two dice, on a grid. */
function twoDice(random: SeededRandom): DraftItem {
  const asks = random.pick(['is', 'least', 'most']);
  const sum =
    asks === 'is' ? random.integer(3, 11) : asks === 'least' ? random.integer(6, 11) : random.integer(3, 8);
  const totals = Array.from({ length: 11 }, (_, index) => index + 2).filter((total) =>
    asks === 'is' ? total === sum : asks === 'least' ? total >= sum : total <= sum,
  );
  const good = totals.reduce((found, total) => found + ways(total), 0);
  const words = {
    is: message('two-dice.words.is'),
    least: message('two-dice.words.least'),
    most: message('two-dice.words.most'),
  };
  const answer = fraction(good, 36);
  const worth = inLowestTerms(`${good}/36`, formatRational(answer));
  const all = { what: text(words[asks], { sum }), good, worth };
  const explained = {
    prompt: text(message('two-dice.explained.prompt'), all),
    nudge: text(message('two-dice.explained.nudge')),
    steps: [
      step('6 × 6 = 36', message('two-dice.explained.reason.all-fields-grid-equally')),
      step(
        message('two-dice.explained.step'),
        message('two-dice.explained.reason.two-different-numbers-come'),
        all,
      ),
    ],
  };
  const unordered = totals.reduce((found, total) => found + Math.ceil(ways(total) / 2), 0);
  return rationalItem(explained, answer, 'any', [
    [fraction(totals.length, 11), 'sums-equally-likely'],
    [fraction(unordered, 21), 'turned-pairs-missed'],
  ]);
}

/** Two draws without putting back. */
function twoDraws(random: SeededRandom): DraftItem {
  const [red, blue] = [random.integer(2, 8), random.integer(2, 8)];
  const total = red + blue;
  const same = random.pick([true, false]);
  const words = same
    ? message('two-draws.words.bag-holds-red-red')
    : message('two-draws.words.bag-holds-red-red-2');
  const later = same ? red - 1 : blue;
  return twoStages(text(words, { red, blue }), fraction(red, total), fraction(later, total - 1), [
    [multiply(fraction(red, total), fraction(same ? red : blue, total)), 'put-back-in-thought'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return coinAndDie(random);
  return difficulty === 2 ? twoDice(random) : twoDraws(random);
}

/** Chances of two things together, by tree and grid (CCSS 7.SP.C.8). */
export const maCompound = generator('ma-compound', make);
