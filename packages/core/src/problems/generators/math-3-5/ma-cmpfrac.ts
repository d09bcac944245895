import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { leastCommonMultiple } from '../../../maths/whole-numbers.ts';
import { choiceItem, generator, step, type Option } from '../../item.ts';
import { EQUAL_WITHOUT_COUNTING, LARGER_BOTTOM_LARGER } from '../../misconceptions/comparing.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';

interface Fraction {
  readonly top: number;
  readonly bottom: number;
}

const PAIRS = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [4, 6],
  [5, 6],
  [3, 8],
  [4, 8],
  [6, 8],
  [5, 10],
] as const;

/** A larger and a smaller fraction; the smaller one has the larger bottom where that is possible. */
function draw(random: SeededRandom, difficulty: Difficulty): readonly [Fraction, Fraction] {
  if (difficulty === 1) {
    const top = random.integer(1, 3);
    const bottom = random.integer(top + 1, 6);
    return [
      { top, bottom },
      { top, bottom: bottom + random.integer(1, 4) },
    ];
  }
  const [small, large] = random.pick(PAIRS);
  const bottoms = difficulty === 2 ? [small, large] : random.shuffle([small, large]);
  const [a = small, b = large] = bottoms;
  const first = { top: random.integer(1, a - 1), bottom: a };
  const second = { top: random.integer(1, b - 1), bottom: b };
  const difference = first.top * second.bottom - second.top * first.bottom;
  if (difference === 0) return draw(random, difficulty);
  return difference > 0 ? [first, second] : [second, first];
}

const written = ({ top, bottom }: Fraction) => `${top}/${bottom}`;

function stepsOf(all: Fillers) {
  return [
    step(
      {
        en: '{common} parts fit both.',
        fr: '{common} parts conviennent aux deux.',
        es: '{common} partes sirven para las dos.',
      },
      {
        en: 'Only parts of one size can be compared by counting.',
        fr: 'On ne compare en comptant que des parts égales.',
        es: 'Contando solo se comparan partes iguales.',
      },
      all,
    ),
    step(
      {
        en: '{large} takes {largeParts} of them, and {small} takes {smallParts}.',
        fr: '{large} en fait {largeParts}, {small} en fait {smallParts}.',
        es: '{large} son {largeParts} de ellas; {small}, {smallParts}.',
      },
      {
        en: 'More parts of one size are more.',
        fr: 'Plus de parts égales, c’est plus.',
        es: 'Más partes iguales son más.',
      },
      all,
    ),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const [large, small] = draw(random, difficulty);
  const common = leastCommonMultiple(large.bottom, small.bottom);
  const all = {
    large: written(large),
    small: written(small),
    common,
    largeParts: (large.top * common) / large.bottom,
    smallParts: (small.top * common) / small.bottom,
  };
  const [first = large, second = small] = random.shuffle([large, small]);
  const option = (template: string): Option => ({ text: text(template, all) });
  const explained = {
    figure: {
      type: 'bars' as const,
      rows: [first, second].map(({ top, bottom }) => ({ parts: bottom, shaded: top })),
    },
    figureText: text(
      {
        en: 'Two equal bars: {first} shaded in one, {second} in the other.',
        fr: 'Deux barres égales : {first} colorié dans l’une, {second} dans l’autre.',
        es: 'Dos barras iguales: {first} coloreado en una, {second} en la otra.',
      },
      { first: written(first), second: written(second) },
    ),
    prompt: text(
      {
        en: 'Compare {first} and {second}. Which is true?',
        fr: 'Compare {first} et {second}. Laquelle est vraie ?',
        es: 'Comparamos {first} y {second}. ¿Cuál es verdadera?',
      },
      { first: written(first), second: written(second) },
    ),
    nudge: text({
      en: 'Cut both into parts of one size.',
      fr: 'Coupe les deux en parts de même taille.',
      es: 'Cortamos las dos en partes del mismo tamaño.',
    }),
    steps: stepsOf(all),
  };
  return choiceItem(explained, random, option('{large} > {small}'), [
    [option('{large} < {small}'), LARGER_BOTTOM_LARGER],
    [option('{large} = {small}'), EQUAL_WITHOUT_COUNTING],
  ]);
}

/** Which fraction is larger (CCSS 3.NF.A.3, 4.NF.A.2). */
export const maCmpfrac = generator('ma-cmpfrac', make);
