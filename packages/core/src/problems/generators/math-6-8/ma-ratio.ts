import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-ratio');

const PAIRS = [
  [1, 2],
  [2, 3],
  [3, 2],
  [1, 3],
  [3, 4],
  [2, 5],
  [5, 2],
  [3, 5],
  [4, 3],
  [5, 3],
  [1, 4],
  [5, 4],
  [4, 5],
  [5, 6],
  [2, 7],
  [3, 7],
] as const;

interface Mixture {
  readonly parts: readonly [Phrase, Phrase];
  readonly whole: Phrase;
  readonly unit: Phrase;
}
const MIXTURES = [
  {
    parts: [
      message('mixtures.blue-paint.parts.blue-paint'),
      message('mixtures.blue-paint.parts.yellow-paint'),
    ],
    whole: message('mixtures.blue-paint.whole'),
    unit: message('mixtures.blue-paint.unit'),
  },
  {
    parts: [message('mixtures.cement.parts.cement'), message('mixtures.cement.parts.sand')],
    whole: message('mixtures.cement.whole'),
    unit: message('mixtures.cement.unit'),
  },
  {
    parts: [
      message('mixtures.mango-juice.parts.mango-juice'),
      message('mixtures.mango-juice.parts.cold-tea'),
    ],
    whole: message('mixtures.mango-juice.whole'),
    unit: message('mixtures.mango-juice.unit'),
  },
] as const satisfies readonly Mixture[];

const pair = (a: number, b: number) => [fraction(a, 1), fraction(b, 1)] as const;
const NUDGE = text(message('nudge'));

const SIMPLIFY_PROMPT = message('simplify-prompt');

const SIMPLIFY_WORDS = message('simplify-words');

/** The ratio of one part to the other, or of one part to the whole. */
function simplify(random: SeededRandom, toWhole: boolean): DraftItem {
  const [a, b] = random.pick(PAIRS);
  const times = random.integer(2, 6);
  const mixture = random.pick(MIXTURES);
  const [first, second] = toWhole ? [a, a + b] : [a, b];
  const other: Phrase = toWhole ? mixture.whole : mixture.parts[1];
  const all = {
    n: a * times,
    m: b * times,
    one: mixture.parts[0],
    two: mixture.parts[1],
    unit: mixture.unit,
    whole: mixture.whole,
    other,
    top: first * times,
    bottom: second * times,
    times,
    a: first,
    b: second,
  };
  const explained = {
    prompt: text(SIMPLIFY_PROMPT, all),
    nudge: NUDGE,
    steps: [
      step(SIMPLIFY_WORDS, message('simplify.explained.reason.ratio-keeps-order-words'), all),
      step(
        message('simplify.explained.step'),
        message('simplify.explained.reason.dividing-both-one-number'),
        all,
      ),
    ],
  };
  return listItem(explained, [mixture.parts[0], other], pair(first, second), [
    [pair(second, first), 'ratio-turned-around'],
    [pair(first * times, second * times), 'ratio-not-simplified'],
    ...(toWhole ? ([[pair(a, b), 'part-compared-with-part']] as const) : []),
  ]);
}

const SHARE_PROMPT = message('share-prompt');

/** A total that is shared in a ratio. */
function share(random: SeededRandom): DraftItem {
  const [a, b] = random.pick(PAIRS);
  const times = random.integer(2, 9);
  const mixture = random.pick(MIXTURES);
  const all = {
    a,
    b,
    total: (a + b) * times,
    parts: a + b,
    times,
    answer: b * times,
    one: mixture.parts[0],
    two: mixture.parts[1],
    unit: mixture.unit,
  };
  const explained = {
    prompt: text(SHARE_PROMPT, all),
    nudge: text(message('share.explained.nudge')),
    steps: [
      step('{a} + {b} = {parts}', message('share.explained.reason.so-equal-parts-make'), all),
      step('{total} ÷ {parts} = {times}', message('share.explained.reason.one-part'), all),
      step('{b} × {times} = {answer}', message('share.explained.reason.now-take-parts-asked'), all),
    ],
  };
  return integerItem(explained, b * times, [
    [a * times, 'gave-the-other-part'],
    [all.total / 2, 'total-shared-equally'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  return difficulty === 3 ? share(random) : simplify(random, difficulty === 2);
}

/** Ratios of mixtures (CCSS 6.RP.A.1). */
export const maRatio = generator('ma-ratio', make);
