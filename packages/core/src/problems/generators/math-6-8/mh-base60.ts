import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('mh-base60');

const PLACES = [message('places.3600s'), message('places.60s'), message('places.ones')] as const;
const SIXTY = message('sixty');
const values = (numbers: readonly number[]) => numbers.map((number) => fraction(number, 1));

/** Digits of a base-60 number, told in words with their order. */
function read(random: SeededRandom): DraftItem {
  const [a, b] = [random.integer(1, 20), random.integer(1, 59)];
  const all = { a, b, sixties: 60 * a, value: 60 * a + b };
  const explained = {
    prompt: text(message('read.explained.prompt'), all),
    nudge: text(message('read.explained.nudge')),
    steps: [
      step('{a} × 60 = {sixties}', SIXTY, all),
      step('{sixties} + {b} = {value}', message('read.explained.reason'), all),
    ],
  };
  return integerItem(explained, all.value, [
    [b > 9 ? 100 * a + b : 10 * a + b, 'read-as-base-ten'],
    [60 * b + a, 'places-swapped'],
    [a + b, 'digits-just-added'],
  ]);
}

/** A number split into its base-60 digits. */
function write(random: SeededRandom): DraftItem {
  const [a, b] = [random.integer(1, 58), random.integer(1, 59)];
  const value = 60 * a + b;
  const all = { value, a, b, sixties: 60 * a };
  const explained = {
    prompt: text(message('write.explained.prompt'), all),
    nudge: text(message('write.explained.nudge')),
    steps: [
      step(message('write.explained.step'), SIXTY, all),
      step('{value} − {sixties} = {b}', message('write.explained.reason'), all),
    ],
  };
  return listItem(explained, PLACES.slice(1), values([a, b]), [
    [values([b, a]), 'places-swapped'],
    [values([Math.floor(value / 100), value % 100]), 'read-as-base-ten'],
  ]);
}

/** Seconds as hours, minutes and seconds: three digits of base 60. */
function threePlaces(random: SeededRandom): DraftItem {
  const [a, b, c] = [random.integer(1, 9), random.integer(1, 59), random.integer(1, 59)];
  const value = 3600 * a + 60 * b + c;
  const all = { value, a, b, c, rest: 60 * b + c };
  const explained = {
    prompt: text(message('three-places.explained.prompt'), all),
    nudge: text(message('three-places.explained.nudge')),
    steps: [
      step(message('three-places.explained.step.60-60-3600-fits'), SIXTY, all),
      step(
        message('three-places.explained.step.60-fits-into-rest'),
        message('three-places.explained.reason'),
        all,
      ),
    ],
  };
  return listItem(explained, PLACES, values([a, b, c]), [
    [values([c, b, a]), 'places-swapped'],
    [values([Math.floor(value / 10_000), Math.floor(value / 100) % 100, value % 100]), 'read-as-base-ten'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return read(random);
  return difficulty === 2 ? write(random) : threePlaces(random);
}

/** Sexagesimal place value, there and back. */
export const mhBase60 = generator('mh-base60', make);
