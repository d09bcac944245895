import type { PracticeItem } from '@ori/contracts/practice';
import { answers, numbersOf, rightOption, type Checker } from './reading.ts';

const plain = (words: string) => words.replace(/(\d),(?=\d{3}\b)/g, '$1');
const listed = (item: PracticeItem) => item.answer.split(';').map(Number);

/** The worth of `7 × (5 + 3) − 2`, with brackets, products before sums. */
function worth(expression: string): number {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner) return worth(expression.replace(inner[0], String(worth(inner[1] ?? ''))));
  return expression
    .replaceAll(' − ', ' + −')
    .split(' + ')
    .reduce((sum, term) => {
      const sign = term.startsWith('−') ? -1 : 1;
      const product = term
        .replace('−', '')
        .split(' × ')
        .reduce((whole, factor) => whole * Number(factor), 1);
      return sum + sign * product;
    }, 0);
}

/** Puts the answer into the gap and works out both sides. */
function checkProps(item: PracticeItem): boolean {
  const equation = item.prompt.en.replace('Which number makes it true? ', '').replace('?', item.answer);
  const [left = '', right = ''] = equation.split(' = ');
  return worth(left) === worth(right);
}

/** Minutes after midnight of all times in the question. */
const timesIn = (words: string) =>
  [...words.matchAll(/(\d+):(\d\d)/g)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute));

/** How long it lasts: `45 minutes`, `2 h 5 min`. */
function lastingIn(words: string): number {
  const [, hours = '0', rest] = /lasts (?:(\d+) h )?(\d+) min/.exec(words) ?? [];
  return Number(hours) * 60 + Number(rest);
}

/** Lets the clock tick minute by minute. */
function ticked(from: number, minutes: number): number {
  let now = from;
  for (let tick = 0; tick < minutes; tick += 1) now += 1;
  return now;
}

/** The hours and minutes of the answer, as minutes; NaN for a time that no clock shows. */
function answeredTime(item: PracticeItem): number {
  const [hour = 0, minute = 60] = listed(item);
  return minute < 60 && hour >= 1 && hour <= 12 ? hour * 60 + minute : Number.NaN;
}

function checkElapsed(item: PracticeItem): boolean {
  const [first = 0, second = 0] = timesIn(item.prompt.en);
  if (item.figure?.type !== 'clock' || item.figure.hour * 60 + item.figure.minute !== first) return false;
  if (item.answerKind.kind === 'integer')
    return second > first && ticked(first, Number(item.answer)) === second;
  const time = answeredTime(item);
  const long = lastingIn(item.prompt.en);
  return item.prompt.en.includes('ends at') ? ticked(time, long) === first : ticked(first, long) === time;
}

function orderedNumbers(item: PracticeItem): number[] {
  if (item.answerKind.kind !== 'order') return [];
  const { options } = item.answerKind;
  return item.answer
    .split(',')
    .map((id) => Number(plain(options.find((option) => option.id === id)?.text.en ?? '')));
}

function checkPlaces(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'order') {
    const values = orderedNumbers(item);
    return (
      values.length === 3 &&
      values.every((value, index) => index === 0 || value > (values[index - 1] ?? value))
    );
  }
  const found = numbersOf(item);
  if (item.prompt.en.startsWith('Write'))
    return answers(
      item,
      found.reduce((sum, part) => sum + part, 0),
    );
  const [digit = 0, value = 0] = found;
  const written = String(value);
  const isOnce = written.split(String(digit)).length === 2;
  return (
    isOnce &&
    answers(item, Number(String(digit).padEnd(written.length - written.indexOf(String(digit)), '0')))
  );
}

/** Adds the first factor as often as the second says, in chunks of its digits. */
function checkProduct(item: PracticeItem): boolean {
  const [a = 0, b = 0] = numbersOf(item);
  let sum = 0;
  for (let count = 0; count < b; count += 1) sum += a;
  return a > 1 && b > 1 && answers(item, sum);
}

/** Takes groups away one by one; what is left over is the remainder. */
function takeGroups(total: number, size: number): readonly [number, number] {
  let [groups, left] = [0, total];
  while (left >= size) [groups, left] = [groups + 1, left - size];
  return [groups, left];
}

function checkDivision(item: PracticeItem): boolean {
  const [first = 0, second = 0] = numbersOf(item);
  const [groups, left] = takeGroups(Math.max(first, second), Math.min(first, second));
  if (left === 0) return false;
  if (item.answerKind.kind === 'list') return listed(item).join() === `${groups},${left}`;
  if (item.prompt.en.includes('left over')) return answers(item, left);
  return answers(item, item.prompt.en.includes('whole necklaces') ? groups : groups + 1);
}

