import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  AMPLITUDE_AS_FULL_HEIGHT,
  GREATEST_VALUE_FOR_AMPLITUDE,
  HALF_A_PERIOD,
  PERIOD_IS_THE_FACTOR,
  PERIOD_MULTIPLIED,
} from '../../misconceptions/functions-and-graphs.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { sine } from './angles.ts';
import { graph } from './graphs.ts';
import { exact, shown, signed, withSine } from './writing.ts';

interface Wave {
  readonly amplitude: number;
  readonly factor: number;
  readonly middle: number;
}

const FACTORS = [2, 3, 4, 5, 6, 8, 9, 10, 12] as const;

function formula({ amplitude, factor, middle }: Wave, name: 'sin' | 'cos'): string {
  const inside = factor === 1 ? 'x' : `${factor}x`;
  return `y = ${shown(amplitude)} ${name}(${inside})${middle === 0 ? '' : ` ${signed(middle)}`}`;
}

const GREATEST = {
  en: 'What is the greatest value of {form}?',
  fr: 'Quelle est la plus grande valeur de {form} ?',
  es: '¿Cuál es el valor máximo de {form}?',
};
const LEAST = {
  en: 'What is the least value of {form}?',
  fr: 'Quelle est la plus petite valeur de {form} ?',
  es: '¿Cuál es el valor mínimo de {form}?',
};
const WITHIN_ONE = {
  en: 'Sine and cosine stay within one unit of zero.',
  fr: 'Sinus et cosinus restent à une unité de zéro.',
  es: 'Seno y coseno se quedan a una unidad de cero.',
};

