import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step, type Explained } from '../../item.ts';
import { TOOK_AWAY_NOT_ADDED } from '../../misconceptions/counting.ts';
import {
  ADDED_TO_COMPARE,
  LEFT_ONE_OUT,
  LINES_NOT_SCALE,
  NOT_COMPARED,
  READ_ANOTHER_BAR,
} from '../../misconceptions/measuring.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Names that need no elision in French. */
const NAMES = [
  'Ben',
  'Chen',
  'Diya',
  'Juma',
  'Kofi',
  'Leo',
  'Mina',
  'Nia',
  'Paulo',
  'Rosa',
  'Sana',
  'Tane',
  'Wei',
  'Yui',
];

interface Bar {
  readonly label: string;
  readonly value: number;
}

/** Bars of different heights, each ending on a line of the scale. */
function drawBars(random: SeededRandom, count: number, tick: number, linesMax: number): readonly Bar[] {
  const lines = random.shuffle(Array.from({ length: linesMax - 1 }, (_, index) => index + 2));
  return random
    .shuffle(NAMES)
    .slice(0, count)
    .map((label, index) => ({ label, value: (lines[index] ?? 2) * tick }));
}

function picture(bars: readonly Bar[], tick: number): Pick<Explained, 'figure' | 'figureText'> {
  return {
    figure: { type: 'bar-chart', bars: [...bars], tick },
    figureText: text(bars.map(({ label, value }) => `${label}: ${value}`).join(', ')),
  };
}

const NUDGE = text({
  en: 'Go from the top to the scale.',
  fr: 'Va du haut jusqu’à l’échelle.',
  es: 'Vamos desde arriba hasta la escala.',
});
const FIND_BAR = {
  en: 'Find the bar of {name}.',
  fr: 'Trouve la barre de {name}.',
  es: 'Buscamos la barra de {name}.',
};

/** How many does one child have? */
function readOne(
  bars: readonly [Bar, Bar, ...Bar[]],
  shown: Pick<Explained, 'figure' | 'figureText'>,
  tick: number,
): PracticeItem {
  const [{ label: name, value }, other] = bars;
  const explained = {
    ...shown,
    prompt: text(
      {
        en: 'The graph shows books read. How many did {name} read?',
        fr: 'Le graphique montre des livres lus. Combien en a lu {name} ?',
        es: 'El gráfico muestra libros leídos. ¿Cuántos leyó {name}?',
      },
      { name },
    ),
    nudge: NUDGE,
    steps: [
      step(
        FIND_BAR,
        { en: 'The name stands under it.', fr: 'Le nom est dessous.', es: 'El nombre está debajo.' },
        { name },
      ),
      step(
        { en: 'It reaches up to {value}.', fr: 'Elle monte jusqu’à {value}.', es: 'Llega hasta {value}.' },
        {
          en: 'The scale on the left says so.',
          fr: 'L’échelle à gauche le dit.',
          es: 'Lo dice la escala de la izquierda.',
        },
        { value },
      ),
    ],
  };
  return integerItem(explained, value, [
    ...(tick > 1 ? [[value / tick, LINES_NOT_SCALE] as const] : []),
    [other.value, READ_ANOTHER_BAR],
  ]);
}

/** How many more has one child than another? */
function compareTwo(
  bars: readonly [Bar, Bar, ...Bar[]],
  shown: Pick<Explained, 'figure' | 'figureText'>,
  tick: number,
): PracticeItem {
  const [more, less] = bars[0].value > bars[1].value ? [bars[0], bars[1]] : [bars[1], bars[0]];
  const all = {
    first: more.label,
    second: less.label,
    a: more.value,
    b: less.value,
    gap: more.value - less.value,
  };
  const explained = {
    ...shown,
    prompt: text(
      {
        en: 'The graph shows seeds planted. How many more did {first} plant than {second}?',
        fr: 'Voici les graines plantées. Combien de plus pour {first} que pour {second} ?',
        es: 'El gráfico muestra semillas plantadas. ¿Cuántas más tiene {first} que {second}?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: '{first}: {a}. {second}: {b}.',
          fr: '{first} : {a}. {second} : {b}.',
          es: '{first}: {a}. {second}: {b}.',
        },
        { en: 'Read both bars.', fr: 'Lis les deux barres.', es: 'Leemos las dos barras.' },
        all,
      ),
      step(
        '{a} − {b} = {gap}',
        {
          en: 'The difference tells how many more.',
          fr: 'L’écart dit combien de plus.',
          es: 'La diferencia dice cuántas más.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.gap, [
    [all.a + all.b, ADDED_TO_COMPARE],
    [all.a, NOT_COMPARED],
    ...(tick > 1 ? [[all.gap / tick, LINES_NOT_SCALE] as const] : []),
  ]);
}

/** How many have all together? */
function addAll(
  bars: readonly Bar[],
  shown: Pick<Explained, 'figure' | 'figureText'>,
  tick: number,
): PracticeItem {
  const values = bars.map(({ value }) => value);
  const sum = values.reduce((whole, value) => whole + value, 0);
  const all = { values: values.join(' + '), sum, count: bars.length };
  const explained = {
    ...shown,
    prompt: text({
      en: 'The graph shows shells found. How many are there in all?',
      fr: 'Voici les coquillages trouvés. Combien y en a-t-il en tout ?',
      es: 'El gráfico muestra conchas encontradas. ¿Cuántas hay en total?',
    }),
    nudge: NUDGE,
    steps: [
      step(
        { en: 'Read all {count} bars.', fr: 'Lis les {count} barres.', es: 'Leemos las {count} barras.' },
        {
          en: 'Mind the scale on the left.',
          fr: 'Attention à l’échelle de gauche.',
          es: 'Atención a la escala de la izquierda.',
        },
        all,
      ),
      step('{values} = {sum}', { en: 'Add them up.', fr: 'Ajoute-les.', es: 'Los sumamos.' }, all),
    ],
  };
  return integerItem(explained, sum, [
    [sum / tick, LINES_NOT_SCALE],
    [sum - Math.min(...values), LEFT_ONE_OUT],
    [Math.max(...values) - Math.min(...values), TOOK_AWAY_NOT_ADDED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const tick = difficulty === 1 ? 1 : random.pick(difficulty === 2 ? ([1, 2] as const) : ([2, 5] as const));
  const bars = drawBars(random, difficulty === 1 ? 3 : 4, tick, difficulty === 3 ? 6 : 9);
  const [first, second, ...rest] = random.shuffle(bars);
  if (!first || !second) throw new Error('a graph has two bars at least');
  const shown = picture(bars, tick);
  if (difficulty === 1) return readOne([first, second, ...rest], shown, tick);
  if (difficulty === 3 && random.integer(0, 1) === 0) return addAll(bars, shown, tick);
  return compareTwo([first, second, ...rest], shown, tick);
}

/** Bar graphs with scales of ones, twos and fives (CCSS 2.MD.D.10). */
export const maBars = generator('ma-bars', make);