const divides = (factor: number, value: number) => value % factor === 0;
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

function checkFactors(item: PracticeItem): boolean {
  const [first = 0, second = 0] = numbersOf(item);
  if (item.answerKind.kind === 'choice') {
    const factorsOf = (words: string) =>
      upTo(Number(words)).filter((factor) => divides(factor, Number(words)));
    return item.answerKind.options.every(
      ({ id, text }) => (id === item.answer) === (factorsOf(text.en).length === 2),
    );
  }
  const wanted = item.prompt.en.startsWith('List')
    ? upTo(first).filter((factor) => divides(factor, first))
    : upTo(second + 3 * first)
        .filter((value) => value > second && divides(first, value))
        .slice(0, 3);
  return listed(item).join() === wanted.join();
}

/** Applies the rule in words to a number. */
function applied(rule: string, term: number): number {
  const [first = 0, second = 0] = [...rule.matchAll(/\d+/g)].map(Number);
  if (rule.startsWith('Add')) return term + first;
  if (rule.startsWith('Take')) return term - first;
  return rule.includes('then add') ? term * first + second : term * first;
}

/** Walks along the shapes that are shown, round and round. */
function checkShapes(item: PracticeItem): boolean {
  const shapes = item.figure?.type === 'things' ? item.figure.things.map(({ shape }) => shape) : [];
  const [place = 0] = numbersOf(item);
  let at = 0;
  for (let step = 1; step < place; step += 1) at = (at + 1) % shapes.length;
  return shapes[at] === rightOption(item);
}

function checkPattern(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'choice') return checkShapes(item);
  const [, rule = '', a, b] =
    /Rule: (.*?)\. The numbers begin (\d+), (\d+)/.exec(plain(item.prompt.en)) ?? [];
  const third = applied(rule, Number(b));
  return applied(rule, Number(a)) === Number(b) && listed(item).join() === `${third},${applied(rule, third)}`;
}

/** How many small units one large unit holds, written anew. */
const HOLDS: Readonly<Record<string, number>> = {
  'm>cm': 100,
  'km>m': 1000,
  'kg>g': 1000,
  'L>mL': 1000,
  'cm>mm': 10,
  'hours>minutes': 60,
  'minutes>seconds': 60,
  'days>hours': 24,
  'royal cubits>palms': 7,
  'palms>digits': 4,
};

/** `3 m 20 cm = ? cm` or `350 cm = ? m`. */
function checkUnits(item: PracticeItem, question: string): boolean {
  const [, count, from, extra = '0', to] =
    /^(\d+) ([a-zA-Z ]+?)(?: (\d+) [a-zA-Z ]+?)? = \? ([a-zA-Z ]+)$/.exec(question) ?? [];
  const down = HOLDS[`${from}>${to}`];
  if (down !== undefined) return Number(extra) < down && answers(item, Number(count) * down + Number(extra));
  return answers(item, Number(count) / (HOLDS[`${to}>${from}`] ?? Number.NaN));
}

function checkConvert(item: PracticeItem): boolean {
  const question = plain(item.prompt.en).replace(/^In old Egypt .*? digits\. /, '');
  const [, large, count, small] = /How many whole (.+) are in (\d+) (.+)\?/.exec(question) ?? [];
  if (large === undefined) return checkUnits(item, question);
  return answers(item, takeGroups(Number(count), HOLDS[`${large}>${small}`] ?? Number.NaN)[0]);
}

/** Multiplies or divides by ten, once for each of the exponent. */
function checkPowers(item: PracticeItem): boolean {
  const [, value = '', sign, raised = ''] = /^([\d.]+) ([×÷]) 10(.) = \?$/.exec(plain(item.prompt.en)) ?? [];
  let result = Number(value);
  for (let times = 0; times < '⁰¹²³⁴⁵'.indexOf(raised); times += 1)
    result = sign === '×' ? result * 10 : result / 10;
  return Math.abs(Number(item.answer) - result) < 1e-9 * Math.max(1, result);
}

/** Checkers of the number skills of band 3-5. */
export const MATH_3_5_NUMBER_CHECKERS: Readonly<Record<string, Checker>> = {
  'ma-convert': checkConvert,
  'ma-divrem': checkDivision,
  'ma-elapsed': checkElapsed,
  'ma-factors': checkFactors,
  'ma-multdigit': checkProduct,
  'ma-pattern': checkPattern,
  'ma-pow10': checkPowers,
  'ma-props': checkProps,
  'ma-pvlarge': checkPlaces,
};
