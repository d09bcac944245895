import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { add, formatRational, subtract, toNumber, type Rational } from '../../../maths/rational.ts';
import { leastCommonMultiple } from '../../../maths/whole-numbers.ts';
import { fraction, generator, rationalItem, step, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-addunlike');

interface Task {
  readonly tops: readonly [number, number];
  readonly bottoms: readonly [number, number];
  readonly sign: '+' | '−';
}

/** Bottoms where one fits into the other. */
const FITTING = [
  [2, 4],
  [2, 6],
  [3, 6],
  [2, 8],
  [4, 8],
  [5, 10],
  [3, 9],
  [2, 10],
  [3, 12],
  [4, 12],
] as const;
/** Bottoms that need a common one. */
const UNLIKE = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 5],
  [4, 6],
  [6, 8],
  [6, 9],
  [3, 8],
  [8, 12],
  [5, 6],
] as const;

function properTop(random: SeededRandom, bottom: number): number {
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1);
  const lowest = tops.filter((top) => fraction(top, bottom).denominator === BigInt(bottom));
  return lowest[random.integer(0, lowest.length - 1)] ?? 1;
}

function draw(random: SeededRandom, difficulty: Difficulty): Task {
  const [small, large] = difficulty === 1 ? random.pick(FITTING) : random.pick(UNLIKE);
  const [first, second] = random.integer(0, 1) === 0 ? ([small, large] as const) : ([large, small] as const);
  const tops = [properTop(random, first), properTop(random, second)] as const;
  const falls = toNumber(fraction(tops[0], first)) > toNumber(fraction(tops[1], second));
  const sign = difficulty === 3 && falls ? '−' : '+';
  return { tops, bottoms: [first, second], sign };
}

function wrongWays(
  { tops: [a, c], bottoms: [b, d], sign }: Task,
  common: number,
): readonly Wrong<Rational>[] {
  if (sign === '+') {
    return [
      [fraction(a + c, b + d), 'add-tops-and-bottoms'],
      [fraction(a + c, common), 'kept-old-tops'],
    ];
  }
  const topsAndBottoms = fraction(Math.abs(a - c), Math.abs(b - d));
  const oldTops: readonly Wrong<Rational>[] = a > c ? [[fraction(a - c, common), 'kept-old-tops']] : [];
  return [[topsAndBottoms, 'subtract-tops-and-bottoms'], ...oldTops];
}

function stepsOf(all: Fillers) {
  return [
    step(message('steps-of.step.use-common-parts-b'), message('steps-of.reason.only-parts-one-size'), all),
    step(
      message('steps-of.step.first-newfirst-second-newsecond'),
      message('steps-of.reason.top-bottom-grow-same'),
      all,
    ),
    step('{newFirst} {sign} {newSecond} = {raw}', message('steps-of.reason.size-parts-stays-their'), all),
  ];
}

function explain(task: Task, difficulty: Difficulty, common: number, answer: Rational) {
  const {
    tops: [a, c],
    bottoms: [b, d],
    sign,
  } = task;
  const [newA, newC] = [(a * common) / b, (c * common) / d];
  const raw = `${sign === '+' ? newA + newC : newA - newC}/${common}`;
  const all = {
    first: `${a}/${b}`,
    second: `${c}/${d}`,
    sign,
    common,
    b,
    d,
    newFirst: `${newA}/${common}`,
    newSecond: `${newC}/${common}`,
    raw,
    result: formatRational(answer),
  };
  const asks = difficulty === 3 ? message('explain.asks') : '{first} {sign} {second} = ?';
  return {
    prompt: text(asks, all),
    figure: {
      type: 'bars' as const,
      rows: [
        { parts: b, shaded: a },
        { parts: d, shaded: c },
      ],
    },
    figureText: text(message('explain.figure-text'), all),
    nudge: text(message('explain.nudge')),
    steps: stepsOf(all),
  };
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const task = draw(random, difficulty);
  const [first, second] = [fraction(task.tops[0], task.bottoms[0]), fraction(task.tops[1], task.bottoms[1])];
  const answer = task.sign === '+' ? add(first, second) : subtract(first, second);
  const common = leastCommonMultiple(...task.bottoms);
  const parts = explain(task, difficulty, common, answer);
  return rationalItem(parts, answer, difficulty === 3 ? 'simplest' : 'any', wrongWays(task, common));
}

/** Sums and differences of fractions with different bottoms (CCSS 5.NF.A.1). */
export const maAddunlike = generator('ma-addunlike', make);
