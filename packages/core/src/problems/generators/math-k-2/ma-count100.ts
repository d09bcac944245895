import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-count100');

const ROW = 4;

/** What is counted: four numbers in a row, `by` apart, going up or down. */
interface Count {
  readonly start: number;
  readonly by: 1 | 10;
  readonly way: 1 | -1;
}

const PROMPTS = {
  '1/1': message('prompts.11'),
  '10/1': message('prompts.101'),
  '1/-1': message('prompts.1-1'),
  '10/-1': message('prompts.10-1'),
} as const;

function draw(random: SeededRandom, difficulty: Difficulty): Count {
  if (difficulty === 1) return { start: random.integer(3, 96), by: 1, way: 1 };
  if (difficulty === 2) return { start: random.integer(1, 69), by: 10, way: 1 };
  const by = random.pick([1, 10] as const);
  const start = by === 1 ? random.integer(1, 9) * 10 + random.integer(1, 2) : random.integer(41, 99);
  return { start, by, way: -1 };
}

const NUDGES = {
  1: message('nudges.1'),
  10: message('nudges.10'),
} as const;

function stepsOf(count: Count, before: number, missing: number) {
  const all = { before, by: count.by, missing, sign: count.way === 1 ? '+' : '−' };
  return [
    step(message('steps-of.step'), message('steps-of.reason.each-step'), all),
    step('{before} {sign} {by} = {missing}', message('steps-of.reason.take-one-step-before'), all),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const count = draw(random, difficulty);
  const numbers = Array.from({ length: ROW }, (_, index) => count.start + index * count.by * count.way);
  const gap = random.integer(1, ROW - 1);
  const missing = numbers[gap] ?? 0;
  const before = numbers[gap - 1] ?? 0;
  const shown = numbers.map((number, index) => (index === gap ? '?' : String(number))).join(', ');
  const explained = {
    figure: {
      type: 'number-grid',
      columns: ROW,
      cells: numbers.map((number, index) => (index === gap ? null : number)),
    } as const,
    figureText: text(shown),
    prompt: text(PROMPTS[`${count.by}/${count.way}`]),
    nudge: text(NUDGES[count.by]),
    steps: stepsOf(count, before, missing),
  };
  const otherStep = before + count.way * (count.by === 1 ? 10 : 1);
  const swapped = Number(Array.from(String(missing)).toReversed().join(''));
  return integerItem(explained, missing, [
    ...(otherStep >= 0 && otherStep <= 100 ? [[otherStep, 'counted-by-another-step'] as const] : []),
    [before, 'counts-the-start'],
    [swapped, 'digits-swapped'],
    [missing + 1, 'missed-or-doubled'],
  ]);
}

/** A missing number in a count by ones or tens, up to a hundred (CCSS K.CC.A.1). */
export const maCount100 = generator('ma-count100', make);
