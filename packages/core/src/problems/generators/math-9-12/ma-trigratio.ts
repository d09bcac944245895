import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { cosine, inDegrees, sine, tangent } from './angles.ts';
import { withSine } from './writing.ts';

const message = messagesOf('ma-trigratio');

const ONE_PLACE = 0.1;

/** The right angle is at the second corner, the angle asked about or given at the first. */
function drawing(
  degrees: number,
  angleLabel: string,
  sides: readonly [opposite: string, hypotenuse: string, adjacent: string],
) {
  return {
    type: 'triangle' as const,
    angles: [degrees, 90] as [number, number],
    names: ['A', 'B', 'C'] as [string, string, string],
    angleLabels: [angleLabel, '90°', ''] as [string, string, string],
    sideLabels: [...sides] as [string, string, string],
  };
}

/** A leg from the hypotenuse. */
function leg(degrees: number, hypotenuse: number, asked: 'opposite' | 'adjacent'): DraftItem {
  const isOpposite = asked === 'opposite';
  const side = rounded(hypotenuse * (isOpposite ? sine(degrees) : cosine(degrees)), 1);
  const name = isOpposite ? 'BC' : 'AB';
  const all = { degrees, hypotenuse, side, name, ratio: isOpposite ? withSine('sin') : 'cos' };
  const explained = {
    prompt: text(message('leg.explained.prompt'), all),
    figure: drawing(degrees, `${degrees}°`, [
      isOpposite ? '?' : '',
      `${hypotenuse} m`,
      isOpposite ? '' : '?',
    ]),
    figureText: text(message('leg.explained.figure-text'), all),
    nudge: text(message('leg.explained.nudge')),
    steps: [
      step(
        '{ratio} {degrees}° = {name} / {hypotenuse}',
        message('leg.explained.reason.sine-belongs-opposite-leg'),
        all,
      ),
      step(
        '{name} = {hypotenuse} · {ratio} {degrees}° ≈ {side}',
        message('leg.explained.reason.multiply-long-side'),
        all,
      ),
    ],
  };
  const other = hypotenuse * (isOpposite ? cosine(degrees) : sine(degrees));
  return decimalItem(explained, side, { tolerance: ONE_PLACE, unit: 'm' }, [
    [rounded(other, 1), 'sine-and-cosine-swapped'],
    [rounded(hypotenuse ** 2 / side, 1), 'ratio-turned-over'],
  ]);
}

const SEEN_FROM_BELOW = message('seen-from-below');

/** A height from a distance and an angle of elevation. */
function height(degrees: number, distance: number, random: SeededRandom): DraftItem {
  const tall = rounded(distance * tangent(degrees), 1);
  const thing = random.pick([
    message('height.thing.mast'),
    message('height.thing.minaret'),
    message('height.thing.pagoda'),
    message('height.thing.lighthouse'),
  ]);
  const all = { degrees, distance, tall, thing };
  const explained = {
    prompt: text(SEEN_FROM_BELOW, all),
    figure: drawing(degrees, `${degrees}°`, ['?', '', `${distance} m`]),
    figureText: text(message('height.explained.figure-text'), all),
    nudge: text(message('height.explained.nudge')),
    steps: [
      step(
        message('height.explained.step'),
        message('height.explained.reason.tangent-opposite-leg-over'),
        all,
      ),
      step('{distance} · tan {degrees}° ≈ {tall}', message('height.explained.reason.multiply-distance'), all),
    ],
  };
  return decimalItem(explained, tall, { tolerance: ONE_PLACE, unit: 'm' }, [
    [rounded(distance * sine(degrees), 1), 'sine-for-tangent'],
    [rounded(distance / tangent(degrees), 1), 'ratio-turned-over'],
  ]);
}

const RAMP = message('ramp');

/** The angle of a ramp from its rise and length. */
function angle(opposite: number, hypotenuse: number): DraftItem {
  const exactly = inDegrees(Math.asin(opposite / hypotenuse));
  const degrees = rounded(exactly, 1);
  const ratio = rounded(opposite / hypotenuse, 4);
  const all = { opposite, hypotenuse, degrees, ratio };
  const sides = [`${opposite} m`, `${hypotenuse} m`, ''] as const;
  const explained = {
    prompt: text(RAMP, all),
    figure: drawing(rounded(exactly, 2), '?', sides),
    figureText: text(message('angle.explained.figure-text'), all),
    nudge: text(message('angle.explained.nudge')),
    steps: [
      step(
        message('angle.explained.step.sin-angle-opposite-hypotenuse'),
        message('angle.explained.reason.sine-opposite-leg-over'),
        all,
      ),
      step(
        message('angle.explained.step.angle-about-degrees'),
        message('angle.explained.reason.inverse-sine-finds-angle'),
        all,
      ),
    ],
  };
  return decimalItem(explained, degrees, { tolerance: ONE_PLACE, unit: '°' }, [
    [rounded(90 - exactly, 1), 'other-acute-angle'],
    [rounded(inDegrees(Math.atan(opposite / hypotenuse)), 1), 'sine-for-tangent'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const degrees = random.integer(20, 70);
  if (difficulty === 1)
    return degrees === 45
      ? make(random, difficulty)
      : leg(degrees, random.integer(5, 30), random.pick(['opposite', 'adjacent']));
  if (difficulty === 2) return height(random.integer(20, 55), random.integer(10, 40), random);
  const length = random.integer(8, 24);
  return angle(random.integer(Math.ceil(length / 4), Math.floor(length / 2)), length);
}

/** Sides and angles of right triangles (CCSS HSG-SRT.C.8). */
export const maTrigratio = generator('ma-trigratio', make);
