import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, inLowestTerms, rationalItem, step } from '../../item.ts';
import { ADD_TOPS_AND_BOTTOMS, FLIPPED, SUBTRACT_TOPS_AND_BOTTOMS } from '../../misconceptions/fractions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';

interface Sum {
  readonly a: number;
  readonly b: number;
  readonly parts: number;
  readonly sign: '+' | '−';
}

function draw(random: SeededRandom, difficulty: Difficulty): Sum {
  const parts = random.integer(difficulty === 1 ? 4 : 5, 12);
  if (difficulty === 1) {
    const a = random.integer(1, parts - 2);
    return { a, b: random.integer(1, parts - 1 - a), parts, sign: '+' };
  }
  if (difficulty === 2) {
    const a = random.integer(3, parts - 1);
    return { a, b: random.integer(1, a - 1), parts, sign: '−' };
  }
  const a = random.integer(2, parts - 1);
  return { a, b: random.integer(parts - a + 1, parts - 1), parts, sign: '+' };
}

function stepsOf(all: Fillers) {
  return [
    step(
      '{a} {sign} {b} = {top}',
      {
        en: 'Count parts of one size together.',
        fr: 'On compte ensemble des parts de même taille.',
        es: 'Se cuentan juntas partes del mismo tamaño.',
      },
      all,
    ),
    step(
      '{first} {sign} {second} = {worth}',
      {
        en: 'The size of the parts, {parts}, does not change.',
        fr: 'La taille des parts, {parts}, ne change pas.',
        es: 'El tamaño de las partes, {parts}, no cambia.',
      },
      all,
    ),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const { a, b, parts, sign } = draw(random, difficulty);
  const top = sign === '+' ? a + b : a - b;
  const answer = fraction(top, parts);
  const all = {
    a,
    b,
    parts,
    sign,
    top,
    first: `${a}/${parts}`,
    second: `${b}/${parts}`,
    worth: inLowestTerms(`${top}/${parts}`, formatRational(answer)),
  };
  const explained = {
    figure: {
      type: 'bars' as const,
      rows: [
        { parts, shaded: a },
        { parts, shaded: b },
      ],
    },
    figureText: text(
      {
        en: 'Two equal bars in {parts} parts. Shaded: {a} in one, {b} in the other.',
        fr: 'Deux barres égales en {parts} parts. Coloriées : {a} dans l’une, {b} dans l’autre.',
        es: 'Dos barras iguales en {parts} partes. Coloreadas: {a} en una, {b} en la otra.',
      },
      all,
    ),
    prompt: text(
      {
        en: '{first} {sign} {second} = ?',
        fr: '{first} {sign} {second} = ?',
        es: '{first} {sign} {second} = ?',
      },
      all,
    ),
    nudge: text({
      en: 'All the parts have one size. What do you count?',
      fr: 'Toutes les parts ont la même taille. Que comptes-tu ?',
      es: 'Todas las partes son del mismo tamaño. ¿Qué se cuenta?',
    }),
    steps: stepsOf(all),
  };
  return rationalItem(explained, answer, 'any', [
    sign === '+'
      ? [fraction(top, 2 * parts), ADD_TOPS_AND_BOTTOMS]
      : [fraction(top, 1), SUBTRACT_TOPS_AND_BOTTOMS],
    [fraction(parts, top), FLIPPED],
  ]);
}

/** Sums and differences of parts of one size (CCSS 4.NF.B.3). */
export const maAddfrac = generator('ma-addfrac', make);
