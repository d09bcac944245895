import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('sc-wavemath');

const EXACT = 0.005;

function findSpeed(frequency: number, wavelength: number): DraftItem {
  const speed = rounded(frequency * wavelength, 2);
  const all = { frequency, wavelength, speed };
  const explained = {
    prompt: text(message('find-speed.explained.prompt'), all),
    nudge: text(message('find-speed.explained.nudge')),
    steps: [
      step('v = f × λ', message('find-speed.explained.reason.one-second-f-waves')),
      step(
        'v = {frequency} × {wavelength} = {speed} m/s',
        message('find-speed.explained.reason.waves-per-second-times'),
        all,
      ),
    ],
  };
  return decimalItem(explained, speed, { tolerance: EXACT, unit: 'm/s' }, [
    [rounded(frequency / wavelength, 2), 'divided-for-multiplied'],
    [rounded(wavelength / frequency, 2), 'divided-upside-down'],
  ]);
}

function findFrequency(frequency: number, wavelength: number): DraftItem {
  const speed = rounded(frequency * wavelength, 2);
  const all = { frequency, wavelength, speed };
  const explained = {
    prompt: text(message('find-frequency.explained.prompt'), all),
    nudge: text(message('find-frequency.explained.nudge')),
    steps: [
      step('f = v ÷ λ', message('find-frequency.explained.reason.v-f-divide-both')),
      step(
        'f = {speed} ÷ {wavelength} = {frequency} Hz',
        message('find-frequency.explained.reason.meters-per-second-divided'),
        all,
      ),
    ],
  };
  return decimalItem(explained, frequency, { tolerance: EXACT, unit: 'Hz' }, [
    [rounded(speed * wavelength, 2), 'multiplied-for-divided'],
    [rounded(wavelength / speed, 2), 'divided-upside-down'],
  ]);
}

/** Sound in air at 20 °C travels 343 m/s; the wavelength of a note follows. */
function findWavelength(random: SeededRandom): DraftItem {
  const speed = 343;
  const frequency = random.integer(10, 90) * 10;
  const wavelength = rounded(speed / frequency, 2);
  const all = { speed, frequency, wavelength };
  const explained = {
    prompt: text(message('find-wavelength.explained.prompt'), all),
    nudge: text(message('find-wavelength.explained.nudge')),
    steps: [
      step('λ = v ÷ f', message('find-wavelength.explained.reason.v-f-divide-both')),
      step(
        'λ = {speed} ÷ {frequency} ≈ {wavelength} m',
        message('find-wavelength.explained.reason.higher-tones-shorter-waves'),
        all,
      ),
    ],
  };
  return decimalItem(explained, wavelength, { tolerance: 0.01, unit: 'm' }, [
    [speed * frequency, 'multiplied-for-divided'],
    [rounded(frequency / speed, 2), 'divided-upside-down'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const wavelength = random.pick([0.5, 2, 2.5, 4, 5, 8]);
  if (difficulty === 1) return findSpeed(random.integer(3, 40), wavelength);
  return difficulty === 2 ? findFrequency(random.integer(3, 40), wavelength) : findWavelength(random);
}

/** Speed, frequency and wavelength (NGSS MS-PS4-1). */
export const scWavemath = generator('sc-wavemath', make);
