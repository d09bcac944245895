import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { askQuestion } from '../../fact-questions.ts';
import { generator, integerItem } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { MORE_SELECTION_CASES } from './more-selection-cases.ts';
import { SELECTION_CASES, SURVIVORS_BREED } from './selection-cases.ts';
import { worked } from './worked.ts';

const message = messagesOf('sc-evolve');

const PERCENTS = [20, 25, 40, 50, 60, 75, 80] as const;

interface Beetles {
  readonly green: number;
  readonly brown: number;
  readonly greenPercent: number;
  readonly brownPercent: number;
}

function drawBeetles(random: SeededRandom): Beetles {
  const [greenPercent, brownPercent] = random.shuffle(PERCENTS);
  return {
    green: random.integer(2, 12) * 20,
    brown: random.integer(2, 12) * 20,
    greenPercent: greenPercent ?? 20,
    brownPercent: brownPercent ?? 80,
  };
}

const SURVIVE = [
  message('survive.take-each-color-itself'),
  message('survive.percent-means-out-hundred'),
] as const;

function survivors(random: SeededRandom): DraftItem {
  const { green, brown, greenPercent, brownPercent } = drawBeetles(random);
  const left = (green * greenPercent) / 100;
  const other = (brown * brownPercent) / 100;
  const total = left + other;
  const explained = worked(
    {
      prompt: message('survivors.explained.work.prompt'),
      nudge: SURVIVE[0],
      rule: SURVIVE,
      work: [
        ['{green} × {greenPercent} ÷ 100 = {left}', message('survivors.explained.work.green-survivors')],
        ['{left} + {other} = {total}', message('survivors.explained.work.green-brown-survivors')],
      ],
    },
    { green, brown, greenPercent, brownPercent, left, other, total },
  );
  return integerItem(explained, total, [
    [green + brown, 'start-for-survivors'],
    [green + brown - total, 'start-for-survivors'],
    [left, 'start-for-survivors'],
  ]);
}

/** The next generation has the shares of the survivors. */
function nextGeneration(random: SeededRandom): DraftItem {
  const share = random.pick([10, 20, 25, 30, 40, 60, 70, 75, 80, 90]);
  const greenLeft = share;
  const brownLeft = 100 - share;
  const young = random.integer(2, 9) * 100;
  const answer = (young * share) / 100;
  const start = random.integer(10, 20) * 10;
  const explained = worked(
    {
      prompt: message('next-generation.explained.work.prompt'),
      nudge: message('next-generation.explained.work.nudge'),
      rule: [message('next-generation.explained.work.rule'), SURVIVORS_BREED[1]],
      work: [
        ['{young} × {green} ÷ 100 = {answer}', message('next-generation.explained.work.young-shares-their')],
      ],
    },
    { start, green: greenLeft, brown: brownLeft, young, answer },
  );
  return integerItem(explained, answer, [
    [young / 2, 'start-for-survivors'],
    [young - answer, 'start-for-survivors'],
    [greenLeft, 'start-for-survivors'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return survivors(random);
  return difficulty === 2
    ? nextGeneration(random)
    : askQuestion([...SELECTION_CASES, ...MORE_SELECTION_CASES], random);
}

/** Natural selection (NGSS MS-LS4-4). */
export const scEvolve = generator('sc-evolve', make);
