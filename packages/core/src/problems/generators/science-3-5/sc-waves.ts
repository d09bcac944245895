import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { type Explained, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-waves');

function draw(random: SeededRandom) {
  const amplitude = random.integer(1, 4);
  const wavelength = random.pick([4, 6, 8, 10, 12]);
  return { amplitude, wavelength };
}

function shown(amplitude: number, wavelength: number) {
  return {
    figure: { type: 'wave' as const, amplitudeCm: amplitude, wavelengthCm: wavelength },
    figureText: text(message('shown.figure-text')),
  };
}

function amplitudeOf(random: SeededRandom): DraftItem {
  const { amplitude, wavelength } = draw(random);
  const explained: Explained = {
    ...shown(amplitude, wavelength),
    prompt: text(message('amplitude-of.explained.prompt')),
    nudge: text(message('amplitude-of.explained.nudge')),
    steps: [
      step(
        message('amplitude-of.explained.step'),
        message('amplitude-of.explained.reason.amplitude-height-above-middle'),
      ),
      step('{amplitude} cm', message('amplitude-of.explained.reason.crest-trough-would-twice'), {
        amplitude,
      }),
    ],
  };
  return integerItem(explained, amplitude, [
    [2 * amplitude, 'crest-to-trough'],
    [wavelength, 'amplitude-for-wavelength'],
  ]);
}

function wavelengthOf(random: SeededRandom): DraftItem {
  const { amplitude, wavelength } = draw(random);
  const explained: Explained = {
    ...shown(amplitude, wavelength),
    prompt: text(message('wavelength-of.explained.prompt')),
    nudge: text(message('wavelength-of.explained.nudge')),
    steps: [
      step(
        message('wavelength-of.explained.step'),
        message('wavelength-of.explained.reason.one-whole-wave-crest'),
      ),
      step('{wavelength} cm', message('wavelength-of.explained.reason.then-pattern-begins-again'), {
        wavelength,
      }),
    ],
  };
  return integerItem(explained, wavelength, [
    [wavelength / 2, 'half-a-wave'],
    [amplitude, 'amplitude-for-wavelength'],
    [2 * amplitude, 'amplitude-for-wavelength'],
  ]);
}

const PLACES: readonly [Phrase, ...Phrase[]] = [
  message('places.lake'),
  message('places.along-rope'),
  message('places.wave-tank'),
];

const NUDGE = text(message('nudge'));

/** Numbers of a wave that is told, not drawn. */
function drawTold(random: SeededRandom) {
  const [count, wavelength, amplitude] = [random.integer(2, 9), random.integer(3, 20), random.integer(2, 15)];
  const place = random.pick(PLACES);
  return { place, count, length: count * wavelength, height: 2 * amplitude, wavelength, amplitude };
}

/** Several waves in a known length. */
function fromMany(random: SeededRandom): DraftItem {
  const all = drawTold(random);
  const { count, wavelength } = all;
  const explained: Explained = {
    prompt: text(message('from-many.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step(message('from-many.explained.step'), message('from-many.explained.reason.all-waves-here-equally')),
      step('{length} ÷ {count} = {wavelength}', message('from-many.explained.reason.length-one-wave'), all),
    ],
  };
  return integerItem(explained, wavelength, [
    [count * wavelength, 'one-value-only'],
    [wavelength / 2, 'half-a-wave'],
    [2 * wavelength, 'half-a-wave'],
  ]);
}

/** Crests so far above troughs. */
function fromHeight(random: SeededRandom): DraftItem {
  const all = drawTold(random);
  const { amplitude } = all;
  const explained: Explained = {
    prompt: text(message('from-height.explained.prompt'), all),
    nudge: NUDGE,
    steps: [
      step(
        message('from-height.explained.step'),
        message('from-height.explained.reason.amplitude-measured-middle'),
      ),
      step('{height} ÷ 2 = {amplitude}', message('from-height.explained.reason.half-lies-above-middle'), all),
    ],
  };
  return integerItem(explained, amplitude, [
    [2 * amplitude, 'crest-to-trough'],
    [4 * amplitude, 'crest-to-trough'],
  ]);
}

/** Amplitude and wavelength, read and worked out (NGSS 4-PS4-1). */
export const scWaves = generator('sc-waves', (random, difficulty) => {
  if (difficulty === 1) return amplitudeOf(random);
  if (difficulty === 2) return wavelengthOf(random);
  return random.integer(0, 1) === 0 ? fromMany(random) : fromHeight(random);
});
