import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { weightsOf } from '../../../number-theory/remainders.ts';
import { integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { exact, labels } from '../math-9-12/writing.ts';

const message = messagesOf('ma-numtheory');

type Three = readonly [number, number, number];

const TRIPLES = [
  [3, 5, 7],
  [4, 5, 7],
  [3, 4, 7],
  [3, 5, 8],
  [5, 6, 7],
  [3, 7, 10],
  [4, 7, 9],
  [5, 7, 8],
  [3, 8, 11],
  [5, 7, 9],
] as const;

/** 70 for 3, 5 and 7: divisible by two of them, and one more than a multiple of the third. */
export function weight(random: SeededRandom): DraftItem {
  const [own = 0, p = 0, q = 0] = random.shuffle(random.pick(TRIPLES));
  const answer = weightsOf([own, p, q])?.[0] ?? 0;
  const product = p * q;
  const all = { own, p, q, product, last: own * product - 1, answer, times: answer / product };
  const explained = {
    prompt: text(message('weight.explained.prompt'), all),
    nudge: text(message('weight.explained.nudge')),
    steps: [
      step('{p} · {q} · t ≡ 1 (mod {own})', message('weight.explained.reason.two-share-factor-so'), all),
      step(
        't = {times}: {times} · {product} = {answer}',
        message('weight.explained.reason.only-t-below-modulus'),
        all,
      ),
    ],
  };
  return integerItem(explained, answer, [
    [product, 'others-multiplied-only'],
    [own * product - answer, 'remainder-minus-one'],
  ]);
}

const THREE = message('three');
const THREE_NUDGE = message('three-nudge');

/** Three remainders, put together from the three weights. */
export function threeRemainders(random: SeededRandom): DraftItem {
  const moduli: Three = random.pick(TRIPLES);
  const [p, q, r] = moduli;
  const [a, b, c] = [random.integer(0, p - 1), random.integer(0, q - 1), random.integer(1, r - 1)];
  const [u = 0, v = 0, w = 0] = weightsOf(moduli) ?? [];
  const total = a * u + b * v + c * w;
  const round = p * q * r;
  const x = total % round;
  const all = { p, q, r, a, b, c, u, v, w, total, round, x, last: round - 1, times: (total - x) / round };
  const explained = {
    prompt: text(THREE, all),
    nudge: text(THREE_NUDGE),
    steps: [
      step(
        message('three-remainders.explained.step'),
        message('three-remainders.explained.reason.each-them-can-divided'),
        all,
      ),
      step(
        '{a} · {u} + {b} · {v} + {c} · {w} = {total}',
        message('three-remainders.explained.reason.each-weight-brings-own'),
        all,
      ),
      step(
        '{total} − {times} · {round} = {x}',
        message('three-remainders.explained.reason.whole-rounds-taken-away'),
        all,
      ),
    ],
  };
  return integerItem(explained, x, [
    [total, 'not-the-smallest'],
    [a + b + c, 'remainders-added'],
  ]);
}

const FACTORS = [2, 3, 5, 6, 7, 10, 11, 13] as const;

/** Two solutions composed into a third by Brahmagupta's rule. */
export function composition(random: SeededRandom): DraftItem {
  const n = random.pick(FACTORS);
  const draw = () => [random.integer(2, 9), random.integer(1, 5)] as const;
  const [[x1, y1], [x2, y2]] = [draw(), draw()];
  const [k1, k2] = [x1 * x1 - n * y1 * y1, x2 * x2 - n * y2 * y2];
  const x = x1 * x2 + n * y1 * y2;
  const y = x1 * y2 + x2 * y1;
  const all = { n, x1, y1, x2, y2, k1, k2, k: k1 * k2, x, y };
  const explained = {
    prompt: text(message('composition.explained.prompt'), all),
    nudge: text(message('composition.explained.nudge')),
    steps: [
      step(
        'x = {x1} · {x2} + {n} · {y1} · {y2} = {x}',
        message('composition.explained.reason.whole-parts-multiplied-parts'),
        all,
      ),
      step(
        'y = {x1} · {y2} + {x2} · {y1} = {y}',
        message('composition.explained.reason.products-across-check-new'),
        all,
      ),
    ],
  };
  return listItem(explained, labels('x', 'y'), exact(x, y), [
    [exact(x1 * x2, y1 * y2), 'composed-part-by-part'],
    [exact(x1 * x2 + y1 * y2, y), 'factor-of-square-forgotten'],
  ]);
}
