import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { rampFigure } from './lever-figures.ts';
import { balancingStep, wayLost, whichSide } from './levers.ts';

const message = messagesOf('sc-levers');

const NUDGE = text(message('nudge-2'));
const STRAIGHT_UP = step(message('straight-up.step'), message('straight-up.reason'));
const ALONG = message('along');

/** A ramp where everything comes out even: `push` × `length` = `weight` × `height`. */
function drawRamp(random: SeededRandom) {
  const height = random.integer(1, 2);
  const length = random.integer(height * 2, 8);
  const tens = random.integer(1, 9) * 10;
  const [weight, push] = [tens * length, tens * height];
  return { height, length, weight, push, both: weight * height };
}

/** How hard must one push? */
function pushNeeded(random: SeededRandom): DraftItem {
  const ramp = drawRamp(random);
  const { height, length, weight, push } = ramp;
  return integerItem(
    {
      figure: rampFigure(height, length),
      figureText: text(message('push-needed.parts.figure-text'), ramp),
      prompt: text(message('push-needed.parts.prompt'), ramp),
      nudge: NUDGE,
      steps: [STRAIGHT_UP, step('{weight} × {height} = {both}; {both} ÷ {length} = {push}', ALONG, ramp)],
    },
    push,
    [
      [weight, 'ramp-length-ignored'],
      [weight / length, 'ramp-height-ignored'],
      [weight * length, 'machine-turned-round'],
    ],
  );
}

/** How long must the ramp be? */
function lengthNeeded(random: SeededRandom): DraftItem {
  const ramp = drawRamp(random);
  const { height, length, weight, push } = ramp;
  return integerItem(
    {
      prompt: text(message('length-needed.parts.prompt'), ramp),
      nudge: NUDGE,
      steps: [STRAIGHT_UP, step('{weight} × {height} = {both}; {both} ÷ {push} = {length}', ALONG, ramp)],
    },
    length,
    [
      [height, 'ramp-length-ignored'],
      [weight / push, 'ramp-height-ignored'],
      [(weight * push) / height, 'machine-turned-round'],
    ],
  );
}

/** The law of the lever, what a lever takes, and the push along a ramp without rubbing. */
export const scLevers = generator('sc-levers', (random, difficulty) => {
  if (difficulty === 1) return whichSide(random);
  const isFirst = random.integer(0, 1) === 0;
  if (difficulty === 2) return isFirst ? balancingStep(random) : pushNeeded(random);
  return isFirst ? wayLost(random) : lengthNeeded(random);
});
