import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { expressionItem } from '../../item-written.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { plainSum, printed } from './written.ts';

const message = messagesOf('ma-expr');

const PUT_IN = message('put-in');
const NUDGE = text(message('nudge'));
const QUESTION = message('question');

/** p letter + q */
function evaluateLinear(random: SeededRandom): DraftItem {
  const [p, value] = [random.integer(2, 9), random.integer(2, 9)];
  const q = random.pick([-1, 1]) * random.integer(1, Math.min(p * value - 1, 12));
  const letter = random.pick(['a', 'b', 'n', 'm', 'k']);
  const all = {
    expression: printed(
      plainSum([
        [p, letter],
        [q, ''],
      ]),
    ),
    letter,
    value,
    p,
    px: p * value,
    size: Math.abs(q),
    sign: q < 0 ? '−' : '+',
    answer: p * value + q,
  };
  const explained = {
    prompt: text(QUESTION, all),
    nudge: NUDGE,
    steps: [
      step('{p} × {value} = {px}', PUT_IN, all),
      step('{px} {sign} {size} = {answer}', message('evaluate-linear.explained.reason'), all),
    ],
  };
  return integerItem(explained, all.answer, [
    [p * 10 + value + q, 'letter-as-digit'],
    [p * (value + q), 'left-to-right'],
  ]);
}

/** p letter² + q */
function evaluateSquare(random: SeededRandom): DraftItem {
  const [p, value] = [random.integer(2, 6), random.integer(3, 9)];
  const q = random.pick([-1, 1]) * random.integer(1, 15);
  const letter = random.pick(['a', 'b', 'n', 'm', 's']);
  const all = {
    expression: printed(
      plainSum([
        [p, `${letter}^2`],
        [q, ''],
      ]),
    ),
    letter,
    value,
    p,
    square: value ** 2,
    px: p * value ** 2,
    size: Math.abs(q),
    sign: q < 0 ? '−' : '+',
    answer: p * value ** 2 + q,
  };
  const explained = {
    prompt: text(QUESTION, all),
    nudge: text(message('evaluate-square.explained.nudge')),
    steps: [
      step(
        '{value} × {value} = {square}',
        message('evaluate-square.explained.reason.power-comes-first-belongs'),
        all,
      ),
      step('{p} × {square} = {px}', message('evaluate-square.explained.reason.then-multiply'), all),
      step(
        '{px} {sign} {size} = {answer}',
        message('evaluate-square.explained.reason.last-comes-addition-subtraction'),
        all,
      ),
    ],
  };
  return integerItem(explained, all.answer, [
    [(p * value) ** 2 + q, 'power-takes-the-factor'],
    [p * value * 2 + q, 'power-as-product'],
  ]);
}

interface Story {
  readonly letter: string;
  /** What is done with the second number: added once, or taken away once. */
  readonly sign: 1 | -1;
  readonly prompt: Phrase;
}
const STORIES = [
  {
    letter: 'w',
    sign: 1,
    prompt: message('stories.bean-plant-q.prompt'),
  },
  {
    letter: 'n',
    sign: -1,
    prompt: message('stories.box-holds-n.prompt'),
  },
  {
    letter: 'k',
    sign: 1,
    prompt: message('stories.taxi-ride-costs.prompt'),
  },
  {
    letter: 's',
    sign: -1,
    prompt: message('stories.game-each-star.prompt'),
  },
] as const satisfies readonly Story[];

function writeStory(random: SeededRandom): DraftItem {
  const { letter, sign, prompt } = random.pick(STORIES);
  const p = random.integer(2, 9);
  const q = p + random.integer(1, 9);
  const right = plainSum([
    [p, letter],
    [sign * q, ''],
  ]);
  const all = { p, q, letter, right: printed(right) };
  const explained = {
    prompt: text(prompt, all),
    nudge: text(message('write-story.explained.nudge')),
    steps: [
      step(
        message('write-story.explained.step'),
        message('write-story.explained.reason.so-times-means-multiplication'),
        all,
      ),
      step(
        '{right}',
        sign === 1
          ? message('write-story.explained.reason.q-added-once')
          : message('write-story.explained.reason.q-taken-away-once'),
        all,
      ),
    ],
  };
  return expressionItem(explained, { form: 'any', variables: [letter] }, right, [
    [
      plainSum([
        [q, letter],
        [sign * p, ''],
      ]),
      'start-and-rate-swapped',
    ],
    [`${q + sign * p}${letter}`, 'unlike-terms-joined'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return evaluateLinear(random);
  return difficulty === 2 ? evaluateSquare(random) : writeStory(random);
}

/** Expressions written from words and worked out (CCSS 6.EE.A.2). */
export const maExpr = generator('ma-expr', make);
