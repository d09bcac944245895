import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, numberOption } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-equal');

/** a + b = ? + d */
function balance(random: SeededRandom, a: number, b: number, d: number): DraftItem {
  const missing = a + b - d;
  const all = { a, b, d, sum: a + b, missing };
  const explained = {
    prompt: text('{a} + {b} = ? + {d}', all),
    nudge: text(message('balance.explained.nudge')),
    steps: [
      step('{a} + {b} = {sum}', message('balance.explained.reason.side-complete'), all),
      step('{sum} = {missing} + {d}', message('balance.explained.reason.other-side-worth-sum'), all),
    ],
  };
  return choiceItem(explained, random, numberOption(missing), [
    [numberOption(a + b), 'equals-means-answer'],
    [numberOption(a + b + d), 'added-all-numbers'],
  ]);
}

/** Which equation is true? */
function findTrue(random: SeededRandom, a: number, b: number): DraftItem {
  const sum = a + b;
  const all = { a, b, sum, less: sum - 1 };
  const option = (template: string): Option => ({ text: text(template, all) });
  const explained = {
    prompt: text(message('find-true.explained.prompt')),
    nudge: text(message('find-true.explained.nudge')),
    steps: [
      step(message('find-true.explained.step'), message('find-true.explained.reason.sides-may-stand-either')),
      step('{sum} = {a} + {b}', message('find-true.explained.reason.both-sides-worth-sum'), all),
    ],
  };
  return choiceItem(explained, random, option('{sum} = {a} + {b}'), [
    [option('{a} + {b} = {sum} + {a}'), 'equals-means-answer'],
    [option('{less} = {a} + {b}'), 'counts-the-start'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [a, b] = [random.integer(2, 9), random.integer(2, 9)];
  if (difficulty === 1) return findTrue(random, Math.min(a, 5), Math.min(b, 4));
  const d = random.integer(1, a + b - 1);
  return balance(random, a, b, difficulty === 2 ? Math.max(1, Math.min(d, b)) : d);
}

/** The equal sign as balance (CCSS 1.OA.D.7). */
export const maEqual = generator('ma-equal', make);
