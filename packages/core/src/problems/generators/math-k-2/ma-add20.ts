import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { ADDED_NOT_TOOK_AWAY, COUNTS_THE_START, TOOK_AWAY_NOT_ADDED } from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { tenFrames } from './ten-frames.ts';

function add(a: number, b: number): PracticeItem {
  const all = { a, b, fill: 10 - a, rest: b - (10 - a), sum: a + b };
  const explained = {
    ...tenFrames(a, 20),
    prompt: text('{a} + {b} = ?', all),
    nudge: text({
      en: 'Fill the first row. Then go on.',
      fr: 'Remplis la première rangée. Puis continue.',
      es: 'Llenamos la primera fila. Luego seguimos.',
    }),
    steps: [
      step(
        '{a} + {fill} = 10',
        { en: 'Make ten first.', fr: 'Fais d’abord dix.', es: 'Primero hacemos diez.' },
        all,
      ),
      step(
        '10 + {rest} = {sum}',
        { en: 'Then add the rest.', fr: 'Ajoute ensuite le reste.', es: 'Luego sumamos el resto.' },
        all,
      ),
    ],
  };
  return integerItem(explained, a + b, [
    [a + b - 1, COUNTS_THE_START],
    [Math.abs(a - b), TOOK_AWAY_NOT_ADDED],
  ]);
}

function takeAway(total: number, b: number): PracticeItem {
  const all = { total, b, over: total - 10, rest: b - (total - 10), left: total - b };
  const explained = {
    ...tenFrames(total, 20),
    prompt: text('{total} − {b} = ?', all),
    nudge: text({
      en: 'First go back to ten.',
      fr: 'Reviens d’abord à dix.',
      es: 'Primero volvemos a diez.',
    }),
    steps: [
      step(
        '{total} − {over} = 10',
        {
          en: 'Empty the second row first.',
          fr: 'Vide d’abord la deuxième rangée.',
          es: 'Primero vaciamos la segunda fila.',
        },
        all,
      ),
      step(
        '10 − {rest} = {left}',
        { en: 'Then take away the rest.', fr: 'Enlève ensuite le reste.', es: 'Luego quitamos el resto.' },
        all,
      ),
    ],
  };
  return integerItem(explained, total - b, [
    [total - b + 1, COUNTS_THE_START],
    [total + b, ADDED_NOT_TOOK_AWAY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const a = difficulty === 1 ? random.integer(7, 9) : random.integer(5, 9);
  const b = random.integer(11 - a + (difficulty === 1 ? 0 : 1), 9);
  if (difficulty !== 3) return add(a, Math.max(b, 11 - a));
  const total = random.integer(11, 17);
  return takeAway(total, random.integer(total - 9, 9));
}

/** Sums and differences within twenty, by way of ten (CCSS 1.OA.C.6). */
export const maAdd20 = generator('ma-add20', make);
