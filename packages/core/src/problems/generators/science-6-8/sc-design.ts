import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const message = messagesOf('sc-design');

const THINGS = [
  message('things.bridge'),
  message('things.water-filter'),
  message('things.solar-cooker'),
  message('things.bicycle-trailer'),
] as const;

const WEIGHTED: Done = [
  message('weighted.multiply-each-score-weight'),
  message('weighted.weight-tells-criterion-matters'),
];
const NUDGE = message('nudge');

interface Matrix {
  readonly weights: readonly number[];
  readonly a: readonly number[];
  readonly b: readonly number[];
}
const total = (weights: readonly number[], scores: readonly number[]) =>
  scores.reduce((sum, score, index) => sum + score * (weights[index] ?? 0), 0);
const plain = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0);
const three = (random: SeededRandom, top: number) => [
  random.integer(1, top),
  random.integer(1, top),
  random.integer(1, top),
];

const drawMatrix = (random: SeededRandom): Matrix => ({
  weights: random.shuffle([1, 2, 3, 4, 5]).slice(0, 3),
  a: three(random, 10),
  b: three(random, 10),
});
const named = (prefix: string, values: readonly number[]) =>
  Object.fromEntries(values.map((value, index) => [`${prefix}${'xyz'[index] ?? ''}`, value]));

function oneTotal(random: SeededRandom): DraftItem {
  const { weights, a } = drawMatrix(random);
  const answer = total(weights, a);
  const explained = worked(
    {
      prompt: message('one-total.explained.work.prompt'),
      nudge: NUDGE,
      rule: WEIGHTED,
      work: [
        [
          '{wx} × {ax} + {wy} × {ay} + {wz} × {az} = {answer}',
          message('one-total.explained.work.each-product-one'),
        ],
      ],
    },
    { thing: random.pick(THINGS), ...named('w', weights), ...named('a', a), answer },
  );
  return integerItem(explained, answer, [
    [plain(a), 'weights-ignored'],
    [plain(a) + plain(weights), 'weights-ignored'],
    [Math.max(...a.map((score, index) => score * (weights[index] ?? 0))), 'one-criterion-only'],
  ]);
}

/** The answer option that names one design. */
const optionOf = (name: string) => ({
  text: { en: `Design ${name}`, fr: `Le projet ${name}`, es: `El diseño ${name}` },
});

function better(random: SeededRandom): DraftItem {
  const { weights, a, b } = drawMatrix(random);
  const [first, second] = [total(weights, a), total(weights, b)];
  const misleads = (plain(a) - plain(b)) * (first - second) <= 0;
  if (Math.abs(first - second) < 2 || (!misleads && random.integer(0, 2) > 0)) return better(random);
  const explained = worked(
    {
      prompt: message('better.explained.work.prompt'),
      nudge: NUDGE,
      rule: WEIGHTED,
      work: [
        [
          'A: {wx} × {ax} + {wy} × {ay} + {wz} × {az} = {first}',
          message('better.explained.work.total-first-design'),
        ],
        [
          'B: {wx} × {bx} + {wy} × {by} + {wz} × {bz} = {second}',
          message('better.explained.work.total-second-design'),
        ],
      ],
    },
    { thing: random.pick(THINGS), ...named('w', weights), ...named('a', a), ...named('b', b), first, second },
  );
  const [right, wrong] = first > second ? ['A', 'B'] : ['B', 'A'];
  return choiceItem(explained, random, optionOf(right ?? 'A'), [
    [optionOf(wrong ?? 'B'), misleads ? 'weights-ignored' : 'one-criterion-only'],
    [{ text: message('better.wrong.both-same.both-same-2-text') }, 'weights-ignored'],
  ]);
}

/** What score in one criterion reaches the total of the other design? */
function missing(random: SeededRandom): DraftItem {
  const { weights, a } = drawMatrix(random);
  const [wx = 1, wy = 1, wz = 1] = weights;
  const [ax = 1, ay = 1, az = 1] = a;
  const goal = total(weights, a);
  const rest = goal - wx * ax - wy * ay;
  const explained = worked(
    {
      prompt: message('missing.explained.work.prompt'),
      nudge: message('missing.explained.work.nudge'),
      rule: [
        message('missing.explained.work.rule-take-away-goal-strength'),
        message('missing.explained.work.rule-left-must-come-last'),
      ],
      work: [
        ['{goal} − {wx} × {ax} − {wy} × {ay} = {rest}', message('missing.explained.work.still-open')],
        ['{rest} ÷ {wz} = {az}', message('missing.explained.work.weight-multiplies-score')],
      ],
    },
    { thing: random.pick(THINGS), wx, wy, wz, ax, ay, az, goal, rest },
  );
  return integerItem(explained, az, [
    [rest, 'weights-ignored'],
    [goal - ax - ay, 'weights-ignored'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return oneTotal(random);
  return difficulty === 2 ? better(random) : missing(random);
}

/** Comparing designs by weighted criteria (NGSS MS-ETS1-3). */
export const scDesign = generator('sc-design', make);
