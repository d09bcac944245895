import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, numberOption } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-evenodd');

const EVEN = message('even');
const ODD = message('odd');
function drawWithMixedDigits(random: SeededRandom, isEven: boolean): number {
  const tens = random.integer(1, 4) * 2 + (isEven ? -1 : 0);
  return 10 * tens + random.integer(0, 4) * 2 + (isEven ? 0 : 1);
}

/** Is this many even or odd? */
function classify(random: SeededRandom, value: number): DraftItem {
  const isEven = value % 2 === 0;
  const all = { value, name: isEven ? EVEN : ODD };
  const explained = {
    figure: {
      type: 'bars' as const,
      rows: [
        { parts: 10, shaded: Math.ceil(value / 2) },
        { parts: 10, shaded: Math.floor(value / 2) },
      ],
    },
    figureText: text(message('classify.explained.figure-text'), all),
    prompt: text(message('classify.explained.prompt'), all),
    nudge: text(message('classify.explained.nudge')),
    steps: [
      step(
        message('classify.explained.step.make-pairs-one-above'),
        message('classify.explained.reason.even-means-nobody-left'),
      ),
      step(
        message('classify.explained.step.value-name'),
        isEven
          ? message('classify.explained.reason.all-partner')
          : message('classify.explained.reason.one-left-over'),
        all,
      ),
    ],
  };
  const [right, wrong] = isEven ? [EVEN, ODD] : [ODD, EVEN];
  return choiceItem(explained, random, { text: text(right) }, [[{ text: text(wrong) }, 'missed-or-doubled']]);
}

/** Which number is even, which odd? */
function find(random: SeededRandom, wantsEven: boolean): DraftItem {
  const right = drawWithMixedDigits(random, wantsEven);
  const wrong = drawWithMixedDigits(random, !wantsEven);
  const all = { name: wantsEven ? EVEN : ODD, right, ones: right % 10 };
  const explained = {
    prompt: text(message('find.explained.prompt'), all),
    nudge: text(message('find.explained.nudge')),
    steps: [
      step(
        message('find.explained.step.tens-always-make-pairs'),
        message('find.explained.reason.one-ten-five-pairs'),
      ),
      step(
        message('find.explained.step.right-ends-ones-name'),
        message('find.explained.reason.so-ones-decide'),
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(right), [[numberOption(wrong), 'last-digit-ignored']]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 3) return find(random, random.integer(0, 1) === 0);
  return classify(random, difficulty === 1 ? random.integer(2, 13) : random.integer(8, 19));
}

/** Even and odd (CCSS 2.OA.C.3). */
export const maEvenodd = generator('ma-evenodd', make);
