import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option } from '../../item.ts';
import { HANDS_SWAPPED, HOUR_READ_TOO_FAR, MINUTES_AS_PRINTED } from '../../misconceptions/measuring.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** `3:05`, as each language writes it. */
function written(hour: number, minute: number): LocalisedText {
  const minutes = String(minute).padStart(2, '0');
  return { en: `${hour}:${minutes}`, fr: `${hour} h ${minutes}`, es: `${hour}:${minutes}` };
}

const time = (hour: number, minute: number): Option => ({ text: text(written(hour, minute)) });
const MINUTES = {
  1: [0, 30],
  2: [5, 10, 15, 20, 25],
  3: [35, 40, 45, 50, 55],
} as const;

/** Where the hands point, in words that name no time. */
function figureText(hour: number, minute: number): LocalisedText {
  const next = (hour % 12) + 1;
  const printed = minute === 0 ? 12 : minute / 5;
  const words =
    minute === 0
      ? {
          en: 'The short hand points at {hour}. The long hand points at {printed}.',
          fr: 'La petite aiguille montre {hour}. La grande montre {printed}.',
          es: 'La aguja corta señala {hour}. La larga señala {printed}.',
        }
      : {
          en: 'The short hand is between {hour} and {next}. The long hand points at {printed}.',
          fr: 'La petite aiguille est entre {hour} et {next}. La grande montre {printed}.',
          es: 'La aguja corta está entre {hour} y {next}. La larga señala {printed}.',
        };
  return text(words, { hour, next, printed });
}

function stepsOf(hour: number, minute: number) {
  const all = { printed: minute === 0 ? 12 : minute / 5, minute, time: written(hour, minute) };
  return [
    step(
      {
        en: 'Find the short hand first.',
        fr: 'Trouve d’abord la petite aiguille.',
        es: 'Primero buscamos la aguja corta.',
      },
      {
        en: 'The last number it passed is the hour.',
        fr: 'Le dernier nombre passé est l’heure.',
        es: 'El último número que pasó es la hora.',
      },
    ),
    step(
      {
        en: 'The long hand is at {printed}. Minutes: {minute}.',
        fr: 'La grande est sur {printed}. Minutes : {minute}.',
        es: 'La larga está en {printed}. Minutos: {minute}.',
      },
      {
        en: 'Count by fives from 12.',
        fr: 'Compte de cinq en cinq depuis 12.',
        es: 'Contamos de cinco en cinco desde 12.',
      },
      all,
    ),
    step(
      { en: 'It is {time}.', fr: 'Il est {time}.', es: 'La hora es {time}.' },
      {
        en: 'Hours first, then minutes.',
        fr: 'L’heure d’abord, puis les minutes.',
        es: 'Primero la hora, luego los minutos.',
      },
      all,
    ),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const hour = random.integer(1, 12);
  const minute = random.pick(MINUTES[difficulty]);
  const printed = minute === 0 ? 12 : minute / 5;
  const explained = {
    figure: { type: 'clock', hour, minute } as const,
    figureText: figureText(hour, minute),
    prompt: text({ en: 'What time is it?', fr: 'Quelle heure est-il ?', es: '¿Qué hora es?' }),
    nudge: text({
      en: 'Which hand is the short one?',
      fr: 'Quelle aiguille est la petite ?',
      es: '¿Cuál es la aguja corta?',
    }),
    steps: stepsOf(hour, minute),
  };
  return choiceItem(explained, random, time(hour, minute), [
    [time(printed, (hour % 12) * 5), HANDS_SWAPPED],
    [time((hour % 12) + 1, minute), HOUR_READ_TOO_FAR],
    [time(hour, printed), MINUTES_AS_PRINTED],
  ]);
}

/** Reading a clock face to five minutes (CCSS 2.MD.C.7). */
export const maClock = generator('ma-clock', make);
