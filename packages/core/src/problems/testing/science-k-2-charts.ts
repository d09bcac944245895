import type { PracticeItem } from '@ori/contracts/practice';
import { answers, numbersOf, rightOption, orderedWords } from './reading.ts';

function columnsOf(item: PracticeItem) {
  return item.figure?.type === 'columns' ? item.figure.columns : [];
}

/** Reads the chart of a week again, day by day. */
export function checkWeek(item: PracticeItem): boolean {
  const columns = columnsOf(item);
  const asked = /How many (\w+)y days/.exec(item.prompt.en)?.[1];
  if (asked !== undefined) {
    const picture = { sunn: 'sun', cloud: 'cloud', rain: 'rain' }[asked];
    return answers(item, columns.filter((column) => column.picture === picture).length);
  }
  const degreesOf = (day: number) => columns.find(({ label }) => label === String(day))?.value ?? Number.NaN;
  const [first = 0, second = 0] = numbersOf(item);
  if (item.prompt.en.startsWith('Compare')) {
    const by = degreesOf(first) - degreesOf(second);
    return by > 0 && answers(item, by);
  }
  const chosen = degreesOf(Number(rightOption(item).replace('Day ', '')));
  const isWarm = item.prompt.en.includes('warmest');
  return columns.every(({ value }) => value === chosen || (isWarm ? value < chosen : value > chosen));
}

const LOOKS: Readonly<Record<string, string>> = {
  Sand: 'sand',
  Grass: 'grass',
  Stone: 'stone',
  Water: 'drop',
};

/** Sun beats shade; otherwise the chart is read again. */
export function checkGrounds(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'choice')
    return rightOption(item).includes('in the sun') === item.prompt.en.includes('warmer');
  const columns = columnsOf(item);
  if (item.answerKind.kind === 'integer') {
    const [early, noon] = columns;
    return answers(item, (noon?.value ?? 0) - (early?.value ?? 0));
  }
  const values = orderedWords(item).map(
    (word) => columns.find(({ picture }) => picture === LOOKS[word])?.value ?? 0,
  );
  return (
    values.length === 3 && values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))
  );
}

const MONTH_NUMBERS: Readonly<Record<string, string>> = {
  December: '12',
  March: '3',
  June: '6',
  September: '9',
};
const SOUTHERN = ['Cape Town', 'Melbourne'];

/** Reads the chart again; the longest days are in June in the north, in December in the south. */
export function checkTownHours(item: PracticeItem): boolean {
  const prompt = item.prompt.en;
  const named = Object.keys(MONTH_NUMBERS).filter((month) => prompt.includes(month));
  const hours = named.map(
    (month) => columnsOf(item).find(({ label }) => label === MONTH_NUMBERS[month])?.value ?? 0,
  );
  const isSouth = SOUTHERN.some((town) => prompt.startsWith(town));
  if (item.answerKind.kind === 'choice')
    return (rightOption(item) === 'June') === (prompt.includes('longest') !== isSouth);
  return answers(item, Math.abs((hours[0] ?? 0) - (hours[1] ?? 0)));
}

const sum = (forces: readonly number[]) => forces.reduce((total, force) => total + force, 0);

/** The longer arrow wins; a bigger push moves more. */
export function checkPush(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice') return false;
  if (item.figure?.type === 'forces') {
    const net = sum(item.figure.right) - sum(item.figure.left);
    return rightOption(item) === (net > 0 ? 'To the right' : 'To the left');
  }
  const pushes = item.answerKind.options.flatMap(({ id, figure }) =>
    figure?.type === 'forces' ? [{ id, force: figure.right[0] ?? 0 }] : [],
  );
  const wanted = item.prompt.en.includes('least')
    ? Math.min(...pushes.map(({ force }) => force))
    : Math.max(...pushes.map(({ force }) => force));
  return pushes.length === 3 && pushes.find(({ force }) => force === wanted)?.id === item.answer;
}

/** From the mountain down the river into the sea, straight down row by row. */
function checkWay(squares: readonly string[], kinds: readonly (string | undefined)[]): boolean {
  const way = /^mountain,river,river,(?:sea|island)$/;
  return way.test(kinds.join()) && squares.map((square) => square.charAt(1)).join() === '1,2,3,4';
}

/** Looks up squares on the map: letter for the column, number for the row. */
export function checkMap(item: PracticeItem): boolean {
  if (item.figure?.type !== 'map') return false;
  const { rows } = item.figure;
  const at = (square: string) => rows[Number(square.charAt(1)) - 1]?.['ABCD'.indexOf(square.charAt(0))];
  const asked = /square ([A-D]\d)/.exec(item.prompt.en)?.[1];
  if (asked !== undefined) return at(asked) === rightOption(item).toLowerCase();
  const wanted = /shows this: (\w+)/.exec(item.prompt.en)?.[1]?.toLowerCase();
  if (wanted !== undefined) return at(rightOption(item)) === wanted;
  const squares = orderedWords(item);
  return checkWay(squares, squares.map(at));
}
