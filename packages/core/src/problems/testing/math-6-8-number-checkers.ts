import type { PracticeItem } from '@ori/contracts/practice';
import { evaluated } from './read-expression.ts';
import { answers, near, numbersOf, rightOption, valueOf, type Checker } from './reading.ts';

/** The numbers of a list answer. */
export function listed(item: PracticeItem): number[] {
  return item.answer.split(';').map(valueOf);
}

/** Hands out the total, group by group. */
function handedOut(total: number, first: number, second: number): number {
  let [left, put] = [total, 0];
  for (; left > 0; left -= first + second) put += second;
  return left === 0 ? put : Number.NaN;
}

/** How many whole numbers divide both. */
function sharedBy(a: number, b: number): number {
  const trials = Array.from({ length: Math.min(a, b) }, (_, index) => index + 1);
  return trials.filter((size) => a % size === 0 && b % size === 0).length;
}

/** Two amounts are in the ratio when crosswise products agree; nothing but 1 divides both numbers. */
function checkRatio(item: PracticeItem): boolean {
  const [n = 0, m = 0, total = 0] = numbersOf(item);
  if (item.answerKind.kind !== 'list') return answers(item, handedOut(total, n, m));
  const [, other] = item.answerKind.labels.map(({ en }) => en);
  const [a = 0, b = 0] = listed(item);
  const compared = item.prompt.en.includes(`of ${other} make`) ? m : n + m;
  return near(a / b, n / compared) && sharedBy(a, b) === 1;
}

/** Walks from zero along the ticks; or compares each neighbour. */
function checkNegatives(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'order') {
    const { options } = item.answerKind;
    const values = item.answer
      .split(',')
      .map((id) => evaluated(options.find((option) => option.id === id)?.text.en ?? ''));
    return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
  }
  const { figure } = item;
  return (
    figure?.type === 'number-line' && figure.marks.some(({ at, label }) => label === 'A' && answers(item, at))
  );
}

/** Repeated addition for the values; for the stories, the story told with several numbers. */
function checkExpression(item: PracticeItem): boolean {
  const [, expression = '', letter = '', value = ''] =
    /^What is (.+) when (\w) = (\d+)\?$/.exec(item.prompt.en) ?? [];
  if (expression !== '') return answers(item, evaluated(expression, { [letter]: Number(value) }));
  const [first = 0, second = 0] = numbersOf(item);
  const tells: Readonly<Record<string, (count: number) => number>> = {
    w: (weeks) => Array.from({ length: weeks }).reduce((height: number) => height + second, first),
    n: (eggs) => eggs * first - second,
    k: (kilometres) => Array.from({ length: kilometres }).reduce((price: number) => price + second, first),
    s: (stars) => Array.from({ length: stars }).reduce((points: number) => points + first, 0) - second,
  };
  const name = item.answerKind.kind === 'expression' ? (item.answerKind.variables[0] ?? '') : '';
  return [4, 7, 12].every((count) => tells[name]?.(count) === evaluated(item.answer, { [name]: count }));
}

function fits(interval: string, x: number): boolean {
  const [, sign = '', bound = ''] = /x (<=?|>=?|≤|≥) ([−-]?\d+)/.exec(interval) ?? [];
  const at = Number(bound.replace('−', '-'));
  if (x === at) return sign.includes('=') || sign === '≤' || sign === '≥';
  return x > at === (sign.startsWith('>') || sign === '≥');
}

/** What the words of a story let in, by the number they name. */
const STORIES: readonly (readonly [words: string, lets: (x: number, at: number) => boolean])[] = [
  ['at least', (x, at) => !(x < at)],
  ['at most', (x, at) => !(x > at)],
  ['below', (x, at) => x - at < 0],
  ['more than', (x, at) => x - at > 0],
];

/** Whether a story or an equation with an inequality sign lets a number in. */
function letsIn(item: PracticeItem, x: number): boolean {
  const words = item.prompt.en;
  const story = STORIES.find(([told]) => words.includes(told));
  if (story) return story[1](x, numbersOf(item).at(-1) ?? 0);
  const [, sign = '+', size = '', relation = '', bound = ''] =
    /x ([+−]) (\d+) (\S) (−?\d+)\.$/.exec(words) ?? [];
  return fits(`x ${relation} ${bound}`, sign === '+' ? x + Number(size) : x - Number(size));
}

/** Tries every whole number around the boundary. */
function checkInequality(item: PracticeItem): boolean {
  const trials = Array.from({ length: 401 }, (_, index) => index - 200);
  if (item.answerKind.kind === 'choice') {
    const right = rightOption(item);
    const at = Number(/at (−?\d+),/.exec(right)?.[1]?.replace('−', '-'));
    const drawn = (x: number) => (x === at ? right.startsWith('Filled') : x > at === right.endsWith('right'));
    return trials.every((x) => drawn(x) === fits(item.prompt.en, x));
  }
  return trials.every((x) => fits(item.answer, x) === letsIn(item, x));
}

/** Every pair of a proportion has the same crosswise products. */
function checkProportion(item: PracticeItem): boolean {
  const numbers = numbersOf(item);
  const answer = valueOf(item.answer);
  if (item.prompt.en.includes('When')) {
    const [x1 = 0, y1 = 0, x2 = 0] = numbers;
    return near(x1 * answer, x2 * y1);
  }
  const half = numbers.length / 2;
  return numbers.slice(0, half).every((x, index) => near(x * answer, numbers[half + index] ?? 0));
}

/** Divides by hand until a remainder is 0 or has come again. */
function ends(fraction: string): boolean {
  const [top = 0, bottom = 1] = fraction.split('/').map(Number);
  let rest = top;
  for (let digit = 0; digit < bottom && rest > 0; digit += 1) rest = (rest * 10) % bottom;
  return rest === 0;
}

/** Works with decimals; of a fraction, divides by hand until a remainder is 0 or comes again. */
function checkRationals(item: PracticeItem): boolean {
  if (item.answerKind.kind !== 'choice')
    return answers(item, evaluated(item.prompt.en.replace(' = ?', '').replace(/(−?\d+)\/(\d+)/g, '($1/$2)')));
  const right = rightOption(item);
  return !ends(right) && item.answerKind.options.every(({ text }) => text.en === right || ends(text.en));
}

/** Both expressions agree at five numbers; a factored one has a factor that leaves nothing common inside. */
function checkLinear(item: PracticeItem): boolean {
  const [, asked = ''] =
    /(?:Expand|simplify|Factor) ([^a-z].*?|[a-z(].*?)(?:\.|: take.*)$/.exec(
      item.prompt.en.replace('Expand and simplify', 'simplify'),
    ) ?? [];
  const letter = item.answerKind.kind === 'expression' ? (item.answerKind.variables[0] ?? '') : '';
  return (
    asked !== '' &&
    [-3, 0, 1, 2, 5].every((value) =>
      near(evaluated(asked, { [letter]: value }), evaluated(item.answer, { [letter]: value })),
    )
  );
}

/** Checkers of ratios, signed numbers and expressions of grades 6 to 8. */
export const MATH_6_8_NUMBER_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-expr': checkExpression,
  'ma-ineq': checkInequality,
  'ma-linexp': checkLinear,
  'ma-negatives': checkNegatives,
  'ma-prop': checkProportion,
  'ma-ratio': checkRatio,
  'ma-ratops': checkRationals,
};
