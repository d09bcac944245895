import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  ADDED_NOT_TOOK_AWAY,
  COUNTS_THE_START,
  REPEATED_A_NUMBER,
  TOOK_AWAY_NOT_ADDED,
} from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { tenFrames } from './ten-frames.ts';

function addItem(a: number, b: number): PracticeItem {
  const all = { a, b, sum: a + b };
  const explained = {
    ...tenFrames(a, 10),
    prompt: text(
      {
        en: '{a} squares are full. Fill {b} more. How many are full then?',
        fr: '{a} cases sont pleines. Remplis-en {b} de plus. Combien sont pleines alors ?',
        es: '{a} casillas están llenas. Se llenan {b} más. ¿Cuántas hay llenas ahora?',
      },
      all,
    ),
    nudge: text(
      {
        en: 'Start at {a} and count on.',
        fr: 'Pars de {a} et continue.',
        es: 'Empezamos en {a} y seguimos.',
      },
      all,
    ),
    steps: [
      step(
        { en: 'Start with {a}.', fr: 'Commence à {a}.', es: 'Empezamos en {a}.' },
        {
          en: '{a} squares are full already.',
          fr: '{a} cases sont déjà pleines.',
          es: 'Ya hay {a} casillas llenas.',
        },
        all,
      ),
      step(
        '{a} + {b} = {sum}',
        { en: 'Count {b} more.', fr: 'Compte {b} de plus.', es: 'Contamos {b} más.' },
        all,
      ),
    ],
  };
  return integerItem(explained, a + b, [
    [a + b - 1, COUNTS_THE_START],
    [Math.abs(a - b), TOOK_AWAY_NOT_ADDED],
    [b, REPEATED_A_NUMBER],
  ]);
}

function takeAwayItem(a: number, b: number): PracticeItem {
  const all = { a, b, left: a - b };
  const explained = {
    ...tenFrames(a, 10),
    prompt: text(
      {
        en: '{a} squares are full. Empty {b} of them. How many stay full?',
        fr: '{a} cases sont pleines. Vides-en {b}. Combien restent pleines ?',
        es: '{a} casillas están llenas. Se vacían {b}. ¿Cuántas quedan llenas?',
      },
      all,
    ),
    nudge: text(
      {
        en: 'Start at {a} and count back.',
        fr: 'Pars de {a} et recule.',
        es: 'Empezamos en {a} hacia atrás.',
      },
      all,
    ),
    steps: [
      step(
        { en: 'Start with {a}.', fr: 'Commence à {a}.', es: 'Empezamos en {a}.' },
        { en: '{a} squares are full now.', fr: '{a} cases sont pleines.', es: 'Hay {a} casillas llenas.' },
        all,
      ),
      step(
        '{a} − {b} = {left}',
        { en: 'Count {b} steps back.', fr: 'Recule de {b}.', es: 'Contamos {b} hacia atrás.' },
        all,
      ),
    ],
  };
  return integerItem(explained, a - b, [
    [a - b + 1, COUNTS_THE_START],
    [a + b, ADDED_NOT_TOOK_AWAY],
    [b, REPEATED_A_NUMBER],
  ]);
}

/** Sums and differences within five (CCSS K.OA.A.5). */
function withinFive(random: SeededRandom): PracticeItem {
  const sum = random.integer(3, 5);
  const part = random.integer(1, sum - 1);
  return random.integer(0, 1) === 0 ? addItem(sum - part, part) : takeAwayItem(sum, part);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return withinFive(random);
  const sum = random.integer(6, 10);
  const first = random.integer(2, sum - 1);
  return difficulty === 3 ? takeAwayItem(sum, random.integer(2, sum - 2)) : addItem(first, sum - first);
}

/** Sums and differences within ten, with squares to count (CCSS K.OA.A.2, 1.OA.C.6). */
export const maAdd10 = generator('ma-add10', make);