/** The greatest or the least value, or the amplitude. */
function extreme(wave: Wave, random: SeededRandom): PracticeItem {
  const { amplitude, middle } = wave;
  const isMost = random.pick([true, false]);
  const name = random.pick(['sin', 'cos']);
  const answer = isMost ? middle + amplitude : middle - amplitude;
  const all = {
    form: withSine(formula(wave, name)),
    name: withSine(name),
    amplitude,
    middle,
    answer,
    unit: isMost ? 1 : -1,
    sign: isMost ? '+' : '−',
  };
  const explained = {
    prompt: text(isMost ? GREATEST : LEAST, all),
    nudge: text({
      en: 'Between which two values does a plain sine or cosine swing?',
      fr: 'Entre quelles deux valeurs oscille un sinus ou un cosinus simple ?',
      es: '¿Entre qué dos valores oscila un seno o un coseno simple?',
    }),
    steps: [
      step(
        {
          en: 'The {name} part becomes {unit} at its extreme.',
          fr: 'La partie {name} devient {unit} à l’extrême.',
          es: 'La parte {name} llega a {unit} en el extremo.',
        },
        WITHIN_ONE,
        all,
      ),
      step(
        '{middle} {sign} {amplitude} = {answer}',
        {
          en: 'Middle line and amplitude together.',
          fr: 'La ligne moyenne et l’amplitude ensemble.',
          es: 'La línea media y la amplitud juntas.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, answer, [
    [isMost ? amplitude : -amplitude, GREATEST_VALUE_FOR_AMPLITUDE],
    [isMost ? middle + 2 * amplitude : middle - 2 * amplitude, AMPLITUDE_AS_FULL_HEIGHT],
  ]);
}

function period(wave: Wave, name: 'sin' | 'cos'): PracticeItem {
  const all = { form: withSine(formula(wave, name)), factor: wave.factor, period: 360 / wave.factor };
  const explained = {
    prompt: text(
      {
        en: 'x is in degrees. What is the period of {form}, in degrees?',
        fr: 'x est en degrés. Quelle est la période de {form}, en degrés ?',
        es: 'x está en grados. ¿Cuál es el periodo de {form}, en grados?',
      },
      all,
    ),
    nudge: text({
      en: 'The wave repeats when the angle inside has gone once around.',
      fr: 'L’onde se répète quand l’angle à l’intérieur a fait un tour.',
      es: 'La onda se repite cuando el ángulo de dentro ha dado una vuelta.',
    }),
    steps: [
      step(
        '{factor}x = 360°',
        {
          en: 'One full turn of the angle.',
          fr: 'Un tour complet de l’angle.',
          es: 'Una vuelta entera del ángulo.',
        },
        all,
      ),
      step(
        'x = 360° ÷ {factor} = {period}°',
        {
          en: 'A larger factor makes the wave come sooner.',
          fr: 'Un facteur plus grand fait venir l’onde plus tôt.',
          es: 'Un factor mayor hace que la onda llegue antes.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.period, [
    [wave.factor, PERIOD_IS_THE_FACTOR],
    [360 * wave.factor, PERIOD_MULTIPLIED],
    [180 / wave.factor, HALF_A_PERIOD],
  ]);
}

const READ_IT = {
  en: 'x is in degrees. Read from the graph the amplitude, the height of the middle line and the period in degrees.',
  fr: 'x est en degrés. Lis sur le graphique l’amplitude, la hauteur de la ligne moyenne et la période en degrés.',
  es: 'x está en grados. En la gráfica se leen la amplitud, la altura de la línea media y el periodo en grados.',
};
const WAVE_IN_WORDS = {
  en: 'A wave between y = {low} and y = {high}; neighboring crests are at x = {quarter} and x = {next}.',
  fr: 'Une onde entre y = {low} et y = {high} ; des crêtes voisines sont en x = {quarter} et x = {next}.',
  es: 'Una onda entre y = {low} e y = {high}; crestas vecinas están en x = {quarter} y x = {next}.',
};
const LOOK_FOR_CRESTS = {
  en: 'Find the highest and the lowest height, and two neighboring crests.',
  fr: 'Trouve la hauteur la plus haute et la plus basse, et deux crêtes voisines.',
  es: 'Hay que hallar la altura mayor y la menor, y dos crestas vecinas.',
};
const SWINGS = {
  en: 'It swings between {low} and {high}.',
  fr: 'Elle oscille entre {low} et {high}.',
  es: 'Oscila entre {low} y {high}.',
};
const HALFWAY = {
  en: 'The middle line lies halfway, the amplitude is half the whole height.',
  fr: 'La ligne moyenne est au milieu, l’amplitude est la moitié de la hauteur totale.',
  es: 'La línea media está a medio camino y la amplitud es la mitad de la altura total.',
};
const AMPLITUDE_AND_MIDDLE = {
  en: 'Amplitude {full} ÷ 2 = {amplitude}, middle line {middle}',
  fr: 'Amplitude {full} ÷ 2 = {amplitude}, ligne moyenne {middle}',
  es: 'Amplitud {full} ÷ 2 = {amplitude}, línea media {middle}',
};

const WAVE_LABELS = [
  text({ en: 'amplitude', fr: 'amplitude', es: 'amplitud' }),
  text({ en: 'middle line', fr: 'ligne moyenne', es: 'línea media' }),
  text({ en: 'period', fr: 'période', es: 'periodo' }),
];

/** Amplitude, middle line and period from a drawn wave. */
function readWave(wave: Wave): PracticeItem {
  const { amplitude, factor, middle } = wave;
  const length = 360 / factor;
  const [low, high] = [middle - amplitude, middle + amplitude];
  const all = {
    low,
    high,
    length,
    quarter: length / 4,
    next: length / 4 + length,
    amplitude,
    middle,
    full: high - low,
  };
  const explained = {
    prompt: text(READ_IT),
    figure: {
      type: 'plane' as const,
      x: { from: 0, to: 360, step: 45, name: 'x' },
      y: { from: -8, to: 8, step: 1, name: 'y' },
      curves: [{ through: graph((x) => middle + amplitude * sine(factor * x), 0, 360, 80) }],
      points: [],
    },
    figureText: text(WAVE_IN_WORDS, all),
    nudge: text(LOOK_FOR_CRESTS),
    steps: [
      step(SWINGS, HALFWAY, all),
      step(
        AMPLITUDE_AND_MIDDLE,
        {
          en: 'Half of the whole height.',
          fr: 'La moitié de la hauteur totale.',
          es: 'La mitad de la altura total.',
        },
        all,
      ),
      step(
        {
          en: 'Period {next} − {quarter} = {length}',
          fr: 'Période {next} − {quarter} = {length}',
          es: 'Periodo {next} − {quarter} = {length}',
        },
        {
          en: 'From one crest to the next.',
          fr: 'D’une crête à la suivante.',
          es: 'De una cresta a la siguiente.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, WAVE_LABELS, exact(amplitude, middle, length), [
    [exact(2 * amplitude, middle, length), AMPLITUDE_AS_FULL_HEIGHT],
    [exact(high, middle, length), GREATEST_VALUE_FOR_AMPLITUDE],
    [exact(amplitude, middle, length / 2), HALF_A_PERIOD],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const amplitude = random.integer(2, 9);
  if (difficulty === 1)
    return extreme(
      { amplitude, factor: random.integer(1, 6), middle: random.pick([-1, 1]) * random.integer(1, 9) },
      random,
    );
  if (difficulty === 2)
    return period(
      { amplitude, factor: random.pick(FACTORS), middle: random.integer(-6, 6) },
      random.pick(['sin', 'cos']),
    );
  return readWave({
    amplitude: random.integer(2, 5),
    factor: random.pick([2, 4]),
    middle: random.pick([-3, -2, -1, 1, 2, 3]),
  });
}

/** Amplitude, middle line and period of waves (CCSS HSF-TF.B.5). */
export const maTrigfun = generator('ma-trigfun', make);
