import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, numberOption } from '../../item.ts';
import { ADDED_ALL_NUMBERS } from '../../misconceptions/comparing.ts';
import { COUNTS_THE_START, REPEATED_A_NUMBER, TOOK_AWAY_NOT_ADDED } from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** a + ? = sum, or ? + a = sum */
function missingAddend(random: SeededRandom, a: number, missing: number, template: string): PracticeItem {
  const sum = a + missing;
  const all = { a, sum, missing };
  const explained = {
    prompt: text(template, all),
    nudge: text(
      {
        en: 'Start at {a}. Count up to {sum}.',
        fr: 'Pars de {a}. Compte jusqu’à {sum}.',
        es: 'Desde {a} contamos hasta {sum}.',
      },
      all,
    ),
    steps: [
      step(
        { en: 'Begin at {a}.', fr: 'Commence à {a}.', es: 'Empezamos en {a}.' },
        { en: 'That part is known.', fr: 'Cette part est connue.', es: 'Esa parte se conoce.' },
        all,
      ),
      step(
        '{a} + {missing} = {sum}',
        { en: 'It takes {missing} steps.', fr: 'Il faut {missing} pas.', es: 'Hacen falta {missing} pasos.' },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(missing), [
    [numberOption(sum + a), ADDED_ALL_NUMBERS],
    [numberOption(missing + 1), COUNTS_THE_START],
    [numberOption(sum), REPEATED_A_NUMBER],
  ]);
}

/** ? − b = left */
function missingStart(random: SeededRandom, b: number, left: number): PracticeItem {
  const start = b + left;
  const all = { b, left, start };
  const explained = {
    prompt: text('? − {b} = {left}', all),
    nudge: text({
      en: 'Put back what was taken away.',
      fr: 'Remets ce qui a été enlevé.',
      es: 'Devolvemos lo que se quitó.',
    }),
    steps: [
      step(
        {
          en: '{left} are left. {b} are gone.',
          fr: 'Il en reste {left}. {b} sont partis.',
          es: 'Quedan {left}. Se fueron {b}.',
        },
        {
          en: 'Together they were the start.',
          fr: 'Ensemble, c’était le départ.',
          es: 'Juntos eran el comienzo.',
        },
        all,
      ),
      step(
        '{left} + {b} = {start}',
        { en: 'Adding undoes taking away.', fr: 'Ajouter défait enlever.', es: 'Sumar deshace quitar.' },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(start), [
    [numberOption(Math.abs(left - b)), TOOK_AWAY_NOT_ADDED],
    [numberOption(start + 1), COUNTS_THE_START],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const most = difficulty === 1 ? 5 : 9;
  const [first, second] = [random.integer(2, most), random.integer(2, most)];
  if (difficulty === 3) return missingStart(random, first, second);
  return missingAddend(random, first, second, difficulty === 1 ? '{a} + ? = {sum}' : '? + {a} = {sum}');
}

/** The missing number in any place (CCSS 1.OA.D.8). */
export const maUnknown = generator('ma-unknown', make);
