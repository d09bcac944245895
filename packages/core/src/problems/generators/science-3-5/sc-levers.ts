import type { PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  MACHINE_TURNED_ROUND,
  RAMP_HEIGHT_IGNORED,
  RAMP_LENGTH_IGNORED,
} from '../../misconceptions/levers-and-ramps.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { rampFigure } from './lever-figures.ts';
import { balancingStep, wayLost, whichSide } from './levers.ts';

const NUDGE = text(
  say(
    'A longer way up takes less push.',
    'Un chemin plus long demande moins de poussée.',
    'Un camino más largo pide menos empuje.',
  ),
);
const STRAIGHT_UP = step(
  say(
    'Multiply the weight by the height.',
    'Multiplie le poids par la hauteur.',
    'Multiplica el peso por la altura.',
  ),
  say(
    'Push times length comes to the same number.',
    'Poussée fois longueur donne le même nombre.',
    'Empuje por longitud da el mismo número.',
  ),
);
const ALONG = say(
  'A longer way, a smaller force.',
  'Un chemin plus long, une force plus petite.',
  'Un camino más largo, una fuerza menor.',
);

/** A ramp where everything comes out even: `push` × `length` = `weight` × `height`. */
function drawRamp(random: SeededRandom) {
  const height = random.integer(1, 2);
  const length = random.integer(height * 2, 8);
  const tens = random.integer(1, 9) * 10;
  const [weight, push] = [tens * length, tens * height];
  return { height, length, weight, push, both: weight * height };
}

/** How hard must one push? */
function pushNeeded(random: SeededRandom): PracticeItem {
  const ramp = drawRamp(random);
  const { height, length, weight, push } = ramp;
  return integerItem(
    {
      figure: rampFigure(height, length),
      figureText: text(
        say(
          'A ramp {length} m long that rises {height} m.',
          'Une rampe longue de {length} m qui monte de {height} m.',
          'Una rampa de {length} m de largo que sube {height} m.',
        ),
        ramp,
      ),
      prompt: text(
        say(
          'A box weighs {weight} N. It goes up {height} m on a smooth ramp {length} m long. How hard must you push, in N?',
          'Un carton pèse {weight} N. Il monte de {height} m sur une rampe lisse longue de {length} m. Avec quelle force dois-tu pousser, en N ?',
          'Una caja pesa {weight} N. Sube {height} m por una rampa lisa de {length} m de largo. ¿Con cuánta fuerza debes empujar, en N?',
        ),
        ramp,
      ),
      nudge: NUDGE,
      steps: [STRAIGHT_UP, step('{weight} × {height} = {both}; {both} ÷ {length} = {push}', ALONG, ramp)],
    },
    push,
    [
      [weight, RAMP_LENGTH_IGNORED],
      [weight / length, RAMP_HEIGHT_IGNORED],
      [weight * length, MACHINE_TURNED_ROUND],
    ],
  );
}

/** How long must the ramp be? */
function lengthNeeded(random: SeededRandom): PracticeItem {
  const ramp = drawRamp(random);
  const { height, length, weight, push } = ramp;
  return integerItem(
    {
      prompt: text(
        say(
          'A box weighs {weight} N and must go up {height} m. You can push with {push} N. How long must a smooth ramp be, in m?',
          'Un carton pèse {weight} N et doit monter de {height} m. Tu peux pousser avec {push} N. Quelle longueur doit avoir une rampe lisse, en m ?',
          'Una caja pesa {weight} N y debe subir {height} m. Puedes empujar con {push} N. ¿Qué largo debe tener una rampa lisa, en m?',
        ),
        ramp,
      ),
      nudge: NUDGE,
      steps: [STRAIGHT_UP, step('{weight} × {height} = {both}; {both} ÷ {push} = {length}', ALONG, ramp)],
    },
    length,
    [
      [height, RAMP_LENGTH_IGNORED],
      [weight / push, RAMP_HEIGHT_IGNORED],
      [(weight * push) / height, MACHINE_TURNED_ROUND],
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
