import type { PracticeItem } from '@ori/contracts/practice';
import { listed } from './math-6-8-number-checkers.ts';
import { evaluated } from './read-expression.ts';
import { answers, near, numbersOf, rightOption, valueOf, type Checker } from './reading.ts';

/** Adds the unit fractions; or tries the denominators from 2 up. */
function checkUnits(item: PracticeItem): boolean {
  const fractions = [...item.prompt.en.matchAll(/(\d+)\/(\d+)/g)].map(
    ([, top, bottom]) => Number(top) / Number(bottom),
  );
  const n = Number(item.answer);
  const [share = 0] = fractions;
  if (item.prompt.en.includes('greatest')) {
    let trial = 2;
    while (1 / trial > share + 1e-12) trial += 1;
    return trial === n;
  }
  const known = fractions.slice(item.prompt.en.includes('three') ? -2 : -1);
  return (
    near(
      known.reduce((sum, part) => sum + part, 1 / n),
      share,
    ) && known.every((part) => !near(part, 1 / n))
  );
}

/** Counts up, carrying at 60. */
function checkSixties(item: PracticeItem): boolean {
  const digits = listed(item);
  if (digits.length === 1) {
    const [, a = 0, b = 0] = numbersOf(item);
    let value = b;
    for (let sixty = 0; sixty < a; sixty += 1) value += 60;
    return answers(item, value);
  }
  const value = numbersOf(item)[0] ?? 0;
  return digits.every((digit) => digit < 60) && digits.reduce((sum, digit) => sum * 60 + digit, 0) === value;
}

/** Works the expression out, and looks at its shape. */
function checkTwenties(item: PracticeItem): boolean {
  if (item.answerKind.kind === 'list') {
    const [a = 0, b = 0] = listed(item);
    return 20 * a - 10 - b === numbersOf(item)[0] && b >= 1 && b <= 5;
  }
  if (item.answerKind.kind === 'choice') {
    const value = numbersOf(item).at(-1) ?? 0;
    const takesAway = (expression: string) =>
      /^\(20 × \d+\) − 10 − [1-5]$/.test(expression) && evaluated(expression) === value;
    return item.answerKind.options.every(
      ({ text }) => takesAway(text.en) === (text.en === rightOption(item)),
    );
  }
  return answers(item, evaluated(/says (.*)\. Which/.exec(item.prompt.en)?.[1] ?? ''));
}

/** Makes the whole list of patterns in its order and looks the pattern up. */
function checkPatterns(item: PracticeItem): boolean {
  const words = item.prompt.en;
  const pattern = /has ([HL]+)\?/.exec(words)?.[1];
  if (pattern !== undefined) {
    let list = [''];
    for (let syllable = 0; syllable < pattern.length; syllable += 1)
      list = ['H', 'L'].flatMap((mark) => list.map((begun) => begun + mark));
    return answers(item, list.indexOf(pattern) + 1);
  }
  const marks = (/is this: (.*)\?/.exec(words)?.[1] ?? '').split(', ');
  let place = numbersOf(item).at(-1) ?? 0;
  let value = 0;
  for (const mark of marks) {
    if (mark === 'single') value += place;
    place /= 2;
  }
  return answers(item, value);
}

/** Tries every number from 1 up. */
function checkRemainders(item: PracticeItem): boolean {
  const rules = [...item.prompt.en.matchAll(/in (\d+)s, (\d+) is left/g)].map(
    ([, by, left]) => [Number(by), Number(left)] as const,
  );
  let trial = 1;
  while (rules.some(([by, left]) => trial % by !== left)) trial += 1;
  return rules.length >= 2 && answers(item, trial);
}

/** Puts the quantity back into the story. */
function checkQuantity(item: PracticeItem): boolean {
  const parts = [...item.prompt.en.matchAll(/1\/(\d+)/g)].map(([, part]) => Number(part));
  const total = numbersOf(item).at(-1) ?? 0;
  const quantity = valueOf(item.answer);
  return near(
    parts.reduce((sum, part) => sum + quantity / part, quantity),
    total,
  );
}

/** Turns both toothed wheels until they stand as at the start. */
function meeting(a: number, b: number): number {
  let [first, second, days] = [0, 0, 0];
  do {
    [first, second, days] = [(first + 1) % a, (second + 1) % b, days + 1];
  } while (first !== 0 || second !== 0);
  return days;
}

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The place on a wheel of so many places, counted from `least`, after so many days. */
function turned(from: number, days: number, least: number, last: number): number {
  let place = from;
  for (let passed = 0; passed < days; passed += 1) place = place === last ? least : place + 1;
  return place;
}

/** Turns the wheels day by day. */
function checkWheels(item: PracticeItem): boolean {
  const numbers = numbersOf(item);
  const words = item.prompt.en;
  const days = numbers.at(-1) ?? 0;
  if (words.includes('teeth')) return answers(item, meeting(numbers[0] ?? 1, numbers[1] ?? 1));
  const today = WEEK.findIndex((name) => words.includes(name));
  if (today >= 0) return rightOption(item) === WEEK[turned(today, days, 0, 6)];
  const [first = 0, second = 0] = numbers.slice(-3);
  return listed(item).join() === [turned(first, days, 1, 13), turned(second, days, 1, 20)].join();
}

const degreesOf = (house: number) => 90 * Math.floor(house / 8) + (90 / 8) * (house % 8);

/** Walks around the horizon in quarters of 90°, each of eight houses. */
function checkHouses(item: PracticeItem): boolean {
  const given = numbersOf(item).at(-1) ?? 0;
  if (item.prompt.en.includes('which house')) return near(degreesOf(Number(item.answer)), given);
  if (item.prompt.en.includes('rises')) return near(360 - valueOf(item.answer), degreesOf(given));
  return near(valueOf(item.answer), degreesOf(given));
}

/** Checkers of ways of reckoning from many cultures, grades 6 to 8. */
export const MATH_6_8_TRADITION_CHECKERS: Readonly<Record<string, Checker>> = {
  'mh-base60': checkSixties,
  'mh-binary': checkPatterns,
  'mh-calround': checkWheels,
  'mh-compass': checkHouses,
  'mh-crt': checkRemainders,
  'mh-egyfrac': checkUnits,
  'mh-falsepos': checkQuantity,
  'mh-yoruba': checkTwenties,
};
