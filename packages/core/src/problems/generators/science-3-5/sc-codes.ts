import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { type Explained, type Option, choiceItem, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-codes');

const WORTHS = [8, 4, 2, 1] as const;
const valueOf = (bits: string) =>
  WORTHS.reduce((sum, worth, place) => sum + (bits[place] === '1' ? worth : 0), 0);
const bitsOf = (value: number) => value.toString(2).padStart(4, '0');
const reversed = (bits: string) => bits.split('').toReversed().join('');
const ones = (bits: string) => bits.split('').filter((bit) => bit === '1').length;

const READ = step(message('read.step'), message('read.reason'));

/** `8 + 0 + 2 + 0`: a place that is not used counts nothing, and a lone one is a sum all the same. */
const sumOf = (bits: string): string =>
  WORTHS.map((worth, place) => (bits[place] === '1' ? worth : 0)).join(' + ');

/** A row of dark and light squares: which number is sent? */
function decode(random: SeededRandom): DraftItem {
  const value = random.integer(3, 15);
  const bits = bitsOf(value);
  const sum = sumOf(bits);
  const explained: Explained = {
    prompt: text(message('decode.explained.prompt'), { bits }),
    figure: { type: 'bits', rows: [bits] },
    figureText: text(message('decode.explained.figure-text'), {
      bits,
    }),
    nudge: text(message('decode.explained.nudge')),
    steps: [READ, step('{sum} = {value}', message('decode.explained.reason'), { sum, value })],
  };
  return integerItem(explained, value, [
    [ones(bits), 'bits-only-counted'],
    [valueOf(reversed(bits)), 'bits-from-the-left'],
  ]);
}

const shown = (value: number): Option => ({
  text: text(bitsOf(value)),
  figure: { type: 'bits', rows: [bitsOf(value)] },
});

/** Which row of squares sends this number? */
function encode(random: SeededRandom): DraftItem {
  const value = random.pick([1, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13, 14]);
  const bits = bitsOf(value);
  const sum = sumOf(bits);
  const allOnes = value <= 4 ? 2 ** value - 1 : value + 1;
  const explained: Explained = {
    prompt: text(message('encode.explained.prompt'), { value }),
    nudge: text(message('encode.explained.nudge')),
    steps: [
      READ,
      step(message('encode.explained.step'), message('encode.explained.reason'), { value, sum, bits }),
    ],
  };
  return choiceItem(explained, random, shown(value), [
    [shown(valueOf(reversed(bits))), 'bits-from-the-left'],
    [shown(allOnes), 'bits-only-counted'],
  ]);
}

const SIGNALS: readonly [Phrase, ...Phrase[]] = [
  message('signals.drum-beats-each-high'),
  message('signals.lamp-flashes-each-short'),
  message('signals.flags-each-up-down'),
  message('signals.squares-each-dark-light'),
];

/** How many different messages can so many two-way signals carry? */
function howMany(random: SeededRandom): DraftItem {
  const count = random.integer(3, 7);
  const all = {
    count,
    signals: random.pick(SIGNALS),
    product: Array<number>(count).fill(2).join(' × '),
    messages: 2 ** count,
  };
  const explained: Explained = {
    prompt: text(message('how-many.explained.prompt'), all),
    nudge: text(message('how-many.explained.nudge')),
    steps: [
      step(message('how-many.explained.step'), message('how-many.explained.reason.every-message-so-far')),
      step('{product} = {messages}', message('how-many.explained.reason.one-factor-two-each'), all),
    ],
  };
  return integerItem(explained, 2 ** count, [[2 * count, 'bits-doubled-once']]);
}

/** Information sent in patterns of two signals (NGSS 4-PS4-3). */
export const scCodes = generator('sc-codes', (random, difficulty) => {
  if (difficulty === 1) return decode(random);
  return difficulty === 2 ? encode(random) : howMany(random);
});
