import type { DraftItem, MisconceptionId } from './draft.ts';
import { type Fillers, isSamePhrase, text, type Phrase, messagesOf } from './phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, step, type Explained, type Option, type Wrong } from './item.ts';
import { matchItem } from './item-picked.ts';
import type { SeededRandom } from './seeded-random.ts';

const message = messagesOf('fact-pairs');

/** Two things that belong together, and why. */
export interface Pair {
  readonly left: Option;
  readonly right: Option;
  readonly why: Phrase;
  /** Rights of other pairs that would fit this left too: never offered beside it. */
  readonly alsoFits?: readonly Phrase[];
}

/** Pairs: a bank of facts from which several kinds of question are drawn. */
export interface PairBank {
  readonly pairs: readonly [Pair, ...Pair[]];
  /** With {left}: “What does a gill do?” */
  readonly askRight: Phrase;
  /** With {right}: “Which part takes in air under water?” */
  readonly askLeft: Phrase;
  readonly askMatch: Phrase;
  /** What one believes who takes another pair's partner. */
  readonly mixedUp: MisconceptionId;
  readonly nudge: Phrase;
  /** The first step and its reason. */
  readonly rule: readonly [Phrase, Phrase];
}

const PAIRED = message('paired');

function explain(bank: PairBank, prompt: Phrase, pairs: readonly Pair[], fillers: Fillers = {}): Explained {
  return {
    prompt: text(prompt, fillers),
    nudge: text(bank.nudge),
    steps: [
      step(...bank.rule),
      ...pairs.map(({ left, right, why }) => step(PAIRED, why, { left: left.text, right: right.text })),
    ],
  };
}

const fitsToo = (a: Pair, b: Pair) =>
  isSamePhrase(a.right.text, b.right.text) ||
  (a.alsoFits ?? []).some((fit) => isSamePhrase(fit, b.right.text)) ||
  (b.alsoFits ?? []).some((fit) => isSamePhrase(fit, a.right.text));

/** Pairs whose partners cannot be mistaken for each other with good reason. */
function drawApart(bank: PairBank, random: SeededRandom, count: number): readonly [Pair, ...Pair[]] {
  const first = random.pick(bank.pairs);
  const drawn: [Pair, ...Pair[]] = [first];
  for (const pair of random.shuffle(bank.pairs)) {
    if (drawn.length < count && !drawn.some((other) => other === pair || fitsToo(other, pair)))
      drawn.push(pair);
  }
  return drawn;
}

const shown = (option: Option): Option => ({ ...option, text: text(option.text) });

/** Which partner belongs to this left side? */
export function rightOf(bank: PairBank, random: SeededRandom, optionCount = 3): DraftItem {
  const [pair, ...others] = drawApart(bank, random, optionCount);
  const { figure } = pair.left;
  return choiceItem(
    {
      ...explain(bank, bank.askRight, [pair], { left: pair.left.text }),
      ...(figure ? { figure, figureText: text(pair.left.text) } : {}),
    },
    random,
    shown(pair.right),
    others.map(({ right }) => [shown(right), bank.mixedUp]),
  );
}

/** Which left side belongs to this partner? */
export function leftOf(bank: PairBank, random: SeededRandom, optionCount = 3): DraftItem {
  const [pair, ...others] = drawApart(bank, random, optionCount);
  const { figure } = pair.right;
  return choiceItem(
    {
      ...explain(bank, bank.askLeft, [pair], { right: pair.right.text }),
      ...(figure ? { figure, figureText: text(pair.right.text) } : {}),
    },
    random,
    shown(pair.left),
    others.map(({ left }) => [shown(left), bank.mixedUp]),
  );
}

/** All pairs are to be found; a wrong way swaps two partners. */
export function matchPairs(bank: PairBank, random: SeededRandom, count = 3): DraftItem {
  const pairs = drawApart(bank, random, count);
  const order = pairs.map((_, index) => index);
  const wrong = order.slice(1).map((index): Wrong<readonly number[]> => {
    return [order.with(index, index - 1).with(index - 1, index), bank.mixedUp];
  });
  return matchItem(
    explain(bank, bank.askMatch, pairs),
    random,
    pairs.map(({ left, right }) => [shown(left), shown(right)] as const),
    wrong,
  );
}

/** Recognise a partner, find it the other way round, match several. */
export function askPairBank(bank: PairBank, random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return rightOf(bank, random);
  return difficulty === 2 ? leftOf(bank, random, 4) : matchPairs(bank, random, 4);
}
