import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const message = messagesOf('sc-newton');

const EXACT = 0.005;
/** Accelerations in m/s² that a pushed cart or a small vehicle may have. */
const ACCELERATIONS = [0.5, 1, 1.5, 2, 2.5, 3, 4] as const;

const BY_FORCE: Done = ['a = F ÷ m', message('by-force')];

function findForce(mass: number, acceleration: number): DraftItem {
  const force = rounded(mass * acceleration, 2);
  const explained = worked(
    {
      prompt: message('find-force.explained.work.prompt'),
      nudge: message('find-force.explained.work.nudge'),
      rule: ['F = m × a', message('find-force.explained.work.rule')],
      work: [
        ['F = {mass} × {acceleration} = {force} N', message('find-force.explained.work.newton-gives-one')],
      ],
    },
    { mass, acceleration, force },
  );
  return decimalItem(explained, force, { tolerance: EXACT, unit: 'N' }, [
    [rounded(mass / acceleration, 2), 'divided-for-multiplied'],
    [rounded(acceleration / mass, 2), 'divided-upside-down'],
  ]);
}

function findAcceleration(mass: number, acceleration: number): DraftItem {
  const force = rounded(mass * acceleration, 2);
  const explained = worked(
    {
      prompt: message('find-acceleration.explained.work.prompt'),
      nudge: message('find-acceleration.explained.work.nudge'),
      rule: BY_FORCE,
      work: [
        [
          'a = {force} ÷ {mass} = {acceleration} m/s²',
          message('find-acceleration.explained.work.newtons-per-kilogram'),
        ],
      ],
    },
    { mass, acceleration, force },
  );
  return decimalItem(explained, acceleration, { tolerance: EXACT, unit: 'm/s²' }, [
    [rounded(force * mass, 2), 'multiplied-for-divided'],
    [rounded(mass / force, 2), 'divided-upside-down'],
  ]);
}

/** Two forces against each other: first their difference, then the acceleration. */
function findWithFriction(mass: number, acceleration: number, friction: number): DraftItem {
  const net = rounded(mass * acceleration, 2);
  const push = rounded(net + friction, 2);
  const explained = worked(
    {
      prompt: message('find-with-friction.explained.work.prompt'),
      nudge: message('find-with-friction.explained.work.nudge'),
      rule: [
        message('find-with-friction.explained.work.rule-subtract-friction-push-first'),
        message('find-with-friction.explained.work.rule-only-net-force-changes'),
      ],
      work: [
        ['{push} − {friction} = {net} N', BY_FORCE[1]],
        [
          'a = {net} ÷ {mass} = {acceleration} m/s²',
          message('find-with-friction.explained.work.force-divided-mass'),
        ],
      ],
    },
    { mass, acceleration, push, friction, net },
  );
  return decimalItem(explained, acceleration, { tolerance: EXACT, unit: 'm/s²' }, [
    [rounded(push / mass, 2), 'friction-forgotten'],
    [rounded((push + friction) / mass, 2), 'friction-forgotten'],
    [rounded(net * mass, 2), 'multiplied-for-divided'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const mass = random.integer(2, 40);
  const acceleration = random.pick(ACCELERATIONS);
  if (difficulty === 1) return findForce(mass, acceleration);
  if (difficulty === 2) return findAcceleration(mass, acceleration);
  return findWithFriction(mass, acceleration, random.integer(2, 30));
}

/** Newton's second law (NGSS MS-PS2-2). */
export const scNewton = generator('sc-newton', make);
