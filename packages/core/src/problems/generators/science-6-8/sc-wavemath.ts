import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import {
  DIVIDED_FOR_MULTIPLIED,
  DIVIDED_UPSIDE_DOWN,
  MULTIPLIED_FOR_DIVIDED,
} from '../../misconceptions/waves-and-photons.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const EXACT = 0.005;

function findSpeed(frequency: number, wavelength: number): PracticeItem {
  const speed = rounded(frequency * wavelength, 2);
  const all = { frequency, wavelength, speed };
  const explained = {
    prompt: text(
      {
        en: 'A wave has a frequency of {frequency} Hz and a wavelength of {wavelength} m. What is its speed, in m/s?',
        fr: 'Une onde a une fréquence de {frequency} Hz et une longueur d’onde de {wavelength} m. Quelle est sa vitesse, en m/s ?',
        es: 'Una onda tiene una frecuencia de {frequency} Hz y una longitud de onda de {wavelength} m. ¿Cuál es su velocidad, en m/s?',
      },
      all,
    ),
    nudge: text({
      en: 'How many waves pass in one second, and how long is each?',
      fr: 'Combien d’ondes passent en une seconde, et quelle est la longueur de chacune ?',
      es: '¿Cuántas ondas pasan en un segundo y cuánto mide cada una?',
    }),
    steps: [
      step('v = f × λ', {
        en: 'In one second f waves pass, each λ long.',
        fr: 'En une seconde passent f ondes, chacune longue de λ.',
        es: 'En un segundo pasan f ondas, cada una de longitud λ.',
      }),
      step(
        'v = {frequency} × {wavelength} = {speed} m/s',
        {
          en: 'Waves per second times meters per wave.',
          fr: 'Ondes par seconde fois mètres par onde.',
          es: 'Ondas por segundo por metros por onda.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, speed, { tolerance: EXACT, unit: 'm/s' }, [
    [rounded(frequency / wavelength, 2), DIVIDED_FOR_MULTIPLIED],
    [rounded(wavelength / frequency, 2), DIVIDED_UPSIDE_DOWN],
  ]);
}

function findFrequency(frequency: number, wavelength: number): PracticeItem {
  const speed = rounded(frequency * wavelength, 2);
  const all = { frequency, wavelength, speed };
  const explained = {
    prompt: text(
      {
        en: 'A wave travels at {speed} m/s with a wavelength of {wavelength} m. What is its frequency, in Hz?',
        fr: 'Une onde se propage à {speed} m/s avec une longueur d’onde de {wavelength} m. Quelle est sa fréquence, en Hz ?',
        es: 'Una onda viaja a {speed} m/s con una longitud de onda de {wavelength} m. ¿Cuál es su frecuencia, en Hz?',
      },
      all,
    ),
    nudge: text({
      en: 'How many waves fit into the way of one second?',
      fr: 'Combien d’ondes tiennent dans le trajet d’une seconde ?',
      es: '¿Cuántas ondas caben en el camino de un segundo?',
    }),
    steps: [
      step('f = v ÷ λ', {
        en: 'From v = f × λ, divide both sides by λ.',
        fr: 'De v = f × λ, on divise les deux membres par λ.',
        es: 'De v = f × λ se dividen los dos lados entre λ.',
      }),
      step(
        'f = {speed} ÷ {wavelength} = {frequency} Hz',
        {
          en: 'Meters per second divided by meters: per second.',
          fr: 'Des mètres par seconde divisés par des mètres : par seconde.',
          es: 'Metros por segundo entre metros: por segundo.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, frequency, { tolerance: EXACT, unit: 'Hz' }, [
    [rounded(speed * wavelength, 2), MULTIPLIED_FOR_DIVIDED],
    [rounded(wavelength / speed, 2), DIVIDED_UPSIDE_DOWN],
  ]);
}

/** Sound in air at 20 °C travels 343 m/s; the wavelength of a note follows. */
function findWavelength(random: SeededRandom): PracticeItem {
  const speed = 343;
  const frequency = random.integer(10, 90) * 10;
  const wavelength = rounded(speed / frequency, 2);
  const all = { speed, frequency, wavelength };
  const explained = {
    prompt: text(
      {
        en: 'Sound travels at {speed} m/s in air. What is the wavelength of a {frequency} Hz tone, in m, to two decimal places?',
        fr: 'Le son se propage à {speed} m/s dans l’air. Quelle est la longueur d’onde d’un son de {frequency} Hz, en m, à deux chiffres après la virgule ?',
        es: 'El sonido viaja a {speed} m/s en el aire. ¿Cuál es la longitud de onda de un tono de {frequency} Hz, en m, con dos decimales?',
      },
      all,
    ),
    nudge: text({
      en: 'In one second the sound covers its way in that many waves. How long is one?',
      fr: 'En une seconde, le son parcourt son trajet en autant d’ondes. Combien mesure une onde ?',
      es: 'En un segundo el sonido recorre su camino en esas ondas. ¿Cuánto mide una?',
    }),
    steps: [
      step('λ = v ÷ f', {
        en: 'From v = f × λ, divide both sides by f.',
        fr: 'De v = f × λ, on divise les deux membres par f.',
        es: 'De v = f × λ se dividen los dos lados entre f.',
      }),
      step(
        'λ = {speed} ÷ {frequency} ≈ {wavelength} m',
        {
          en: 'Higher tones have shorter waves.',
          fr: 'Les sons plus aigus ont des ondes plus courtes.',
          es: 'Los tonos más agudos tienen ondas más cortas.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, wavelength, { tolerance: 0.01, unit: 'm' }, [
    [speed * frequency, MULTIPLIED_FOR_DIVIDED],
    [rounded(frequency / speed, 2), DIVIDED_UPSIDE_DOWN],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const wavelength = random.pick([0.5, 2, 2.5, 4, 5, 8]);
  if (difficulty === 1) return findSpeed(random.integer(3, 40), wavelength);
  return difficulty === 2 ? findFrequency(random.integer(3, 40), wavelength) : findWavelength(random);
}

/** Speed, frequency and wavelength (NGSS MS-PS4-1). */
export const scWavemath = generator('sc-wavemath', make);
