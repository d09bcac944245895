import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { rational } from '../../../maths/rational.ts';
import { decimalItem, generator, integerItem, rationalItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from '../science-6-8/worked.ts';

const message = messagesOf('sc-gravity');

/** What becomes of the force when masses and distance grow? */
function forceFactor(random: SeededRandom): DraftItem {
  const mass = random.integer(1, 9);
  const distance = random.integer(2, 9);
  const explained = worked(
    {
      prompt: message('force-factor.explained.work.prompt'),
      nudge: message('force-factor.explained.work.nudge'),
      rule: ['F ∝ m₁ × m₂ ÷ r²', message('force-factor.explained.work.rule')],
      work: [
        [
          '{mass} ÷ ({distance} × {distance}) = {mass}/{square}',
          message('force-factor.explained.work.mass-multiplies-squared'),
        ],
      ],
    },
    { mass, distance, square: distance * distance },
  );
  return rationalItem(explained, rational(mass, distance * distance), 'any', [
    [rational(mass, distance), 'inverse-square-forgotten'],
    [rational(mass * distance * distance, 1), 'inverse-square-forgotten'],
    [rational(mass * mass, distance * distance), 'inverse-square-forgotten'],
  ]);
}

const KEPLER: Done = ['T² = a³', message('kepler')];

/** A whole period from a whole distance, or back: a is a square number. */
function wholeOrbit(random: SeededRandom): DraftItem {
  const root = random.integer(2, 9);
  const back = random.integer(0, 1) === 0;
  const a = root * root;
  const period = root * a;
  const explained = worked(
    {
      prompt: back
        ? message('whole-orbit.explained.work.prompt-body-circles-sun-once')
        : message('whole-orbit.explained.work.prompt-body-circles-sun-mean'),
      nudge: message('whole-orbit.explained.work.nudge'),
      rule: KEPLER,
      work: [
        [
          '{period} × {period} = {a} × {a} × {a} = {both}',
          message('whole-orbit.explained.work.both-sides-same'),
        ],
        ['T = {period}; a = {a}', message('whole-orbit.explained.work.root-undoes-power')],
      ],
    },
    { a, period, both: period * period },
  );
  return back
    ? integerItem(explained, a, [
        [root, 'kepler-powers-mixed'],
        [period * period, 'root-forgotten'],
        [period, 'kepler-powers-mixed'],
      ])
    : integerItem(explained, period, [
        [a * a * a, 'root-forgotten'],
        [a, 'kepler-powers-mixed'],
        [root, 'kepler-powers-mixed'],
      ]);
}

/** Any distance in the solar system, to two decimals. */
function anyOrbit(random: SeededRandom): DraftItem {
  const a = random.integer(120, 600) / 100;
  const period = rounded(Math.sqrt(a ** 3), 2);
  const explained = worked(
    {
      prompt: message('any-orbit.explained.work.prompt'),
      nudge: message('any-orbit.explained.work.nudge'),
      rule: KEPLER,
      work: [['T = √({a} × {a} × {a}) ≈ {period}', message('any-orbit.explained.work.far-bodies-move')]],
    },
    { a, period },
  );
  return decimalItem(explained, period, { tolerance: 0.02 }, [
    [rounded(a ** 3, 2), 'root-forgotten'],
    [rounded(Math.cbrt(a * a), 2), 'kepler-powers-mixed'],
    [a, 'kepler-powers-mixed'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return forceFactor(random);
  return difficulty === 2 ? wholeOrbit(random) : anyOrbit(random);
}

/** Gravity and orbits (NGSS HS-ESS1-4). */
export const scGravity = generator('sc-gravity', make);
