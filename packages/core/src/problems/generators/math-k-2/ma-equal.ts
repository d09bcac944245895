import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Option, numberOption } from '../../item.ts';
import { ADDED_ALL_NUMBERS, EQUALS_MEANS_ANSWER } from '../../misconceptions/comparing.ts';
import { COUNTS_THE_START } from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** a + b = ? + d */
function balance(random: SeededRandom, a: number, b: number, d: number): PracticeItem {
  const missing = a + b - d;
  const all = { a, b, d, sum: a + b, missing };
  const explained = {
    prompt: text('{a} + {b} = ? + {d}', all),
    nudge: text({
      en: 'Both sides must be worth the same.',
      fr: 'Les deux côtés doivent valoir autant.',
      es: 'Los dos lados valen lo mismo.',
    }),
    steps: [
      step(
        '{a} + {b} = {sum}',
        { en: 'This side is complete.', fr: 'Ce côté est complet.', es: 'Este lado está completo.' },
        all,
      ),
      step(
        '{sum} = {missing} + {d}',
        {
          en: 'The other side is worth {sum} too.',
          fr: 'L’autre côté vaut aussi {sum}.',
          es: 'El otro lado también vale {sum}.',
        },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(missing), [
    [numberOption(a + b), EQUALS_MEANS_ANSWER],
    [numberOption(a + b + d), ADDED_ALL_NUMBERS],
  ]);
}

/** Which equation is true? */
function findTrue(random: SeededRandom, a: number, b: number): PracticeItem {
  const sum = a + b;
  const all = { a, b, sum, less: sum - 1 };
  const option = (template: string): Option => ({ text: text(template, all) });
  const explained = {
    prompt: text({ en: 'Which one is true?', fr: 'Laquelle est vraie ?', es: '¿Cuál es verdadera?' }),
    nudge: text({
      en: 'Work out both sides.',
      fr: 'Calcule les deux côtés.',
      es: 'Calculamos los dos lados.',
    }),
    steps: [
      step(
        {
          en: 'Find the value of each side.',
          fr: 'Trouve la valeur de chaque côté.',
          es: 'Hallamos el valor de cada lado.',
        },
        {
          en: 'Sides may stand either way.',
          fr: 'L’ordre des côtés est libre.',
          es: 'El orden de los lados es libre.',
        },
      ),
      step(
        '{sum} = {a} + {b}',
        {
          en: 'Both sides are worth {sum}.',
          fr: 'Les deux côtés valent {sum}.',
          es: 'Los dos lados valen {sum}.',
        },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, option('{sum} = {a} + {b}'), [
    [option('{a} + {b} = {sum} + {a}'), EQUALS_MEANS_ANSWER],
    [option('{less} = {a} + {b}'), COUNTS_THE_START],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const [a, b] = [random.integer(2, 9), random.integer(2, 9)];
  if (difficulty === 1) return findTrue(random, Math.min(a, 5), Math.min(b, 4));
  const d = random.integer(1, a + b - 1);
  return balance(random, a, b, difficulty === 2 ? Math.max(1, Math.min(d, b)) : d);
}

/** The equal sign as balance (CCSS 1.OA.D.7). */
export const maEqual = generator('ma-equal', make);
