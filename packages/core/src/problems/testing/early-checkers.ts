import type { PracticeItem } from '@ori/contracts/practice';
import { answers, numbersOf, rightOption, type Checker } from './reading.ts';

const PART_NAMES: Readonly<Record<string, number>> = {
  'one half': 2,
  'one third': 3,
  'one fourth': 4,
  halves: 2,
  thirds: 3,
  fourths: 4,
};

function checkPicture(item: PracticeItem, asked: string): boolean {
  if (item.answerKind.kind !== 'choice') return false;
  const right = item.answerKind.options.find(({ id }) => id === item.answer)?.figure;
  return right?.type === 'shares' && right.parts === PART_NAMES[asked];
}

/** Cuts every loaf and deals the pieces out to the children. */
function checkSharing(item: PracticeItem): boolean {
  const [people = 0, loaves = 0] = numbersOf(item);
  const pieces = loaves * (item.figure?.type === 'shares' ? item.figure.parts : 0);
  return answers(item, pieces / people);
}

function checkHalves(item: PracticeItem): boolean {
  const english = item.prompt.en;
  const asked = /shows (\w+)/.exec(english)?.[1];
  if (asked !== undefined) return checkPicture(item, asked);
  if (english.includes('share')) return checkSharing(item);
  const chosen = PART_NAMES[rightOption(item)] ?? Number.NaN;
  if (english.startsWith('How much')) return item.figure?.type === 'shares' && chosen === item.figure.parts;
  const named = Object.keys(PART_NAMES).filter((name) => english.includes(name));
  return named.every((name) => 1 / (PART_NAMES[name] ?? 1) <= 1 / chosen);
}

/** The squares of a picture, one by one: true where full. */
function squaresOf(item: PracticeItem): boolean[] {
  if (item.figure?.type !== 'bars') return [];
  return item.figure.rows.flatMap(({ parts, shaded }) =>
    Array.from({ length: parts }, (_, index) => index < shaded),
  );
}

function checkSquares(item: PracticeItem): boolean {
  const wantsEmpty = item.prompt.en.includes('empty');
  return answers(item, squaresOf(item).filter((full) => full !== wantsEmpty).length);
}

/** Fills or empties squares of the picture, one by one. */
function checkWithin10(item: PracticeItem): boolean {
  const full = squaresOf(item).filter(Boolean).length;
  const [start, change = 0] = numbersOf(item);
  const step = item.prompt.en.includes('Empty') ? -1 : 1;
  let now = full;
  for (let done = 0; done < change; done += 1) now += step;
  return start === full && now <= 10 && now >= 0 && answers(item, now);
}

function checkTens(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'integer') return checkSquares(item);
  const [first = 0, second = 0] = numbersOf(item);
  const chosen = rightOption(item);
  return item.prompt.en.startsWith('How many tens')
    ? chosen === String(first).slice(0, -1)
    : chosen === `${first}${second}`;
}

function checkShape(item: PracticeItem): boolean {
  return item.figure?.type === 'shape' && rightOption(item).includes(item.figure.name);
}

function checkArray(item: PracticeItem): boolean {
  if (item.figure?.type !== 'array') return false;
  let dots = 0;
  for (let row = 0; row < item.figure.rows; row += 1) dots += item.figure.columns;
  const [rows, columns] = numbersOf(item);
  return rows === item.figure.rows && columns === item.figure.columns && answers(item, dots);
}

/** Counts up or down one by one. */
function checkSumOrDifference(item: PracticeItem): boolean {
  const [start = 0, change = 0] = numbersOf(item);
  const chosen = item.answerKind.kind === 'choice' ? rightOption(item) : item.answer;
  let now = start;
  for (let done = 0; done < change; done += 1) now += item.prompt.en.includes('−') ? -1 : 1;
  return now > 0 && now < 100 && now === Number(chosen);
}

/** Counts to twenty in words, written here once more. */
const WORDS =
  'zero,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty'.split(
    ',',
  );

function checkNumeral(item: PracticeItem): boolean {
  const asked = /“(\w+)”/.exec(item.prompt.en)?.[1];
  if (asked !== undefined) return WORDS[Number(rightOption(item))] === asked;
  return WORDS[numbersOf(item)[0] ?? -1] === rightOption(item);
}

/** The worth of `5`, `1/2` or `3 + 4`. */
function worthOfSum(side: string): number {
  return side.split(' + ').reduce((sum, term) => {
    const [top = Number.NaN, bottom = 1] = term.split('/').map(Number);
    return sum + top / bottom;
  }, 0);
}

/** Says whether `3 < 5`, `1/2 = 2/4` or `7 = 3 + 4` is true, side by side. */
function holds(statement: string): boolean {
  const [, left = '', mark = '', right = ''] = /^(.*) ([<>=]) (.*)$/.exec(statement) ?? [];
  const difference = worthOfSum(left) - worthOfSum(right);
  if (mark === '=') return Math.abs(difference) < 1e-9;
  return mark === '<' ? difference < -1e-9 : difference > 1e-9;
}

/** Exactly one offered statement is true, and it is the right one. */
export function checkStatements(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice') return false;
  const holding = item.answerKind.options.filter(({ text }) => holds(text.en));
  return holding.length === 1 && holding[0]?.id === item.answer;
}

/** The worth of `7`, `7 + 2` or `7 − 2`. */
function worthOfChain(side: string): number {
  const [first = '', ...rest] = side.split(/ (?=[+−] )/);
  return rest.reduce((sum, term) => sum + Number(term.replace('+ ', '').replace('− ', '-')), Number(first));
}

/** Puts the chosen number in for the question mark. */
function checkMissing(item: PracticeItem): boolean {
  const chosen = item.answerKind.kind === 'choice' ? rightOption(item) : item.answer;
  const [left = '', right = ''] = item.prompt.en.replace('?', chosen).split(' = ');
  return worthOfChain(left) === worthOfChain(right);
}

const endsEven = (value: string) => '02468'.includes(value.slice(-1));

function checkEvenOdd(item: PracticeItem): boolean {
  const asked = /Which number is (\w+)\?/.exec(item.prompt.en)?.[1];
  if (asked === undefined) return (rightOption(item) === 'even') === endsEven(String(numbersOf(item)[0]));
  if (item.answerKind.kind !== 'choice') return false;
  return item.answerKind.options.every(
    ({ id, text }) => (id === item.answer) === (endsEven(text.en) === (asked === 'even')),
  );
}

/** Checkers of the K-2 skills. */
export const EARLY_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-add10': checkWithin10,
  'ma-add20': checkSumOrDifference,
  'ma-addsub100': checkSumOrDifference,
  'ma-arrays': checkArray,
  'ma-compare10': checkStatements,
  'ma-count20': checkSquares,
  'ma-equal': (item) => (item.prompt.en.includes('true') ? checkStatements(item) : checkMissing(item)),
  'ma-evenodd': checkEvenOdd,
  'ma-halves': checkHalves,
  'ma-make10': (item) => answers(item, squaresOf(item).filter((full) => !full).length),
  'ma-numerals': checkNumeral,
  'ma-shapes': checkShape,
  'ma-teen': (item) =>
    checkSquares({
      ...item,
      answer: String(Number(item.answer) + (item.prompt.en.includes(' is 10 ') ? 10 : 0)),
    }),
  'ma-tens': checkTens,
  'ma-unknown': checkMissing,
};
