import type { DraftItem } from '../../draft.ts';
import { type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('mh-quipu');

interface Cord {
  readonly value: number;
  readonly role: 'hanging' | 'top';
}

const digitsOf = (value: number, places: number) => Array.from(String(value).padStart(places, '0'), Number);

/** One cord in words: knots from the main cord down. */
function cordText({ value, role }: Cord, places: number): Phrase {
  const names = {
    hanging: message('cord-text.names.hanging'),
    top: message('cord-text.names.top'),
  };
  return text(message('cord-text.cord'), { name: names[role], digits: digitsOf(value, places).join(', ') });
}

function picture(cords: readonly Cord[], places: number) {
  return {
    figure: {
      type: 'khipu' as const,
      cords: cords.map(({ value, role }) => ({ digits: digitsOf(value, places), role })),
    },
    figureText: text(
      joined(
        cords.map((cord) => cordText(cord, places)),
        ' ',
      ),
    ),
  };
}

const RULE = message('rule');
const ask = (question: Phrase) => text(joined([RULE, question], ' '));

const FROM_TOP = message('from-top');
const NUDGE = text(message('nudge'));
const WRAPS = message('wraps');

/** The digits between the first and the last; with a gap, one of them is zero. */
function drawMiddle(random: SeededRandom, places: number, withGap: boolean): readonly number[] {
  if (places === 2) return [];
  if (!withGap) return [random.integer(1, 9)];
  return places === 3 ? [0] : random.shuffle([0, random.integer(1, 9)]);
}

/** A value whose first and last digit differ, so that reading upside down shows. */
function drawValue(random: SeededRandom, places: number, withGap: boolean): number {
  const first = random.integer(1, 9);
  const last = random.integer(1, 8);
  return Number([first, ...drawMiddle(random, places, withGap), last >= first ? last + 1 : last].join(''));
}

const reversed = (value: number) => Number(Array.from(String(value)).toReversed().join(''));
const digitSum = (value: number) => Array.from(String(value), Number).reduce((sum, digit) => sum + digit, 0);

function readCord(random: SeededRandom, places: number, withGap: boolean): DraftItem {
  const value = drawValue(random, places, withGap);
  const parts = digitsOf(value, places)
    .map((digit, index) => digit * 10 ** (places - 1 - index))
    .filter((part) => part > 0)
    .join(' + ');
  const explained = {
    ...picture([{ value, role: 'hanging' }], places),
    prompt: ask(message('read-cord.explained.prompt.question')),
    nudge: NUDGE,
    steps: [
      step(FROM_TOP, WRAPS),
      step(
        '{parts} = {value}',
        withGap
          ? message('read-cord.explained.reason.place-without-knots-zero')
          : message('read-cord.explained.reason.each-place-worth-ten'),
        { parts, value },
      ),
    ],
  };
  return integerItem(explained, value, [
    [reversed(value), 'cord-read-upside-down'],
    ...(withGap ? [[Number(String(value).replaceAll('0', '')), 'empty-place-left-out'] as const] : []),
    [digitSum(value), 'knots-just-counted'],
  ]);
}

const SUM_RULE = message('sum-rule');
const withRule = (question: Phrase) => ask(joined([SUM_RULE, question], ' '));

/** Which number must be tied on the cord of the sum? */
function tieSum(random: SeededRandom): DraftItem {
  const values = [random.integer(101, 289), random.integer(112, 289), random.integer(105, 289)];
  const sum = values.reduce((whole, value) => whole + value, 0);
  const explained = {
    ...picture(
      values.map((value): Cord => ({ value, role: 'hanging' })),
      3,
    ),
    prompt: withRule(message('tie-sum.explained.prompt.question')),
    nudge: NUDGE,
    steps: [
      step(FROM_TOP, WRAPS),
      step('{parts} = {sum}', message('tie-sum.explained.reason'), { parts: values.join(' + '), sum }),
    ],
  };
  return integerItem(explained, sum, [
    [sum - (values.at(-1) ?? 0), 'cord-left-out'],
    [values.reduce((whole, value) => whole + reversed(value), 0), 'cord-read-upside-down'],
    [values.reduce((whole, value) => whole + digitSum(value), 0), 'knots-just-counted'],
  ]);
}

/** One cord is lost: what was on it? */
function lostCord(random: SeededRandom): DraftItem {
  const [a, b, lost] = [random.integer(110, 280), random.integer(110, 280), random.integer(104, 350)];
  const sum = a + b + lost;
  const cords: Cord[] = [
    { value: sum, role: 'top' },
    { value: a, role: 'hanging' },
    { value: b, role: 'hanging' },
  ];
  const all = { a, b, known: a + b, sum, lost };
  const explained = {
    ...picture(cords, 3),
    prompt: withRule(message('lost-cord.explained.prompt.question')),
    nudge: NUDGE,
    steps: [
      step('{a} + {b} = {known}', message('lost-cord.explained.reason.first-read-add-cords'), all),
      step('{sum} − {known} = {lost}', message('lost-cord.explained.reason.rest-sum-lost-cord'), all),
    ],
  };
  return integerItem(explained, lost, [
    [sum, 'top-cord-given'],
    [sum - a, 'cord-left-out'],
    [a + b, 'cord-left-out'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return readCord(random, random.integer(2, 3), false);
  if (difficulty === 2) return readCord(random, random.integer(3, 4), true);
  return random.integer(0, 1) === 0 ? tieSum(random) : lostCord(random);
}

/** Numbers knotted in base ten, with sums (Locke, The Ancient Quipu, 1923; Urton, Signs of the Inka Khipu, 2003). */
export const mhQuipu = generator('mh-quipu', make);
