import type { DraftItem } from '../../draft.ts';
import { joined, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('mh-binary');

/** Bits of a number, the highest first. */
const bitsOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
const worth = (bits: readonly number[]) => bits.reduce((sum, bit) => 2 * sum + bit, 0);
const MARK = [message('mark.double'), message('mark.single')] as const;
const marksText = (bits: readonly number[]) => {
  return joined(
    bits.map((bit) => MARK[bit === 1 ? 1 : 0]),
    ', ',
  );
};

/** Single and double marks read as a binary number. */
function readMarks(random: SeededRandom, count: 4 | 8): DraftItem {
  const value = random.integer(count === 8 ? 17 : 1, 2 ** count - 2);
  const bits = bitsOf(value, count);
  const parts = bits.flatMap((bit, index) => (bit === 1 ? [2 ** (count - 1 - index)] : []));
  if (parts.length < 2) return readMarks(random, count);
  const all = { count, marks: marksText(bits), top: 2 ** (count - 1), plus: parts.join(' + '), value };
  const explained = {
    prompt: text(message('read-marks.explained.prompt'), all),
    nudge: text(message('read-marks.explained.nudge')),
    steps: [
      step(
        message('read-marks.explained.step'),
        message('read-marks.explained.reason.each-place-worth-power'),
        all,
      ),
      step('{plus} = {value}', message('read-marks.explained.reason.only-single-marks-count'), all),
    ],
  };
  return integerItem(explained, value, [
    [worth(bits.toReversed()), 'places-swapped'],
    [2 ** count - 1 - value, 'marks-swapped'],
    [parts.length, 'digits-just-added'],
  ]);
}

const RANK_PROMPT = message('rank-prompt');

/** The place of a syllable pattern in Piṅgala's list, where the first syllable changes fastest. */
function rank(random: SeededRandom): DraftItem {
  const count = random.pick([3, 4, 5]);
  const value = random.integer(1, 2 ** count - 1);
  const rising = bitsOf(value, count).toReversed();
  const pattern = rising.map((bit) => (bit === 1 ? 'L' : 'H')).join('');
  const first = ['H', 'L'].map((mark) => mark + 'H'.repeat(count - 1));
  const parts = rising.flatMap((bit, index) => (bit === 1 ? [2 ** index] : []));
  const all = {
    count,
    one: first[0] ?? '',
    two: first[1] ?? '',
    three: `HL${'H'.repeat(count - 2)}`,
    four: `LL${'H'.repeat(count - 2)}`,
    pattern,
    plus: [...parts, 1].join(' + '),
    place: value + 1,
  };
  const explained = {
    prompt: text(RANK_PROMPT, all),
    nudge: text(message('rank.explained.nudge')),
    steps: [
      step(message('rank.explained.step'), message('rank.explained.reason.each-syllable-changes-half')),
      step('{plus} = {place}', message('rank.explained.reason.add-worth-each-l'), all),
    ],
  };
  return integerItem(explained, all.place, [
    [value, 'rank-from-zero'],
    [worth(rising) + 1, 'places-swapped'],
    [2 ** count - value, 'marks-swapped'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 3) return rank(random);
  return readMarks(random, difficulty === 1 ? 4 : 8);
}

/** Binary patterns: single and double marks, heavy and light syllables. */
export const mhBinary = generator('mh-binary', make);
