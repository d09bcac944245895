import type { DraftItem } from '../../draft.ts';
import { type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { listText } from './written.ts';

const message = messagesOf('ma-sample');

const PLACES = [
  message('places.school'),
  message('places.village'),
  message('places.town-district'),
] as const satisfies readonly Phrase[];
const WANTS = [
  message('wants.walk-work-school'),
  message('wants.play-instrument'),
  message('wants.speak-two-languages'),
  message('wants.like-mangoes-best'),
] as const satisfies readonly Phrase[];
const SHARE = message('share');
const NUDGE = text(message('nudge'));

function oneSample(random: SeededRandom): DraftItem {
  const [size, times] = [random.pick([20, 25, 40, 50]), random.integer(4, 20)];
  const found = random.integer(4, size - 3);
  const all = {
    place: random.pick(PLACES),
    want: random.pick(WANTS),
    size,
    found,
    whole: size * times,
    times,
    answer: found * times,
  };
  const explained = {
    prompt: text(message('one-sample.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step('{whole} ÷ {size} = {times}', message('one-sample.explained.reason'), all),
      step('{found} × {times} = {answer}', SHARE, all),
    ],
  };
  return integerItem(explained, all.answer, [
    [found, 'sample-as-whole'],
    [(size - found) * times, 'others-of-the-sample'],
  ]);
}

/** Counts in several samples of one size. */
function drawCounts(random: SeededRandom, size: number, many: number): readonly number[] {
  const centre = random.integer(4, size - 4);
  const counts = Array.from({ length: many }, () => centre + random.integer(-2, 2));
  return counts.reduce((sum, count) => sum + count, 0) % many === 0 && new Set(counts).size > 2
    ? counts
    : drawCounts(random, size, many);
}

const BEADS = message('beads');

/** The mean of the samples, scaled up. */
function manySamples(random: SeededRandom): DraftItem {
  const [size, many, times] = [random.pick([10, 20, 25]), random.integer(3, 5), random.integer(8, 40)];
  const counts = drawCounts(random, size, many);
  const mean = counts.reduce((sum, count) => sum + count, 0) / many;
  const all = {
    whole: size * times,
    size,
    list: listText(counts),
    plus: counts.join(' + '),
    many,
    mean,
    times,
    answer: mean * times,
  };
  const explained = {
    prompt: text(joined([BEADS, message('many-samples.question')], ' '), all),
    nudge: NUDGE,
    steps: [
      step('({plus}) ÷ {many} = {mean}', message('many-samples.explained.reason'), all),
      step('{mean} × {times} = {answer}', SHARE, all),
    ],
  };
  return integerItem(explained, all.answer, [
    [(counts[0] ?? 0) * times, 'one-sample-only'],
    [mean, 'sample-as-whole'],
    [(size - mean) * times, 'others-of-the-sample'],
  ]);
}

const SPREAD_WORDS = message('spread-words');

const pair = (a: number, b: number) => [fraction(a, 1), fraction(b, 1)];

/** The lowest and the highest estimate the samples give. */
function spread(random: SeededRandom): DraftItem {
  const [size, many, times] = [random.pick([10, 20, 25]), random.integer(4, 6), random.integer(8, 40)];
  const counts = drawCounts(random, size, many);
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  const all = {
    whole: size * times,
    size,
    list: listText(counts),
    low,
    high,
    times,
    least: low * times,
    most: high * times,
  };
  const explained = {
    prompt: text(joined([BEADS, message('spread.question')], ' '), all),
    nudge: NUDGE,
    steps: [
      step(SPREAD_WORDS, message('spread.explained.reason')),
      step(message('spread.explained.step'), SHARE, all),
    ],
  };
  return listItem(
    explained,
    [message('spread.labels.lowest'), message('spread.labels.highest')],
    pair(all.least, all.most),
    [
      [pair(low, high), 'sample-as-whole'],
      [pair((size - high) * times, (size - low) * times), 'others-of-the-sample'],
      [pair((counts[0] ?? 0) * times, (counts.at(-1) ?? 0) * times), 'one-sample-only'],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return oneSample(random);
  return difficulty === 2 ? manySamples(random) : spread(random);
}

/** Estimates from random samples (CCSS 7.SP.A.2). */
export const maSample = generator('ma-sample', make);
