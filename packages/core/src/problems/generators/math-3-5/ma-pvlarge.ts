import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step, numberOption } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-pvlarge');

const digits = (random: SeededRandom) => random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);

/** A number of three digits that are not zero, as its parts, and the same with one digit in a neighbouring place. */
function drawParts(random: SeededRandom, places: number) {
  const [first = 1, second = 2, third = 3] = digits(random);
  const [middle = 1, low = 0] = random
    .shuffle(Array.from({ length: places - 1 }, (_, place) => place))
    .slice(0, 2)
    .toSorted((a, b) => b - a);
  const parts = [first * 10 ** (places - 1), second * 10 ** middle, third * 10 ** low];
  const value = parts.reduce((sum, part) => sum + part, 0);
  if (middle + 1 < places - 1) return { parts, value, moved: value + second * 9 * 10 ** middle };
  const down = low > 0 ? third * 9 * 10 ** (low - 1) : second * 9 * 10 ** (middle - 1);
  return { parts, value, moved: value - down };
}

function explainParts(all: Fillers) {
  return {
    prompt: text(message('explain-parts.prompt'), all),
    nudge: text(message('explain-parts.nudge')),
    steps: [
      step(message('explain-parts.step'), message('explain-parts.reason.each-place-worth-ten'), all),
      step('{a} + {b} + {c} = {value}', message('explain-parts.reason.each-digit-goes-place'), all),
    ],
  };
}

/** Parts of a number added up, with one or more places empty. */
function putTogether(random: SeededRandom, places: number): DraftItem {
  const { parts, value, moved } = drawParts(random, places);
  const [a = 0, b = 0, c = 0] = places > 5 ? random.shuffle(parts) : parts;
  return integerItem(explainParts({ a, b, c, value, places }), value, [
    [Number(String(value).replaceAll('0', '')), 'empty-place-left-out'],
    [moved, 'neighbour-place'],
  ]);
}

/** What a digit of a number is worth. */
function worthOfDigit(random: SeededRandom, places: number): DraftItem {
  const all = digits(random).slice(0, places);
  const place = random.integer(2, places - 1);
  const digit = all[places - 1 - place] ?? 1;
  const value = Number(all.join(''));
  const worth = digit * 10 ** place;
  const fillers = { value, digit, worth, place: place + 1 };
  const explained = {
    prompt: text(message('worth-of-digit.explained.prompt'), fillers),
    nudge: text(message('worth-of-digit.explained.nudge')),
    steps: [
      step(
        message('worth-of-digit.explained.step.right-stands-place-place'),
        message('worth-of-digit.explained.reason.each-place-worth-ten'),
        fillers,
      ),
      step(
        message('worth-of-digit.explained.step.digit-worth-worth'),
        message('worth-of-digit.explained.reason.write-digit-zero-every'),
        fillers,
      ),
    ],
  };
  return integerItem(explained, worth, [
    [digit, 'digit-not-its-worth'],
    [worth * 10, 'neighbour-place'],
    [worth / 10, 'neighbour-place'],
  ]);
}

/** Three large numbers, one with fewer digits but a greater first digit. */
function orderLarge(random: SeededRandom): DraftItem {
  const [a = 1, b = 2, c = 3, d = 4] = digits(random);
  const tail = () => random.integer(100, 999);
  const first = random.integer(1, 8);
  const short = Number(`9${c}${d}${tail()}`);
  const near = Number(`${first}${c}${a}${b}${tail()}`);
  const far = Number(`${first}${c}${b}${a}${tail()}`);
  const right = [short, ...[near, far].toSorted((x, y) => x - y)];
  const all = { x: right[0] ?? 0, y: right[1] ?? 0, z: right[2] ?? 0 };
  const explained = {
    prompt: text(message('order-large.explained.prompt')),
    nudge: text(message('order-large.explained.nudge')),
    steps: [
      step(
        message('order-large.explained.step'),
        message('order-large.explained.reason.highest-place-worth-less'),
      ),
      step('{x} < {y} < {z}', message('order-large.explained.reason.digits-first-place-differs'), all),
    ],
  };
  return orderItem(explained, random, right.map(numberOption), [
    [[1, 2, 0], 'first-digit-only'],
    [[2, 1, 0], 'order-turned-around'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const isFirst = random.integer(0, 1) === 0;
  if (difficulty === 1) return isFirst ? putTogether(random, 5) : worthOfDigit(random, 5);
  if (difficulty === 2) return isFirst ? putTogether(random, 6) : worthOfDigit(random, random.integer(6, 7));
  return isFirst ? putTogether(random, 7) : orderLarge(random);
}

/** Places up to the millions (CCSS 4.NBT.A.1, 4.NBT.A.2). */
export const maPvlarge = generator('ma-pvlarge', make);
