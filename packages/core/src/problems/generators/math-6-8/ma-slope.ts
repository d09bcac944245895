import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-slope');

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [x1, y1] =
    difficulty === 3
      ? [random.integer(-6, 3), random.integer(-6, 6)]
      : [random.integer(0, 4), random.integer(1, 6)];
  const run = random.integer(2, 6);
  const rise =
    difficulty === 1
      ? run * random.integer(2, 4)
      : random.integer(1, 9) * (difficulty === 3 ? random.pick([-1, 1]) : 1);
  const [x2, y2] = [x1 + run, y1 + rise];
  const answer = fraction(rise, run);
  const all = { x1, y1, x2, y2, rise, run, slope: formatRational(answer).replace('-', '−') };
  const explained = {
    prompt: text(message('make.explained.prompt'), all),
    nudge: text(message('make.explained.nudge')),
    steps: [
      step(
        message('make.explained.step.y-changes-rise-while'),
        message('make.explained.reason.take-points-one-order'),
        all,
      ),
      step(
        message('make.explained.step.rise-run-slope'),
        message('make.explained.reason.slope-change-y-one'),
        all,
      ),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(run, rise), 'run-over-rise'],
    [fraction(-rise, run), 'mixed-order-of-points'],
  ]);
}

/** Slope of a line through two points (CCSS 8.EE.B.5, 8.EE.B.6). */
export const maSlope = generator('ma-slope', make);
