import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { choiceItem, integerItem, type Option, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { leverFigure, STEPS } from './lever-figures.ts';

const message = messagesOf('sc-levers');

/** A pile of coins: how many, and at which step. */
interface Pile {
  readonly coins: number;
  readonly at: number;
}
const COINS = [2, 3, 4, 5, 6];
const PILES: readonly Pile[] = COINS.flatMap((coins) =>
  Array.from({ length: STEPS }, (_, index) => ({ coins, at: index + 1 })),
);
const turning = ({ coins, at }: Pile) => coins * at;

/** Every heavier pile with every lighter one that lies farther out: nothing is plain at a glance. */
const CASES = PILES.flatMap((heavy) =>
  PILES.filter(({ coins, at }) => coins < heavy.coins && at > heavy.at).map((far) => ({ heavy, far })),
);
type Case = (typeof CASES)[number];
const casesOf = (sign: number) =>
  CASES.filter(({ heavy, far }) => Math.sign(turning(heavy) - turning(far)) === sign);
const BY_OUTCOME = [casesOf(1), casesOf(0), casesOf(-1)] as const;

function drawCase(random: SeededRandom, cases: readonly Case[]): Case {
  const drawn = cases[random.integer(0, cases.length - 1)];
  if (!drawn) throw new Error('there is a lever of every outcome');
  return drawn;
}

const LEFT: Option = { text: message('left.text') };
const RIGHT: Option = { text: message('right.text') };
const LEVEL: Option = { text: message('level.text') };

const NUDGE = text(message('nudge'));
const RECKON = step(message('reckon.step'), message('reckon.reason'));
const PILES_WORDS = message('piles-words');

/** Which side goes down? */
export function whichSide(random: SeededRandom): DraftItem {
  const outcome = random.pick([0, 1, 2] as const);
  const { heavy, far } = drawCase(random, BY_OUTCOME[outcome]);
  const isHeavyLeft = random.integer(0, 1) === 0;
  const [left, right] = isHeavyLeft ? [heavy, far] : [far, heavy];
  const [heavySide, farSide] = isHeavyLeft ? [LEFT, RIGHT] : [RIGHT, LEFT];
  const answer = [heavySide, LEVEL, farSide][outcome] ?? LEVEL;
  const all = { a: left.coins, s: left.at, b: right.coins, t: right.at, p: turning(left), q: turning(right) };
  const wrong = [
    [heavySide, 'heavier-always-sinks'],
    [farSide, 'farther-always-sinks'],
    [LEVEL, 'lever-sides-not-reckoned'],
  ] as const;
  return choiceItem(
    {
      figure: leverFigure([
        [left.coins, -left.at],
        [right.coins, right.at],
      ]),
      figureText: text(PILES_WORDS, all),
      prompt: text(message('which-side.parts.prompt'), all),
      nudge: NUDGE,
      steps: [RECKON, step('{a} × {s} = {p}; {b} × {t} = {q}', message('which-side.parts.reason'), all)],
    },
    random,
    answer,
    wrong.filter(([option]) => option !== answer),
  );
}

/** At which step do other coins balance these? */
export function balancingStep(random: SeededRandom): DraftItem {
  const { heavy, far } = drawCase(random, BY_OUTCOME[1]);
  const [left, right] = random.integer(0, 1) === 0 ? [heavy, far] : [far, heavy];
  const all = { a: left.coins, s: left.at, b: right.coins, t: right.at, p: turning(left) };
  const byAdding = left.coins + left.at - right.coins;
  return integerItem(
    {
      figure: leverFigure([[left.coins, -left.at]]),
      figureText: text(message('balancing-step.parts.figure-text'), all),
      prompt: text(message('balancing-step.parts.prompt'), all),
      nudge: NUDGE,
      steps: [RECKON, step('{a} × {s} = {p}; {b} × {t} = {p}', message('balancing-step.parts.reason'), all)],
    },
    right.at,
    [
      [left.at, 'equal-steps-balance'],
      ...(byAdding > 0 ? [[byAdding, 'lever-added'] as const] : []),
      [turning(left), 'lever-sides-not-reckoned'],
    ],
  );
}

/** What a lever takes: the end that needs less force moves farther. */
export function wayLost(random: SeededRandom): DraftItem {
  const near = random.integer(1, 3) * 10;
  const far = near * random.integer(2, 4);
  const rise = random.integer(2, 12);
  const way = (rise * far) / near;
  if (!Number.isInteger(way)) throw new Error('the far end moves whole centimetres');
  const all = { near, far, way, rise, times: far / near };
  return integerItem(
    {
      prompt: text(message('way-lost.parts.prompt'), all),
      nudge: text(message('way-lost.parts.nudge')),
      steps: [
        step(message('way-lost.parts.step'), message('way-lost.parts.reason.so-times-farther-hand')),
        step(
          '{far} ÷ {near} = {times}; {way} ÷ {times} = {rise}',
          message('way-lost.parts.reason.less-force-but-longer'),
          all,
        ),
      ],
    },
    rise,
    [
      [way, 'force-saved-for-nothing'],
      [way * (far / near), 'machine-turned-round'],
    ],
  );
}
