import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, numberOption } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-addsub100');

/** A sum whose ones make a new ten. */
function carry(random: SeededRandom, most: number): DraftItem {
  const [aOnes, bTens] = [random.integer(2, 9), random.integer(1, most)];
  const bOnes = random.integer(10 - aOnes + 1, 9);
  const [a, b] = [random.integer(1, 8 - bTens) * 10 + aOnes, bTens * 10 + bOnes];
  const all = { a, b, aOnes, bOnes, ones: aOnes + bOnes, tens: a + b - aOnes - bOnes, sum: a + b };
  const explained = {
    prompt: text('{a} + {b} = ?', all),
    nudge: text(message('carry.explained.nudge')),
    steps: [
      step('{aOnes} + {bOnes} = {ones}', message('carry.explained.reason.ones-make-new-ten'), all),
      step('{tens} + {ones} = {sum}', message('carry.explained.reason.add-tens'), all),
    ],
  };
  return choiceItem(explained, random, numberOption(a + b), [
    [numberOption(a + b - 10), 'forgot-to-carry'],
    [numberOption(a + b - aOnes - bOnes + ((aOnes + bOnes) % 10) + 20), 'forgot-the-borrowed-ten'],
  ]);
}

/** A difference that needs a ten broken up. */
function borrow(random: SeededRandom): DraftItem {
  const aOnes = random.integer(0, 7);
  const bOnes = random.integer(aOnes + 1, 9);
  const aTens = random.integer(3, 9);
  const bTens = random.integer(1, aTens - 2);
  const [a, b] = [10 * aTens + aOnes, 10 * bTens + bOnes];
  const all = { a, b, bOnes, bTen: 10 * bTens, middle: a - 10 * bTens, difference: a - b };
  const explained = {
    prompt: text('{a} − {b} = ?', all),
    nudge: text(message('borrow.explained.nudge')),
    steps: [
      step('{a} − {bTen} = {middle}', message('borrow.explained.reason.take-away-tens-first'), all),
      step('{middle} − {bOnes} = {difference}', message('borrow.explained.reason.then-take-away-ones'), all),
    ],
  };
  return choiceItem(explained, random, numberOption(a - b), [
    [numberOption(10 * (aTens - bTens) + bOnes - aOnes), 'smaller-from-larger'],
    [numberOption(a - b + 10), 'forgot-the-borrowed-ten'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  return difficulty === 3 ? borrow(random) : carry(random, difficulty === 1 ? 2 : 6);
}

/** Sums and differences within a hundred, with regrouping (CCSS 2.NBT.B.5). */
export const maAddsub100 = generator('ma-addsub100', make);
