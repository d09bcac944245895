import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { COUNTED_ALL } from '../../misconceptions/counting.ts';
import {
  ADDED_TO_COMPARE,
  COUNTED_BESIDE_IT,
  COUNTED_MARKS_NOT_UNITS,
  NOT_COMPARED,
  READ_THE_END_ONLY,
} from '../../misconceptions/measuring.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { barOnScale, type BarOnScale } from './bar-on-scale.ts';

const COVERED = step(
  {
    en: 'Find the tiles right under it.',
    fr: 'Trouve les carreaux juste dessous.',
    es: 'Buscamos las baldosas justo debajo.',
  },
  {
    en: 'Equal tiles measure the length.',
    fr: 'Des carreaux égaux mesurent la longueur.',
    es: 'Baldosas iguales miden el largo.',
  },
);
const NUDGE = text({
  en: 'Touch each tile under the bar.',
  fr: 'Touche chaque carreau sous la barre.',
  es: 'Tocamos cada baldosa bajo la barra.',
});

/** How many tiles long? */
function measure(bar: BarOnScale): PracticeItem {
  const long = bar.end - bar.start;
  const explained = {
    ...barOnScale('tiles', bar),
    prompt: text({
      en: 'How many tiles long is the bar?',
      fr: 'Combien de carreaux mesure la barre ?',
      es: '¿Cuántas baldosas mide la barra?',
    }),
    nudge: NUDGE,
    steps: [
      COVERED,
      step(
        {
          en: 'Count them. There are {long}.',
          fr: 'Compte-les. Il y en a {long}.',
          es: 'Las contamos. Son {long}.',
        },
        {
          en: 'Only covered tiles count.',
          fr: 'Seuls les carreaux couverts comptent.',
          es: 'Solo cuentan las baldosas cubiertas.',
        },
        { long },
      ),
    ],
  };
  return integerItem(explained, long, [
    [bar.end, READ_THE_END_ONLY],
    [long + 1, COUNTED_MARKS_NOT_UNITS],
    [long - 1, COUNTED_BESIDE_IT],
    [bar.length, COUNTED_ALL],
  ]);
}

/** How much longer than another bar that was measured before? */
function compare(bar: BarOnScale, other: number): PracticeItem {
  const long = bar.end - bar.start;
  const all = { other, long, more: long - other };
  const explained = {
    ...barOnScale('tiles', bar),
    prompt: text(
      {
        en: 'A pencil is {other} tiles long. The bar is longer. How many tiles longer?',
        fr: 'Un crayon mesure {other} carreaux. La barre est plus longue. De combien de carreaux ?',
        es: 'Un lápiz mide {other} baldosas. La barra es más larga. ¿Cuántas baldosas más?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      COVERED,
      step(
        '{long} − {other} = {more}',
        {
          en: 'Compare the bar with the pencil.',
          fr: 'Compare la barre et le crayon.',
          es: 'Comparamos la barra y el lápiz.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, long - other, [
    [long, NOT_COMPARED],
    [long + other, ADDED_TO_COMPARE],
    [bar.end - other, READ_THE_END_ONLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const length = random.integer(8, 14);
  if (difficulty === 1) return measure({ length, start: 0, end: random.integer(3, length - 1) });
  const start = random.integer(1, 3);
  const end = random.integer(start + 4, length);
  if (difficulty === 2) return measure({ length, start, end });
  return compare({ length, start, end }, random.integer(2, end - start - 1));
}

/** Length as a number of equal units laid end to end (CCSS 1.MD.A.2). */
export const maLength = generator('ma-length', make);
