import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, numberOption } from '../../item.ts';
import {
  FORGOT_THE_BORROWED_TEN,
  FORGOT_TO_CARRY,
  SMALLER_FROM_LARGER,
} from '../../misconceptions/counting.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** A sum whose ones make a new ten. */
function carry(random: SeededRandom, most: number): PracticeItem {
  const [aOnes, bTens] = [random.integer(2, 9), random.integer(1, most)];
  const bOnes = random.integer(10 - aOnes + 1, 9);
  const [a, b] = [random.integer(1, 8 - bTens) * 10 + aOnes, bTens * 10 + bOnes];
  const all = { a, b, aOnes, bOnes, ones: aOnes + bOnes, tens: a + b - aOnes - bOnes, sum: a + b };
  const explained = {
    prompt: text('{a} + {b} = ?', all),
    nudge: text({
      en: 'Add the ones first. Is there a new ten?',
      fr: 'Ajoute d’abord les unités. Une dizaine de plus ?',
      es: 'Primero las unidades. ¿Hay otra decena?',
    }),
    steps: [
      step(
        '{aOnes} + {bOnes} = {ones}',
        {
          en: 'The ones make a new ten.',
          fr: 'Les unités font une dizaine.',
          es: 'Las unidades hacen otra decena.',
        },
        all,
      ),
      step(
        '{tens} + {ones} = {sum}',
        { en: 'Add it to the tens.', fr: 'Ajoute-la aux dizaines.', es: 'La sumamos a las decenas.' },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(a + b), [
    [numberOption(a + b - 10), FORGOT_TO_CARRY],
    [numberOption(a + b - aOnes - bOnes + ((aOnes + bOnes) % 10) + 20), FORGOT_THE_BORROWED_TEN],
  ]);
}

/** A difference that needs a ten broken up. */
function borrow(random: SeededRandom): PracticeItem {
  const aOnes = random.integer(0, 7);
  const bOnes = random.integer(aOnes + 1, 9);
  const aTens = random.integer(3, 9);
  const bTens = random.integer(1, aTens - 2);
  const [a, b] = [10 * aTens + aOnes, 10 * bTens + bOnes];
  const all = { a, b, bOnes, bTen: 10 * bTens, middle: a - 10 * bTens, difference: a - b };
  const explained = {
    prompt: text('{a} − {b} = ?', all),
    nudge: text({
      en: 'Are there enough ones? Open a ten.',
      fr: 'Assez d’unités ? Ouvre une dizaine.',
      es: '¿Bastan las unidades? Abrimos una decena.',
    }),
    steps: [
      step(
        '{a} − {bTen} = {middle}',
        {
          en: 'Take away the tens first.',
          fr: 'Enlève d’abord les dizaines.',
          es: 'Primero quitamos las decenas.',
        },
        all,
      ),
      step(
        '{middle} − {bOnes} = {difference}',
        {
          en: 'Then take away the ones.',
          fr: 'Enlève ensuite les unités.',
          es: 'Luego quitamos las unidades.',
        },
        all,
      ),
    ],
  };
  return choiceItem(explained, random, numberOption(a - b), [
    [numberOption(10 * (aTens - bTens) + bOnes - aOnes), SMALLER_FROM_LARGER],
    [numberOption(a - b + 10), FORGOT_THE_BORROWED_TEN],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  return difficulty === 3 ? borrow(random) : carry(random, difficulty === 1 ? 2 : 6);
}

/** Sums and differences within a hundred, with regrouping (CCSS 2.NBT.B.5). */
export const maAddsub100 = generator('ma-addsub100', make);
