import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-angles');

/** A drawn angle is read to two degrees; a reckoned one is exact. */
const HOW = { tolerance: 2, unit: '°' };
const EXACT = { tolerance: 0, unit: '°' };

/** An angle drawn on a protractor; its first ray lies at `turn` degrees of the outer scale. */
function picture(degrees: number, turn: number) {
  const all = { from: turn, to: turn + degrees, otherFrom: 180 - turn, otherTo: 180 - turn - degrees };
  return {
    figure: { type: 'angle' as const, degrees, turnDegrees: turn, protractor: true },
    figureText: text(message('picture.figure-text'), all),
  };
}

const PROMPT = text(message('prompt'));

/** One ray lies on the zero line, at the right or at the left. */
function fromZero(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const by = difficulty === 1 ? 10 : 5;
  const drawn = random.integer(20 / by, 160 / by) * by;
  const degrees = Math.abs(drawn - 90) < 5 ? drawn + 20 : drawn;
  const isLeft = random.integer(0, 1) === 1;
  const all = { degrees, wide: degrees > 90 ? '>' : '<' };
  const explained = {
    ...picture(degrees, isLeft ? 180 - degrees : 0),
    prompt: PROMPT,
    nudge: text(message('from-zero.explained.nudge')),
    steps: [
      step(
        isLeft
          ? message('from-zero.explained.step.one-ray-lies-left')
          : message('from-zero.explained.step.one-ray-lies-right'),
        message('from-zero.explained.reason.scale-must-start-0'),
      ),
      step(
        message('from-zero.explained.step.other-ray-points-degrees'),
        message('from-zero.explained.reason.fits-degrees-wide-90'),
        all,
      ),
    ],
  };
  return decimalItem(explained, degrees, HOW, [[180 - degrees, 'wrong-protractor-scale']]);
}

/** Neither ray lies on the zero line. */
function between(random: SeededRandom): DraftItem {
  const turn = random.integer(2, 12) * 5;
  const degrees = random.integer(4, Math.floor((170 - turn) / 5)) * 5;
  const all = { from: turn, to: turn + degrees, degrees };
  const explained = {
    ...picture(degrees, turn),
    prompt: PROMPT,
    nudge: text(message('between.explained.nudge')),
    steps: [
      step(message('between.explained.step'), message('between.explained.reason.ray-lies-zero'), all),
      step('{to} − {from} = {degrees}', message('between.explained.reason.angle-turn-one-ray'), all),
    ],
  };
  return decimalItem(explained, degrees, HOW, [
    [turn + degrees, 'read-one-ray-only'],
    [180 - turn - degrees, 'wrong-protractor-scale'],
  ]);
}

/** Two angles that make a straight line or a right angle: one is known. */
function neighbour(random: SeededRandom): DraftItem {
  const whole = random.pick([90, 180] as const);
  const known = whole === 90 ? random.integer(11, 79) : random.integer(25, 155);
  const all = { whole, known, rest: whole - known };
  const words =
    whole === 180
      ? message('neighbour.words.two-angles-together-make')
      : message('neighbour.words.two-angles-together-make-2');
  const explained = {
    prompt: text(words, all),
    nudge: text(message('neighbour.explained.nudge')),
    steps: [
      step(
        message('neighbour.explained.step'),
        message('neighbour.explained.reason.right-angle-90-straight'),
        all,
      ),
      step('{whole} − {known} = {rest}', message('neighbour.explained.reason.angles-side-side-add'), all),
    ],
  };
  return decimalItem(explained, all.rest, EXACT, [
    [whole === 180 ? Math.abs(90 - known) : 180 - known, 'right-angle-for-straight-line'],
    [known, 'repeated-a-number'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty !== 3) return fromZero(random, difficulty);
  return random.integer(0, 1) === 0 ? between(random) : neighbour(random);
}

/** Angles in degrees, read on a protractor or found from a neighbour (CCSS 4.MD.C.6, 4.MD.C.7). */
export const maAngles = generator('ma-angles', make);
