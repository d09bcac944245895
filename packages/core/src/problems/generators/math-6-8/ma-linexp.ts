import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, step } from '../../item.ts';
import { expressionItem } from '../../item-written.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { plainSum, printed } from './written.ts';

const message = messagesOf('ma-linexp');

const LETTERS = ['x', 'y', 'n', 'a', 't'] as const;
const EACH_TERM = message('each-term');

/** a (b x + c) */
function expand(random: SeededRandom): DraftItem {
  const letter = random.pick(LETTERS);
  const [a, b, c] = [
    random.integer(2, 9) * random.pick([1, 1, -1]),
    random.integer(1, 6),
    random.integer(1, 9) * random.pick([-1, 1]),
  ];
  const right = plainSum([
    [a * b, letter],
    [a * c, ''],
  ]);
  const all = {
    asked: printed(
      `${a}(${plainSum([
        [b, letter],
        [c, ''],
      ])})`,
    ),
    first: printed(plainSum([[a * b, letter]])),
    second: printed(String(a * c)),
    right: printed(right),
  };
  const explained = {
    prompt: text(message('expand.explained.prompt'), all),
    nudge: text(message('expand.explained.nudge')),
    steps: [
      step(message('expand.explained.step.first-term-first'), EACH_TERM, all),
      step(message('expand.explained.step.second-term-second-together'), EACH_TERM, all),
    ],
  };
  return expressionItem(explained, { form: 'expanded', variables: [letter] }, right, [
    [
      plainSum([
        [a * b, letter],
        [c, ''],
      ]),
      'distributed-first-only',
    ],
    [plainSum([[a * b + a * c === 0 ? a * b : a * b + a * c, letter]]), 'unlike-terms-joined'],
  ]);
}

const COPRIME = [
  [1, 2],
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 2],
  [3, 5],
  [5, 3],
  [1, 4],
  [1, 5],
  [5, 4],
  [1, 3],
  [4, 5],
  [2, 7],
  [3, 7],
] as const;

const FACTOR_PROMPT = message('factor-prompt');

const FACTOR_NUDGE = message('factor-nudge');

const FACTOR_WORDS = message('factor-words');

/** g (b x + c), the other way around. */
function factor(random: SeededRandom): DraftItem {
  const letter = random.pick(LETTERS);
  const [b, size] = random.pick(COPRIME);
  const [g, c] = [random.integer(2, 9), size * random.pick([-1, 1])];
  const [inside, asked] = [
    plainSum([
      [b, letter],
      [c, ''],
    ]),
    plainSum([
      [g * b, letter],
      [g * c, ''],
    ]),
  ];
  const all = {
    asked: printed(asked),
    g,
    inside: printed(inside),
    right: printed(`${g}(${inside})`),
    top: g * b,
    last: g * size,
  };
  const explained = {
    prompt: text(FACTOR_PROMPT, all),
    nudge: text(FACTOR_NUDGE),
    steps: [
      step(FACTOR_WORDS, message('factor.explained.reason.divides-both-terms-without'), all),
      step('{asked} = {right}', message('factor.explained.reason.each-term-divided-factor'), all),
    ],
  };
  return expressionItem(explained, { form: 'factored', variables: [letter] }, `${g}(${inside})`, [
    [
      `${g}(${plainSum([
        [b, letter],
        [g * c, ''],
      ])})`,
      'second-term-not-divided',
    ],
  ]);
}

const COLLECT_PROMPT = message('collect-prompt');

/** a (b x + c) − d (e x + f) */
function collect(random: SeededRandom): DraftItem {
  const letter = random.pick(LETTERS);
  const [a, b, c] = [random.integer(2, 6), random.integer(2, 6), random.integer(1, 9) * random.pick([-1, 1])];
  const [d, e, f] = [random.integer(2, 5), random.integer(1, 4), random.integer(1, 9) * random.pick([-1, 1])];
  const result = (sign: number): [number, string][] => [
    [a * b - d * e, letter],
    [a * c + sign * d * f, ''],
  ];
  const right = plainSum(result(-1));
  const brackets = `${a}(${plainSum([
    [b, letter],
    [c, ''],
  ])})-${d}(${plainSum([
    [e, letter],
    [f, ''],
  ])})`;
  const opened = plainSum([
    [a * b, letter],
    [a * c, ''],
    [-d * e, letter],
    [-d * f, ''],
  ]);
  const all = { asked: printed(brackets), opened: printed(opened), right: printed(right) };
  const explained = {
    prompt: text(COLLECT_PROMPT, all),
    nudge: text(message('collect.explained.nudge')),
    steps: [
      step('{opened}', message('collect.explained.reason.each-bracket-multiplied-out'), all),
      step('{right}', message('collect.explained.reason.like-terms-put-together'), all),
    ],
  };
  return expressionItem(explained, { form: 'expanded', variables: [letter] }, right, [
    [plainSum(result(1)), 'minus-on-first-only'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return expand(random);
  return difficulty === 2 ? factor(random) : collect(random);
}

/** Linear expressions expanded, factored and simplified (CCSS 7.EE.A.1). */
export const maLinexp = generator('ma-linexp', make);
