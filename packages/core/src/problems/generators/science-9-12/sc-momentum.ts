import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from '../science-6-8/worked.ts';

const message = messagesOf('sc-momentum');

const EXACT = 0.01;
const KEPT: Done = [message('kept.add-m-v-both'), message('kept.outer-force-acts-along')];

function findMomentum(random: SeededRandom): DraftItem {
  const mass = random.integer(3, 90);
  const speed = random.integer(2, 24) / 2;
  const momentum = rounded(mass * speed, 1);
  const explained = worked(
    {
      prompt: message('find-momentum.explained.work.prompt'),
      nudge: message('find-momentum.explained.work.nudge'),
      rule: ['p = m × v', message('find-momentum.explained.work.rule')],
      work: [
        [
          'p = {mass} × {speed} = {momentum} kg·m/s',
          message('find-momentum.explained.work.both-factors-count'),
        ],
      ],
    },
    { mass, speed, momentum },
  );
  return decimalItem(explained, momentum, { tolerance: EXACT }, [
    [rounded(mass / speed, 2), 'divided-for-multiplied'],
    [rounded((mass * speed * speed) / 2, 1), 'divided-for-multiplied'],
  ]);
}

/** Two carts lock together; to the right is positive. */
function lockTogether(random: SeededRandom): DraftItem {
  const [m1, m2] = [random.integer(1, 8), random.integer(1, 8)];
  const total = m1 + m2;
  const v1 = random.integer(2, 12);
  const after = random.integer(1, 8) / 2;
  const v2 = rounded((total * after - m1 * v1) / m2, 2);
  const isFine = Number.isInteger(v2 * 2) && v2 !== 0 && Math.abs(v2) <= 12 && v2 < v1;
  if (!isFine) return lockTogether(random);
  const sum = rounded(total * after, 1);
  const explained = worked(
    {
      prompt: message('lock-together.explained.work.prompt'),
      nudge: message('lock-together.explained.work.nudge'),
      rule: KEPT,
      work: [
        [
          '{m1} × {v1} + {m2} × ({v2}) = {sum} kg·m/s',
          message('lock-together.explained.work.right-counts-positive'),
        ],
        ['{sum} ÷ ({m1} + {m2}) = {after} m/s', message('lock-together.explained.work.both-masses-move')],
      ],
    },
    {
      m1,
      m2,
      v1,
      v2,
      speed: Math.abs(v2),
      way:
        v2 > 0
          ? message('lock-together.explained.fillers.way-right')
          : message('lock-together.explained.fillers.way-left'),
      sum,
      after,
    },
  );
  return decimalItem(explained, after, { tolerance: EXACT, unit: 'm/s' }, [
    [rounded((m1 * v1 - m2 * v2) / total, 2), 'direction-ignored'],
    [rounded(sum / m1, 2), 'mass-left-out'],
    [rounded(sum / m2, 2), 'mass-left-out'],
  ]);
}

/** Two at rest push off from each other. */
function pushOff(random: SeededRandom): DraftItem {
  const m1 = random.integer(30, 80);
  const v1 = random.integer(2, 12) / 4;
  const m2 = m1 + random.pick([-14, -12, -10, 10, 14, 18, 20]);
  const v2 = rounded((m1 * v1) / m2, 2);
  const explained = worked(
    {
      prompt: message('push-off.explained.work.prompt'),
      nudge: message('push-off.explained.work.nudge'),
      rule: [
        message('push-off.explained.work.rule-both-momenta-same-size'),
        message('push-off.explained.work.rule-rest-sum-zero-stays'),
      ],
      work: [['{m1} × {v1} ÷ {m2} ≈ {v2} m/s', message('push-off.explained.work.lighter-one-moves')]],
    },
    { m1, v1, m2, v2 },
  );
  return decimalItem(explained, v2, { tolerance: EXACT, unit: 'm/s' }, [
    [v1, 'mass-left-out'],
    [rounded((m2 * v1) / m1, 2), 'mass-left-out'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return findMomentum(random);
  return difficulty === 2 ? pushOff(random) : lockTogether(random);
}

/** Momentum and its conservation (NGSS HS-PS2-2). */
export const scMomentum = generator('sc-momentum', make);
