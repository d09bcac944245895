import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { sine } from './angles.ts';
import { graph } from './graphs.ts';
import { exact, shown, signed, withSine } from './writing.ts';

const message = messagesOf('ma-trigfun');

interface Wave {
  readonly amplitude: number;
  readonly factor: number;
  readonly middle: number;
}

const FACTORS = [2, 3, 4, 5, 6, 8, 9, 10, 12] as const;

function formula({ amplitude, factor, middle }: Wave, name: 'sin' | 'cos'): string {
  const inside = factor === 1 ? 'x' : `${factor}x`;
  return `y = ${shown(amplitude)} ${name}(${inside})${middle === 0 ? '' : ` ${signed(middle)}`}`;
}

const GREATEST = message('greatest');
const LEAST = message('least');
const WITHIN_ONE = message('within-one');

/** The greatest or the least value, or the amplitude. */
function extreme(wave: Wave, random: SeededRandom): DraftItem {
  const { amplitude, middle } = wave;
  const isMost = random.pick([true, false]);
  const name = random.pick(['sin', 'cos']);
  const answer = isMost ? middle + amplitude : middle - amplitude;
  const all = {
    form: withSine(formula(wave, name)),
    name: withSine(name),
    amplitude,
    middle,
    answer,
    unit: isMost ? 1 : -1,
    sign: isMost ? '+' : '−',
  };
  const explained = {
    prompt: text(isMost ? GREATEST : LEAST, all),
    nudge: text(message('extreme.explained.nudge')),
    steps: [
      step(message('extreme.explained.step'), WITHIN_ONE, all),
      step('{middle} {sign} {amplitude} = {answer}', message('extreme.explained.reason'), all),
    ],
  };
  return integerItem(explained, answer, [
    [isMost ? amplitude : -amplitude, 'greatest-value-for-amplitude'],
    [isMost ? middle + 2 * amplitude : middle - 2 * amplitude, 'amplitude-as-full-height'],
  ]);
}

function period(wave: Wave, name: 'sin' | 'cos'): DraftItem {
  const all = { form: withSine(formula(wave, name)), factor: wave.factor, period: 360 / wave.factor };
  const explained = {
    prompt: text(message('period.explained.prompt'), all),
    nudge: text(message('period.explained.nudge')),
    steps: [
      step('{factor}x = 360°', message('period.explained.reason.one-full-turn-angle'), all),
      step(
        'x = 360° ÷ {factor} = {period}°',
        message('period.explained.reason.larger-factor-makes-wave'),
        all,
      ),
    ],
  };
  return integerItem(explained, all.period, [
    [wave.factor, 'period-is-the-factor'],
    [360 * wave.factor, 'period-multiplied'],
    [180 / wave.factor, 'half-a-period'],
  ]);
}

const READ_IT = message('read-it');
const WAVE_IN_WORDS = message('wave-in-words');
const LOOK_FOR_CRESTS = message('look-for-crests');
const SWINGS = message('swings');
const HALFWAY = message('halfway');
const AMPLITUDE_AND_MIDDLE = message('amplitude-and-middle');

const WAVE_LABELS = [
  text(message('wave-labels.amplitude')),
  text(message('wave-labels.middle-line')),
  text(message('wave-labels.period')),
];

/** Amplitude, middle line and period from a drawn wave. */
function readWave(wave: Wave): DraftItem {
  const { amplitude, factor, middle } = wave;
  const length = 360 / factor;
  const [low, high] = [middle - amplitude, middle + amplitude];
  const all = {
    low,
    high,
    length,
    quarter: length / 4,
    next: length / 4 + length,
    amplitude,
    middle,
    full: high - low,
  };
  const explained = {
    prompt: text(READ_IT),
    figure: {
      type: 'plane' as const,
      x: { from: 0, to: 360, step: 45, name: 'x' },
      y: { from: -8, to: 8, step: 1, name: 'y' },
      curves: [{ through: graph((x) => middle + amplitude * sine(factor * x), 0, 360, 80) }],
      points: [],
    },
    figureText: text(WAVE_IN_WORDS, all),
    nudge: text(LOOK_FOR_CRESTS),
    steps: [
      step(SWINGS, HALFWAY, all),
      step(AMPLITUDE_AND_MIDDLE, message('read-wave.explained.reason.half-whole-height'), all),
      step(message('read-wave.explained.step'), message('read-wave.explained.reason.one-crest-next'), all),
    ],
  };
  return listItem(explained, WAVE_LABELS, exact(amplitude, middle, length), [
    [exact(2 * amplitude, middle, length), 'amplitude-as-full-height'],
    [exact(high, middle, length), 'greatest-value-for-amplitude'],
    [exact(amplitude, middle, length / 2), 'half-a-period'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const amplitude = random.integer(2, 9);
  if (difficulty === 1)
    return extreme(
      { amplitude, factor: random.integer(1, 6), middle: random.pick([-1, 1]) * random.integer(1, 9) },
      random,
    );
  if (difficulty === 2)
    return period(
      { amplitude, factor: random.pick(FACTORS), middle: random.integer(-6, 6) },
      random.pick(['sin', 'cos']),
    );
  return readWave({
    amplitude: random.integer(2, 5),
    factor: random.pick([2, 4]),
    middle: random.pick([-3, -2, -1, 1, 2, 3]),
  });
}

/** Amplitude, middle line and period of waves (CCSS HSF-TF.B.5). */
export const maTrigfun = generator('ma-trigfun', make);
