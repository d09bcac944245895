import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, numberOption } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-unknown');

/** a + ? = sum, or ? + a = sum */
function missingAddend(random: SeededRandom, a: number, missing: number, template: string): DraftItem {
  const sum = a + missing;
  const all = { a, sum, missing };
  const explained = {
    prompt: text(template, all),
    nudge: text(message('missing-addend.explained.nudge'), all),
    steps: [
      step(
        message('missing-addend.explained.step'),
        message('missing-addend.explained.reason.part-known'),
        all,
      ),
      step('{a} + {missing} = {sum}', message('missing-addend.explained.reason.takes-missing-steps'), all),
    ],
  };
  return choiceItem(explained, random, numberOption(missing), [
    [numberOption(sum + a), 'added-all-numbers'],
    [numberOption(missing + 1), 'counts-the-start'],
    [numberOption(sum), 'repeated-a-number'],
  ]);
}

/** ? − b = left */
function missingStart(random: SeededRandom, b: number, left: number): DraftItem {
  const start = b + left;
  const all = { b, left, start };
  const explained = {
    prompt: text('? − {b} = {left}', all),
    nudge: text(message('missing-start.explained.nudge')),
    steps: [
      step(
        message('missing-start.explained.step'),
        message('missing-start.explained.reason.together-they-start'),
        all,
      ),
      step(
        '{left} + {b} = {start}',
        message('missing-start.explained.reason.adding-undoes-taking-away'),
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(start), [
    [numberOption(Math.abs(left - b)), 'took-away-not-added'],
    [numberOption(start + 1), 'counts-the-start'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const most = difficulty === 1 ? 5 : 9;
  const [first, second] = [random.integer(2, most), random.integer(2, most)];
  if (difficulty === 3) return missingStart(random, first, second);
  return missingAddend(random, first, second, difficulty === 1 ? '{a} + ? = {sum}' : '? + {a} = {sum}');
}

/** The missing number in any place (CCSS 1.OA.D.8). */
export const maUnknown = generator('ma-unknown', make);
