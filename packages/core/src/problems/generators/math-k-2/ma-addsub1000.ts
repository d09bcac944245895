import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, step, numberOption } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { blocksOf } from './base-ten-blocks.ts';

const message = messagesOf('ma-addsub1000');

const partsOf = (value: number) => {
  const { hundreds, tens, ones } = blocksOf(value);
  return { hundreds: hundreds * 100, tens: tens * 10, ones };
};

/** Adds hundreds, then tens, then ones. */
function sumSteps(a: number, b: number) {
  const [first, second] = [partsOf(a), partsOf(b)];
  const all = {
    ha: first.hundreds,
    hb: second.hundreds,
    h: first.hundreds + second.hundreds,
    ta: first.tens,
    tb: second.tens,
    t: first.tens + second.tens,
    o: first.ones + second.ones,
    sum: a + b,
  };
  return [
    step('{ha} + {hb} = {h}', message('sum-steps.reason.add-hundreds'), all),
    step('{ta} + {tb} = {t}', message('sum-steps.reason.add-tens'), all),
    step('{h} + {t} + {o} = {sum}', message('sum-steps.reason.put-all-parts-together'), all),
  ];
}

/** Ones that make a new ten; on difficulty 2 also tens that make a new hundred. */
function drawSum(random: SeededRandom, difficulty: Difficulty): readonly [number, number] {
  const aOnes = random.integer(2, 9);
  const bOnes = random.integer(11 - aOnes, 9);
  const aHundreds = random.integer(1, 6);
  const bHundreds = random.integer(1, 8 - aHundreds);
  const aTens = difficulty === 1 ? random.integer(1, 6) : random.integer(3, 8);
  const bTens = difficulty === 1 ? random.integer(1, 8 - aTens) : random.integer(11 - aTens, 8);
  return [aHundreds * 100 + aTens * 10 + aOnes, bHundreds * 100 + bTens * 10 + bOnes];
}

function add(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const [a, b] = drawSum(random, difficulty);
  const explained = {
    prompt: text('{a} + {b} = ?', { a, b }),
    nudge: text(message('add.explained.nudge')),
    steps: sumSteps(a, b),
  };
  return choiceItem(explained, random, numberOption(a + b), [
    [numberOption(a + b - 10), 'forgot-to-carry'],
    ...(difficulty === 2 ? [[numberOption(a + b - 100), 'forgot-the-hundred-carried'] as const] : []),
    [numberOption(Math.abs(a - b)), 'took-away-not-added'],
  ]);
}

/** Takes away hundreds, then tens, then ones. */
function differenceSteps(a: number, b: number) {
  const { hundreds, tens, ones } = partsOf(b);
  const all = { a, hundreds, x: a - hundreds, tens, y: a - hundreds - tens, ones, left: a - b };
  return [
    step('{a} − {hundreds} = {x}', message('difference-steps.reason.take-away-hundreds'), all),
    step('{x} − {tens} = {y}', message('difference-steps.reason.then-tens'), all),
    step('{y} − {ones} = {left}', message('difference-steps.reason.then-ones'), all),
  ];
}

/** A difference that needs a ten and a hundred broken up. */
function takeAway(random: SeededRandom): DraftItem {
  const [aOnes, aTens] = [random.integer(0, 7), random.integer(1, 7)];
  const [bOnes, bTens] = [random.integer(aOnes + 1, 9), random.integer(aTens + 1, 9)];
  const bHundreds = random.integer(1, 6);
  const aHundreds = random.integer(bHundreds + 1, 9);
  const a = aHundreds * 100 + aTens * 10 + aOnes;
  const b = bHundreds * 100 + bTens * 10 + bOnes;
  const explained = {
    prompt: text('{a} − {b} = ?', { a, b }),
    nudge: text(message('take-away.explained.nudge')),
    steps: differenceSteps(a, b),
  };
  return choiceItem(explained, random, numberOption(a - b), [
    [
      numberOption((aHundreds - bHundreds) * 100 + (bTens - aTens) * 10 + (bOnes - aOnes)),
      'smaller-from-larger',
    ],
    [numberOption(a - b + 10), 'forgot-the-borrowed-ten'],
    ...(a + b < 1000 ? [[numberOption(a + b), 'added-not-took-away'] as const] : []),
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  return difficulty === 3 ? takeAway(random) : add(random, difficulty);
}

/** Sums and differences within a thousand, with regrouping (CCSS 2.NBT.B.7). */
export const maAddsub1000 = generator('ma-addsub1000', make);
