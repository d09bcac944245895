import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const message = messagesOf('sc-kinetic');

const EXACT = 0.005;
const RULE: Done = ['E = ½ × m × v × v', message('rule')];

function findEnergy(mass: number, speed: number): DraftItem {
  const energy = rounded((mass * speed * speed) / 2, 2);
  const explained = worked(
    {
      prompt: message('find-energy.explained.work.prompt'),
      nudge: message('find-energy.explained.work.nudge'),
      rule: RULE,
      work: [
        [
          'E = ½ × {mass} × {speed} × {speed} = {energy} J',
          message('find-energy.explained.work.kilograms-times-meters'),
        ],
      ],
    },
    { mass, speed, energy },
  );
  return decimalItem(explained, energy, { tolerance: EXACT, unit: 'J' }, [
    [rounded(mass * speed * speed, 2), 'half-forgotten'],
    [rounded((mass * speed) / 2, 2), 'speed-not-squared'],
    [rounded((mass * mass * speed * speed) / 2, 2), 'mass-squared-too'],
  ]);
}

/** How many times the energy grows when mass and speed grow: nothing to reckon but the factors. */
function findFactor(massTimes: number, speedTimes: number): DraftItem {
  const factor = massTimes * speedTimes * speedTimes;
  const explained = worked(
    {
      prompt: message('find-factor.explained.work.prompt'),
      nudge: message('find-factor.explained.work.nudge'),
      rule: RULE,
      work: [
        [
          '{massTimes} × {speedTimes} × {speedTimes} = {factor}',
          message('find-factor.explained.work.same-both-carts'),
        ],
      ],
    },
    { massTimes, speedTimes, factor },
  );
  return integerItem(explained, factor, [
    [massTimes * speedTimes, 'speed-not-squared'],
    [massTimes * massTimes * speedTimes * speedTimes, 'mass-squared-too'],
    [massTimes * massTimes * speedTimes, 'mass-squared-too'],
    [massTimes + speedTimes, 'speed-not-squared'],
  ]);
}

function findSpeed(mass: number, speed: number): DraftItem {
  const energy = rounded((mass * speed * speed) / 2, 2);
  const doubled = rounded(2 * energy, 2);
  const squared = speed * speed;
  const explained = worked(
    {
      prompt: message('find-speed.explained.work.prompt'),
      nudge: message('find-speed.explained.work.nudge'),
      rule: ['v × v = 2 × E ÷ m', message('find-speed.explained.work.rule')],
      work: [
        ['v × v = {doubled} ÷ {mass} = {squared}', message('find-speed.explained.work.twice-energy-over')],
        ['v = {speed} m/s', message('find-speed.explained.work.square-root-undoes')],
      ],
    },
    { mass, speed, energy, doubled, squared },
  );
  return decimalItem(explained, speed, { tolerance: EXACT, unit: 'm/s' }, [
    [squared, 'root-forgotten'],
    [rounded(Math.sqrt(energy / mass), 2), 'half-forgotten'],
    [rounded(doubled / (mass * 2), 2), 'speed-not-squared'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return findEnergy(random.integer(2, 30), random.integer(2, 12));
  if (difficulty === 2) return findFactor(random.integer(2, 9), random.integer(2, 6));
  return findSpeed(random.integer(1, 20) / 2, random.integer(3, 15));
}

/** Kinetic energy from mass and speed (NGSS MS-PS3-1). */
export const scKinetic = generator('sc-kinetic', make);
