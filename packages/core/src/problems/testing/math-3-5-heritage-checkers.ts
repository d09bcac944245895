import type { Figure, PracticeItem } from '@ori/contracts/practice';
import { answers, numbersOf, type Checker } from './reading.ts';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The two columns of a doubling table, each row twice the one above. */
function checkTable(item: PracticeItem, factor: number): boolean {
  if (item.figure?.type !== 'number-grid') return item.figure === undefined;
  const { cells } = item.figure;
  return cells.every((cell, index) => {
    if (index < 2) return cell === (index === 0 ? 1 : factor);
    return cell === 2 * (cells[index - 2] ?? Number.NaN);
  });
}

/** Different numbers of the left column that add up to the count. */
function checkRows(item: PracticeItem, count: number): boolean {
  if (item.figure?.type !== 'number-grid') return false;
  const left = item.figure.cells.filter((_, index) => index % 2 === 0);
  const parts = item.answer.split(';').map(Number);
  return (
    total(parts) === count &&
    new Set(parts).size === parts.length &&
    parts.every((part) => left.includes(part))
  );
}

function checkDoubling(item: PracticeItem): boolean {
  const found = numbersOf(item);
  const [count = 0, factor = 0] = item.prompt.en.startsWith('Use') ? found.slice(1) : found;
  if (!checkTable(item, factor)) return false;
  if (item.answerKind.kind === 'set') return checkRows(item, count);
  let sum = 0;
  for (let row = 0; row < count; row += 1) sum += factor;
  return answers(item, sum);
}

type Levels = Extract<Figure, { type: 'dots-and-bars' }>;

/** Counts every dot and bar, twenty times as much on each higher level. */
function mayaValue({ levels }: Levels): number {
  const worths = levels.toReversed().map((level, power) => {
    let [dots, bars] = [level, 0];
    while (dots >= 5) [dots, bars] = [dots - 5, bars + 1];
    return (dots + 5 * bars) * 20 ** power;
  });
  return total(worths);
}

function checkMaya(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice')
    return item.figure?.type === 'dots-and-bars' && answers(item, mayaValue(item.figure));
  const wanted = /means (\d+)\?/.exec(item.prompt.en)?.[1];
  return item.answerKind.options.every(
    ({ id, figure }) =>
      figure?.type === 'dots-and-bars' && (mayaValue(figure) === Number(wanted)) === (id === item.answer),
  );
}

type Cord = Extract<Figure, { type: 'khipu' }>['cords'][number];
const cordValue = ({ digits }: Cord) => Number(digits.join(''));

function checkKhipu(item: PracticeItem): boolean {
  if (item.figure?.type !== 'khipu') return false;
  const { cords } = item.figure;
  if (new Set(cords.map(({ digits }) => digits.length)).size !== 1) return false;
  const hanging = total(cords.filter(({ role }) => role === 'hanging').map(cordValue));
  const top = cords.find(({ role }) => role === 'top');
  return top ? hanging + Number(item.answer) === cordValue(top) : answers(item, hanging);
}

const ROWS = [0, 1, 2].map((row) => [3 * row, 3 * row + 1, 3 * row + 2]);
const COLUMNS = [0, 1, 2].map((column) => [column, column + 3, column + 6]);
const SQUARE_LINES = [...ROWS, ...COLUMNS, [0, 4, 8], [2, 4, 6]];

/** Fills gaps one after the other, each from a line in which it is the only one. */
function filled(shown: readonly (number | null)[], sum: number): (number | null)[] {
  const cells = [...shown];
  for (let round = 0; round < cells.length; round += 1)
    for (const line of SQUARE_LINES) {
      const gaps = line.filter((at) => cells[at] === null);
      if (gaps.length === 1) cells[gaps[0] ?? 0] = sum - total(line.map((at) => cells[at] ?? 0));
    }
  return cells;
}

function checkMagic(item: PracticeItem): boolean {
  if (item.figure?.type !== 'number-grid') return false;
  const { cells } = item.figure;
  const full = SQUARE_LINES.filter((line) => line.every((at) => cells[at] !== null));
  const sums = new Set(full.map((line) => total(line.map((at) => cells[at] ?? 0))));
  const [told] = numbersOf(item);
  const [sum = Number.NaN] = sums;
  if (sums.size !== 1 || (told !== undefined && told !== sum)) return false;
  const whole = filled(cells, sum);
  const found = whole.filter((_, at) => cells[at] === null);
  const agrees = SQUARE_LINES.every((line) => total(line.map((at) => whole[at] ?? Number.NaN)) === sum);
  return agrees && new Set(whole).size === 9 && found.join(';') === item.answer;
}

/** Checkers of the skills that come from old ways of counting and reckoning. */
export const MATH_3_5_HERITAGE_CHECKERS: Readonly<Record<string, Checker>> = {
  'mh-base20': checkMaya,
  'mh-doubling': checkDoubling,
  'mh-magic': checkMagic,
  'mh-quipu': checkKhipu,
};
