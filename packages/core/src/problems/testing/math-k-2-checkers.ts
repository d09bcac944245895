import type { Figure, PracticeItem } from '@ori/contracts/practice';
import { answers, numbersOf, rightOption, type Checker, orderedWords } from './reading.ts';

function figureOf<Type extends Figure['type']>(
  item: PracticeItem,
  type: Type,
): Extract<Figure, { type: Type }> | null {
  return item.figure?.type === type ? (item.figure as Extract<Figure, { type: Type }>) : null;
}

const isRising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? Number.NaN));

/** Puts the answer into the gap: all steps of the row must then be the one that is named. */
function checkCount(item: PracticeItem): boolean {
  const cells = figureOf(item, 'number-grid')?.cells ?? [];
  const filled = cells.map((cell) => cell ?? Number(item.answer));
  const size = item.prompt.en.includes('tens') ? 10 : 1;
  const stepSize = item.prompt.en.startsWith('Count back') ? -size : size;
  return (
    cells.filter((cell) => cell === null).length === 1 &&
    filled.length === 4 &&
    filled.every(
      (value, index) => value >= 0 && value <= 100 && value === (filled[0] ?? 0) + index * stepSize,
    )
  );
}

/** Picks the things of the picture that the question names. */
function checkSort(item: PracticeItem): boolean {
  const things = figureOf(item, 'things')?.things ?? [];
  const countOf = (shapes: string) => things.filter(({ shape }) => shapes === `${shape}s`).length;
  if (item.answerKind.kind === 'order') return isRising(orderedWords(item).map(countOf));
  const [, size, shapes = ''] = /How many (?:(big|small) )?(\w+) are/.exec(item.prompt.en) ?? [];
  const found = things.filter(
    (thing) => shapes === `${thing.shape}s` && (size === undefined || thing.size === size),
  );
  return answers(item, found.length);
}

function checkCompare(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'order') return isRising(orderedWords(item).map(Number));
  const [left = 0, right = 0] = (figureOf(item, 'base-ten')?.groups ?? []).map(cubesIn);
  if (item.answerKind.kind !== 'choice') return false;
  return item.answerKind.options.every(({ id, text }) => {
    const [first, mark, second] = text.en.split(' ');
    const isTrue = mark === '<' ? left < right : mark === '>' ? left > right : left === right;
    return Number(first) === left && Number(second) === right && isTrue === (id === item.answer);
  });
}

/** All single cubes of a group of blocks. */
function cubesIn(group: { hundreds: number; tens: number; ones: number }): number {
  let cubes = group.ones;
  for (let rod = 0; rod < group.tens; rod += 1) cubes += 10;
  for (let square = 0; square < group.hundreds; square += 1) cubes += 100;
  return cubes;
}

function checkAddBlocks(item: PracticeItem): boolean {
  const groups = (figureOf(item, 'base-ten')?.groups ?? []).map(cubesIn);
  const [a, b] = numbersOf(item);
  return a === groups[0] && b === groups[1] && answers(item, (groups[0] ?? 0) + (groups[1] ?? 0));
}

/** Counts the units between both ends one by one; then does what the question asks. */
function checkBarOnScale(item: PracticeItem): boolean {
  const figure = figureOf(item, 'ruler');
  if (!figure || figure.end > figure.length) return false;
  let long = 0;
  for (let at = figure.start; at < figure.end; at += 1) long += 1;
  const [given = 0] = numbersOf(item);
  if (item.prompt.en.includes('grows'))
    return figure.end + given <= figure.length && answers(item, figure.end + given);
  return item.prompt.en.includes('longer') ? answers(item, long - given) : answers(item, long);
}

/** Turns the minute hand from twelve on, five minutes a number. */
function checkClock(item: PracticeItem): boolean {
  const figure = figureOf(item, 'clock');
  const [, hour, minute] = /^(\d+):(\d\d)$/.exec(rightOption(item)) ?? [];
  return (
    figure !== null &&
    Number(hour) === figure.hour &&
    Number(minute) === figure.minute &&
    figure.minute % 5 === 0
  );
}

function checkPlaces(item: PracticeItem): boolean {
  const chosen = Number(rightOption(item));
  const blocks = figureOf(item, 'base-ten')?.groups[0];
  if (blocks) return cubesIn(blocks) === chosen;
  const [first = 0, digit = 0] = numbersOf(item);
  if (item.prompt.en.startsWith('Look')) {
    const written = String(first);
    const place = written.length - 1 - written.indexOf(String(digit));
    return new Set(written).size === written.length && chosen === Number(`${digit}${'0'.repeat(place)}`);
  }
  return chosen === numbersOf(item).reduce((sum, part) => sum + part, 0);
}

function checkSumOrDifference(item: PracticeItem): boolean {
  const [, a, sign, b] = /^(\d+) ([+−]) (\d+) = \?$/.exec(item.prompt.en) ?? [];
  const chosen = Number(rightOption(item));
  if (chosen < 0 || chosen > 1000) return false;
  return sign === '+' ? chosen - Number(b) === Number(a) : chosen + Number(b) === Number(a);
}

/** Puts down coin by coin. */
function checkMoney(item: PracticeItem): boolean {
  let money = 0;
  for (const coin of figureOf(item, 'coins')?.coins ?? []) money += coin;
  const [price = 0] = numbersOf(item);
  return money > price && answers(item, money - price);
}

function checkBars(item: PracticeItem): boolean {
  if (item.figure?.type !== 'bar-chart') return false;
  const { bars, tick } = item.figure;
  if (bars.some(({ value }) => value % tick !== 0)) return false;
  const heightOf = (name?: string) => bars.find(({ label }) => label === name)?.value ?? Number.NaN;
  if (item.prompt.en.includes('in all'))
    return answers(
      item,
      bars.reduce((sum, { value }) => sum + value, 0),
    );
  const read = /did (\S+) read\?/.exec(item.prompt.en);
  if (read) return answers(item, heightOf(read[1]));
  const [, first, second] = /more did (\S+) plant than (\S+)\?/.exec(item.prompt.en) ?? [];
  return heightOf(first) > heightOf(second) && answers(item, heightOf(first) - heightOf(second));
}

/** Checkers of the K-2 skills about larger numbers, measuring and graphs. */
export const MATH_K_2_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-add100': checkAddBlocks,
  'ma-addsub1000': checkSumOrDifference,
  'ma-bars': checkBars,
  'ma-clock': checkClock,
  'ma-compare100': checkCompare,
  'ma-count100': checkCount,
  'ma-length': checkBarOnScale,
  'ma-money': checkMoney,
  'ma-pv1000': checkPlaces,
  'ma-ruler': checkBarOnScale,
  'ma-sort': checkSort,
};
