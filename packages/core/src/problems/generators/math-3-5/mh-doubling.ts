import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { setItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('mh-doubling');

const numbers = (values: readonly number[]) => values.map((value) => fraction(value, 1));
const ROWS_MAX = 6;

/** 1, 2, 4, 8 … not above `value`. */
function powersUpTo(value: number): number[] {
  const powers = [1];
  while ((powers.at(-1) ?? 1) * 2 <= value) powers.push((powers.at(-1) ?? 1) * 2);
  return powers.slice(0, ROWS_MAX);
}

/** The powers of two that make up `value`, the largest first. */
function chosen(value: number): number[] {
  let left = value;
  return powersUpTo(value)
    .toReversed()
    .filter((power) => {
      const fits = power <= left;
      if (fits) left -= power;
      return fits;
    });
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The doubling table of `factor`: 1 and the factor, then each row twice the one above. */
function table(powers: readonly number[], factor: number) {
  const rows = powers.map((power) => `${power} → ${power * factor}`).join(', ');
  return {
    figure: {
      type: 'number-grid' as const,
      columns: 2,
      cells: powers.flatMap((power) => [power, power * factor]),
    },
    figureText: text({ en: `Rows: ${rows}`, fr: `Lignes : ${rows}`, es: `Filas: ${rows}` }),
  };
}

/** A number whose parts are two to four powers of two, but not all that stand in the table. */
function drawCount(random: SeededRandom, least: number, most: number): number {
  const drawn = random.integer(least, most);
  const parts = chosen(drawn);
  return parts.length > 1 && parts.length < powersUpTo(drawn).length ? drawn : drawCount(random, least, most);
}

const rowsToTake = (all: Fillers) => step('{count} = {parts}', message('rows-to-take.reason'), all);
const START_BIG = (power: number) => step(message('start-big.step'), message('start-big.reason'), { power });

/** Which rows of the left column make up the number? */
function chooseRows(random: SeededRandom): DraftItem {
  const count = drawCount(random, 5, 30);
  const factor = random.integer(3, 12);
  const powers = powersUpTo(count);
  const parts = chosen(count);
  const all = { count, factor, sum: parts.join(' + ') };
  const explained = {
    ...table(powers, factor),
    prompt: text(message('choose-rows.explained.prompt'), all),
    nudge: text(message('choose-rows.explained.nudge')),
    steps: [START_BIG(parts[0] ?? 1), step('{count} = {sum}', message('choose-rows.explained.reason'), all)],
  };
  return setItem(explained, numbers(parts), [
    [numbers(parts.slice(0, -1)), 'one-doubling-row-too-few'],
    [numbers(powers), 'all-rows-added'],
    [numbers(parts.slice(0, 1)), 'largest-row-only'],
  ]);
}

/** The product from the table. */
function multiply(random: SeededRandom): DraftItem {
  const count = drawCount(random, 5, 31);
  const factor = random.integer(6, 25);
  const powers = powersUpTo(count);
  const parts = chosen(count);
  const rows = parts.map((power) => power * factor);
  const all = { count, factor, parts: parts.join(' + '), rows: rows.join(' + '), product: count * factor };
  const explained = {
    ...table(powers, factor),
    prompt: text(message('multiply.explained.prompt'), all),
    nudge: text(message('multiply.explained.nudge'), all),
    steps: [
      START_BIG(parts[0] ?? 1),
      rowsToTake(all),
      step('{rows} = {product}', message('multiply.explained.reason'), all),
    ],
  };
  return integerItem(explained, all.product, [
    [sumOf(rows.slice(0, -1)), 'one-doubling-row-too-few'],
    [sumOf(powers) * factor, 'all-rows-added'],
    [rows[0] ?? 0, 'largest-row-only'],
  ]);
}

function tableSteps(all: Fillers) {
  return [
    step(message('table-steps.step'), message('table-steps.reason.each-row-twice-one'), all),
    rowsToTake(all),
    step('{rows} = {product}', message('table-steps.reason.add-these-rows'), all),
  ];
}

/** No table is given: the learner makes it. */
function multiplyAlone(random: SeededRandom): DraftItem {
  const count = drawCount(random, 17, 60);
  const factor = random.integer(11, 35);
  const parts = chosen(count);
  const all = {
    count,
    factor,
    double: 2 * factor,
    parts: parts.join(' + '),
    rows: parts.map((power) => power * factor).join(' + '),
    product: count * factor,
  };
  const explained = {
    prompt: text(message('multiply-alone.explained.prompt'), all),
    nudge: text(message('multiply-alone.explained.nudge'), all),
    steps: tableSteps(all),
  };
  return integerItem(explained, all.product, [
    [all.product - (parts.at(-1) ?? 0) * factor, 'one-doubling-row-too-few'],
    [(parts[0] ?? 0) * factor, 'largest-row-only'],
    [sumOf(parts.map((power) => (Math.log2(power) + 1) * factor)), 'added-the-same-again'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return chooseRows(random);
  return difficulty === 2 ? multiply(random) : multiplyAlone(random);
}

/** Multiplying by doubling and choosing rows, as in the Rhind papyrus (British Museum EA 10057, about 1550 BCE). */
export const mhDoubling = generator('mh-doubling', make);
