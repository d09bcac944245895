import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { choiceItem, decimalItem, rounded, type Wrong, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';

const message = messagesOf('sc-equil');

const RUNS = {
  right: message('runs.right'),
  still: message('runs.still'),
  left: message('runs.left'),
} as const;

function wayOf(share: number): keyof typeof RUNS {
  if (share === 1) return 'still';
  return share > 1 ? 'right' : 'left';
}

/** A mixture is compared with K: which way does it run? */
export function whichWay(random: SeededRandom): DraftItem {
  const b = random.integer(2, 10) / 10;
  const a = random.pick([0.1, 0.2, 0.4, 0.5]);
  const q = rounded((b * b) / a, 4);
  const share = random.pick([0.5, 1, 2, 3]);
  const k = rounded(q * share, 5);
  const right = RUNS[wayOf(share)];
  const explained = worked(
    {
      prompt: message('which-way.explained.work.prompt'),
      nudge: message('which-way.explained.work.nudge'),
      rule: ['Q = [NO₂]² ÷ [N₂O₄]', message('which-way.explained.work.rule')],
      work: [
        ['Q = {b} × {b} ÷ {a} = {q}', message('which-way.explained.work.compare-q-k')],
        [right, message('which-way.explained.work.mixture-moves-until')],
      ],
    },
    { k, a, b, q },
  );
  const wrong = Object.values(RUNS)
    .filter((way) => way !== right)
    .map((way): Wrong<Option> => [
      { text: text(way) },
      way === RUNS.still || share === 1 ? 'everything-shifts' : 'equilibrium-strengthens-change',
    ]);
  return choiceItem(explained, random, { text: text(right) }, wrong);
}

/** H₂ + I₂ ⇌ 2 HI from equal starts: a perfect square on both sides. */
export function equalStart(random: SeededRandom): DraftItem {
  const root = random.integer(3, 9);
  const change = random.integer(3, 12) / 100;
  const s = rounded(root * change, 2);
  const start = rounded(change * (root + 2), 2);
  const answer = rounded(2 * s, 2);
  const explained = worked(
    {
      prompt: message('equal-start.explained.work.prompt'),
      nudge: message('equal-start.explained.work.nudge'),
      rule: ['(2x)² ÷ ({start} − x)² = {k}', message('equal-start.explained.work.rule')],
      work: [
        [
          '2x ÷ ({start} − x) = {root}; x = {root} × {start} ÷ {more} = {x}',
          message('equal-start.explained.work.take-root-both'),
        ],
        ['[HI] = 2 × {x} = {answer} mol/L', message('equal-start.explained.work.hi-grows-two')],
      ],
    },
    { k: root * root, root, start, more: root + 2, x: s, answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.01, unit: 'mol/L' }, [
    [s, 'coefficient-of-change-forgotten'],
    [rounded((start * root) / (1 + root), 2), 'coefficient-of-change-forgotten'],
    [rounded((2 * start * root * root) / (2 + root * root), 2), 'root-not-taken'],
    [rounded(start - s, 2), 'left-for-formed'],
  ]);
}

/** PCl₅ ⇌ PCl₃ + Cl₂ from PCl₅ alone: a quadratic equation. */
export function splitting(random: SeededRandom): DraftItem {
  const x = random.integer(5, 30) / 50;
  const left = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8, 1]);
  const k = rounded((x * x) / left, 4);
  const start = rounded(x + left, 2);
  const root = Math.sqrt(k * k + 4 * k * start);
  const explained = worked(
    {
      prompt: message('splitting.explained.work.prompt'),
      nudge: message('splitting.explained.work.nudge'),
      rule: ['x × x ÷ ({start} − x) = {k}', message('splitting.explained.work.rule')],
      work: [
        ['x² + {k}x − {product} ≈ 0', message('splitting.explained.work.multiply-out-bring')],
        ['x ≈ (−{k} + {root}) ÷ 2 ≈ {x} mol/L', message('splitting.explained.work.only-positive-root')],
      ],
    },
    { k, start, product: rounded(k * start, 4), root: rounded(root, 3), x },
  );
  return decimalItem(explained, x, { tolerance: 0.01, unit: 'mol/L' }, [
    [rounded(Math.sqrt(k * start), 2), 'change-neglected'],
    [left, 'left-for-formed'],
  ]);
}
