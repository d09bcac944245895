import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { greatestCommonFactor } from '../../../maths/whole-numbers.ts';
import { generator, integerItem, step } from '../../item.ts';
import { ADD_SAME_TO_BOTH, TOP_STAYS } from '../../misconceptions/fractions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';

const SIZES = {
  1: { bottom: 5, factor: 3 },
  2: { bottom: 10, factor: 6 },
  3: { bottom: 10, factor: 6 },
} as const;

function draw(random: SeededRandom, difficulty: Difficulty) {
  const size = SIZES[difficulty];
  const bottom = random.integer(2, size.bottom);
  const top = random.integer(1, bottom - 1);
  const shared = greatestCommonFactor(top, bottom);
  return { top: top / shared, bottom: bottom / shared, factor: random.integer(2, size.factor) };
}

function stepsOf(ways: Fillers) {
  return [
    step(
      '{fromBottom} {sign} ? = {toBottom}',
      {
        en: 'This is how the parts were cut or joined.',
        fr: 'Voilà comment les parts ont été coupées ou réunies.',
        es: 'Así se cortaron o se juntaron las partes.',
      },
      ways,
    ),
    step(
      '{fromTop} {sign} {factor} = {toTop}',
      {
        en: 'The same happens to the shaded parts, so the amount stays.',
        fr: 'Il en va de même des parts coloriées : la quantité ne change pas.',
        es: 'Con las partes coloreadas pasa lo mismo: la cantidad no cambia.',
      },
      ways,
    ),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const { top, bottom, factor } = draw(random, difficulty);
  const [bigTop, bigBottom] = [top * factor, bottom * factor];
  const shrinks = difficulty === 3;
  const all = { top, bottom, factor, bigTop, bigBottom, sign: shrinks ? '÷' : '×' };
  const [fromTop, fromBottom, toTop, toBottom] = shrinks
    ? [bigTop, bigBottom, top, bottom]
    : [top, bottom, bigTop, bigBottom];
  const ways = {
    ...all,
    from: `${fromTop}/${fromBottom}`,
    to: `${toTop}/${toBottom}`,
    fromTop,
    fromBottom,
    toTop,
    toBottom,
  };
  const explained = {
    figure: {
      type: 'bars' as const,
      rows: [
        { parts: fromBottom, shaded: fromTop },
        { parts: toBottom, shaded: 0 },
      ],
    },
    figureText: text(
      {
        en: 'Two equal bars. The first has {from} shaded, the second is cut into {toBottom} parts.',
        fr: 'Deux barres égales. La première a {from} colorié, la seconde est coupée en {toBottom} parts.',
        es: 'Dos barras iguales. La primera tiene {from} coloreado, la segunda está cortada en {toBottom} partes.',
      },
      ways,
    ),
    prompt: text(
      {
        en: '{from} = ?/{toBottom}. Which number is missing?',
        fr: '{from} = ?/{toBottom}. Quel nombre manque ?',
        es: '{from} = ?/{toBottom}. ¿Qué número falta?',
      },
      ways,
    ),
    nudge: text(
      {
        en: 'How were {fromBottom} parts turned into {toBottom} parts?',
        fr: 'Comment {fromBottom} parts sont-elles devenues {toBottom} parts ?',
        es: '¿Cómo se pasó de {fromBottom} partes a {toBottom} partes?',
      },
      ways,
    ),
    steps: stepsOf(ways),
  };
  const added = toBottom - fromBottom + fromTop;
  return integerItem(explained, toTop, [
    ...(added > 0 ? [[added, ADD_SAME_TO_BOTH] as const] : []),
    [fromTop, TOP_STAYS],
  ]);
}

/** The same amount in other parts (CCSS 4.NF.A.1). */
export const maEquivfrac = generator('ma-equivfrac', make);
