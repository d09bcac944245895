import type { DraftItem } from '../../draft.ts';
import { type Fillers, joined, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { LINES } from '../../../geometry/magic-square.ts';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('mh-magic');

/** The Lo Shu, row by row. All 3 by 3 squares of 1 to 9 are turns and mirror images of it. */
const LO_SHU = [4, 9, 2, 3, 5, 7, 8, 1, 6];
const MIRRORED = [2, 1, 0, 5, 4, 3, 8, 7, 6];
const TURNED = [6, 3, 0, 7, 4, 1, 8, 5, 2];

const moved = (cells: readonly number[], places: readonly number[]) =>
  places.map((place) => cells[place] ?? 0);

/** A magic square: the Lo Shu turned, stretched and shifted. */
function drawSquare(random: SeededRandom, stretch: number, shift: number): number[] {
  const turns = random.integer(0, 3);
  let cells = random.integer(0, 1) === 0 ? LO_SHU : moved(LO_SHU, MIRRORED);
  for (let turn = 0; turn < turns; turn += 1) cells = moved(cells, TURNED);
  return cells.map((cell) => cell * stretch + shift);
}

function picture(cells: readonly number[], hidden: readonly number[]) {
  const shown = cells.map((cell, place) => (hidden.includes(place) ? null : cell));
  const rows = [0, 3, 6]
    .map((start) =>
      shown
        .slice(start, start + 3)
        .map((cell) => cell ?? '?')
        .join(', '),
    )
    .join(' / ');
  return { figure: { type: 'number-grid' as const, columns: 3, cells: shown }, figureText: text(rows) };
}

/** A line whose only hidden place is `place`, first the one where the others are known. */
function lineFor(place: number, hidden: readonly number[]): readonly number[] {
  const line = LINES.find(
    (each) => each.some((at) => at === place) && each.every((at) => at === place || !hidden.includes(at)),
  );
  return line ?? [0, 1, 2];
}

const NUDGE = text(message('nudge'));
const ADD_A_FULL_LINE = text(message('add-a-full-line'));
const RULE = message('rule');

const fullLine = (cells: readonly number[], hidden: readonly number[]) => {
  const line = LINES.find((each) => each.every((at) => !hidden.includes(at))) ?? [0, 1, 2];
  return line.map((at) => cells[at] ?? 0).join(' + ');
};

/** What is told of the sum, and what the learner has to find. */
function askForOne(isSumTold: boolean, all: Fillers) {
  const question = isSumTold ? message('ask-for-one.told') : message('ask-for-one.untold');
  return {
    prompt: text(joined([RULE, question], ' '), all),
    nudge: isSumTold ? NUDGE : ADD_A_FULL_LINE,
  };
}

const sumStep = (all: Fillers) => step('{line} = {sum}', message('sum-step.reason'), all);

function fillSteps(all: Fillers) {
  return [
    step('{a} + {b} = {both}', message('fill-steps.reason.add-neighbors-one-line'), all),
    step('{sum} − {both} = {value}', message('fill-steps.reason.rest-fills-line'), all),
  ];
}

/** One number is missing; the sum is told or must be found. */
function oneMissing(random: SeededRandom, isSumTold: boolean): DraftItem {
  const cells = isSumTold
    ? drawSquare(random, 1, random.integer(0, 12))
    : drawSquare(random, random.integer(1, 4), random.integer(1, 15));
  const place = random.integer(0, 8);
  const at = (where: number | undefined) => cells[where ?? 0] ?? 0;
  const sum = at(4) * 3;
  const value = at(place);
  const [one, other] = lineFor(place, [place]).filter((each) => each !== place);
  const [a, b] = [at(one), at(other)];
  const all = { sum, a, b, both: a + b, value, line: fullLine(cells, [place]) };
  const explained = {
    ...picture(cells, [place]),
    ...askForOne(isSumTold, all),
    steps: [...(isSumTold ? [] : [sumStep(all)]), ...fillSteps(all)],
  };
  return integerItem(explained, value, [
    [sum - a, 'one-neighbour-forgotten'],
    [a + b, 'neighbours-added'],
    ...(15 - a - b > 0 ? [[15 - a - b, 'sum-of-another-square'] as const] : []),
  ]);
}

const GAPS = [message('gaps.1st-gap'), message('gaps.2nd-gap'), message('gaps.3rd-gap')] as const;

/** Three hidden places that leave at least one line full, and can be filled one after the other. */
function drawHidden(random: SeededRandom): readonly number[] {
  const hidden = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 3).toSorted();
  const hasFull = LINES.some((line) => line.every((at) => !hidden.includes(at)));
  const isLine = LINES.some((line) => line.every((at) => hidden.includes(at)));
  return hasFull && !isLine ? hidden : drawHidden(random);
}

const ofNumbers = (numbers: readonly number[]) => numbers.map((number) => fraction(number, 1));

function threeMissing(random: SeededRandom): DraftItem {
  const cells = drawSquare(random, random.integer(1, 3), random.integer(0, 10));
  const hidden = drawHidden(random);
  const values = hidden.map((place) => cells[place] ?? 0);
  const [x = 0, y = 0, z = 0] = values;
  const sum = (cells[4] ?? 0) * 3;
  const all = { line: fullLine(cells, hidden), sum, x, y, z };
  const explained = {
    ...picture(cells, hidden),
    prompt: text(joined([RULE, message('three-missing.question')], ' ')),
    nudge: ADD_A_FULL_LINE,
    steps: [
      sumStep(all),
      step(message('three-missing.explained.step'), message('three-missing.explained.reason'), all),
    ],
  };
  return listItem(explained, GAPS, ofNumbers(values), [
    [ofNumbers([y, x, z]), 'one-line-checked-only'],
    [ofNumbers([x, z, y]), 'one-line-checked-only'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  return difficulty === 3 ? threeMissing(random) : oneMissing(random, difficulty === 1);
}

/** Magic squares of three rows, completed (the Lo Shu and its relatives). */
export const mhMagic = generator('mh-magic', make);
