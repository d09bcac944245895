import type { Difficulty, Misconception, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step, type Wrong } from '../../item.ts';
import { COUNTS_THE_START, FORGOT_TO_CARRY, TOOK_AWAY_NOT_ADDED } from '../../misconceptions/counting.ts';
import { ONES_ADDED_AS_TENS, TENS_ADDED_AS_ONES } from '../../misconceptions/place-value.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Templates } from '../../text.ts';
import { blocks } from './base-ten-blocks.ts';

const upToHundred = (value: number, why: Misconception): readonly Wrong<number>[] =>
  value <= 100 ? [[value, why]] : [];

function explain(a: number, b: number, nudge: Templates, steps: PracticeItem['steps']) {
  return {
    ...blocks([a, b]),
    prompt: text('{a} + {b} = ?', { a, b }),
    nudge: text(nudge),
    steps,
  };
}

/** A number and some tens. */
function addTens(random: SeededRandom): PracticeItem {
  const [tens, more] = [random.integer(1, 6), random.integer(1, 3)];
  const [a, b] = [tens * 10 + random.integer(1, 9), more * 10];
  const all = { tens, more, both: tens + more, a, b, sum: a + b };
  const steps = [
    step(
      {
        en: '{tens} tens and {more} tens.',
        fr: '{tens} et {more} dizaines.',
        es: '{tens} y {more} decenas.',
      },
      { en: 'Tens go with tens.', fr: 'Les dizaines vont ensemble.', es: 'Las decenas van juntas.' },
      all,
    ),
    step(
      '{a} + {b} = {sum}',
      {
        en: 'Now {both} tens. The ones stay.',
        fr: 'Cela fait {both} dizaines. Les unités restent.',
        es: 'Son {both} decenas. Las unidades no cambian.',
      },
      all,
    ),
  ];
  const nudge = {
    en: 'Count the rods. The cubes stay.',
    fr: 'Compte les barres. Les cubes restent.',
    es: 'Contamos las barras. Los cubos no cambian.',
  };
  return integerItem(explain(a, b, nudge, steps), a + b, [
    [a + more, TENS_ADDED_AS_ONES],
    [a + b - 10, COUNTS_THE_START],
    [Math.abs(a - b), TOOK_AWAY_NOT_ADDED],
  ]);
}

/** A number and some ones that do not fill a ten. */
function addOnes(random: SeededRandom): PracticeItem {
  const ones = random.integer(1, 6);
  const b = random.integer(2, 9 - ones);
  const a = random.integer(2, 8) * 10 + ones;
  const all = { a, b, ones, both: ones + b, sum: a + b };
  const steps = [
    step(
      '{ones} + {b} = {both}',
      { en: 'Put the cubes together.', fr: 'Réunis les cubes.', es: 'Juntamos los cubos.' },
      all,
    ),
    step(
      '{a} + {b} = {sum}',
      { en: 'The rods stay as they are.', fr: 'Les barres ne changent pas.', es: 'Las barras no cambian.' },
      all,
    ),
  ];
  const nudge = {
    en: 'Count the cubes. The rods stay.',
    fr: 'Compte les cubes. Les barres restent.',
    es: 'Contamos los cubos. Las barras no cambian.',
  };
  return integerItem(explain(a, b, nudge, steps), a + b, [
    ...upToHundred(a + 10 * b, ONES_ADDED_AS_TENS),
    [a + b - 1, COUNTS_THE_START],
    [a - b, TOOK_AWAY_NOT_ADDED],
  ]);
}

/** A number and some ones that fill a ten. */
function fillTen(random: SeededRandom): PracticeItem {
  const ones = random.integer(4, 9);
  const b = random.integer(11 - ones, 9);
  const a = random.integer(1, 7) * 10 + ones;
  const fill = 10 - ones;
  const all = { a, b, fill, full: a + fill, rest: b - fill, sum: a + b };
  const steps = [
    step(
      '{a} + {fill} = {full}',
      { en: 'Fill up to the next ten.', fr: 'Complète la dizaine.', es: 'Completamos la decena.' },
      all,
    ),
    step(
      '{full} + {rest} = {sum}',
      { en: 'Then add the rest.', fr: 'Ajoute ensuite le reste.', es: 'Luego sumamos el resto.' },
      all,
    ),
  ];
  const nudge = {
    en: 'Ten cubes make one new rod.',
    fr: 'Dix cubes font une nouvelle barre.',
    es: 'Diez cubos hacen otra barra.',
  };
  return integerItem(explain(a, b, nudge, steps), a + b, [
    [a + b - 10, FORGOT_TO_CARRY],
    [a + b - 1, COUNTS_THE_START],
    [a - b, TOOK_AWAY_NOT_ADDED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return addTens(random);
  return difficulty === 2 ? addOnes(random) : fillTen(random);
}

/** A two-digit number and ones or tens, with blocks (CCSS 1.NBT.C.4). */
export const maAdd100 = generator('ma-add100', make);
