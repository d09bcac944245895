import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import {
  BAND_FOR_TAIL,
  DIFFERENCE_REVERSED,
  OTHER_SIDE_OF_CURVE,
  SPREAD_NOT_DIVIDED,
} from '../../misconceptions/normal-and-lines.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { bell } from './bell.ts';

/** Shares of a normal distribution below z, as tables give them to three places. */
const BELOW = [
  [0.5, 0.691],
  [0.75, 0.773],
  [0.8, 0.788],
  [1, 0.841],
  [1.2, 0.885],
  [1.25, 0.894],
  [1.5, 0.933],
  [1.6, 0.945],
  [2, 0.977],
] as const;

const SUBJECTS = [
  [
    {
      en: 'the masses of mangoes in a harvest',
      fr: 'les masses des mangues d’une récolte',
      es: 'las masas de los mangos de una cosecha',
    },
    'g',
    320,
    40,
  ],
  [
    {
      en: 'the lengths of maize cobs in a field',
      fr: 'les longueurs des épis de maïs d’un champ',
      es: 'las longitudes de las mazorcas de un campo',
    },
    'mm',
    180,
    20,
  ],
  [
    {
      en: 'the masses of loaves from a bakery',
      fr: 'les masses des pains d’une boulangerie',
      es: 'las masas de los panes de una panadería',
    },
    'g',
    500,
    20,
  ],
  [{ en: 'the points in a test', fr: 'les points à un test', es: 'los puntos de una prueba' }, '', 100, 20],
  [
    {
      en: 'the waiting times for a ferry',
      fr: 'les temps d’attente d’un bac',
      es: 'los tiempos de espera de un transbordador',
    },
    's',
    600,
    80,
  ],
] as const;

function draw(random: SeededRandom) {
  const [subject, unit, mean, spread] = random.pick(SUBJECTS);
  const shift = random.integer(-4, 4) * 5;
  return { subject, unit: unit === '' ? '' : ` ${unit}`, mean: mean + shift, spread };
}
type Drawn = ReturnType<typeof draw>;

const SETTING = {
  en: 'Suppose {subject} are normally distributed with mean {mean}{unit} and standard deviation {spread}{unit}.',
  fr: 'Supposons que {subject} suivent une loi normale de moyenne {mean}{unit} et d’écart-type {spread}{unit}.',
  es: 'Supongamos que {subject} siguen una distribución normal de media {mean}{unit} y desviación típica {spread}{unit}.',
};

function zScore(drawn: Drawn, z: number): PracticeItem {
  const value = rounded(drawn.mean + z * drawn.spread, 2);
  const all = { ...drawn, value, distance: value - drawn.mean, z };
  const setting = text(SETTING, all);
  const explained = {
    prompt: text(
      {
        en: '{setting} What is the z-score of {value}{unit}?',
        fr: '{setting} Quel est le score z de {value}{unit} ?',
        es: '{setting} ¿Cuál es la puntuación z de {value}{unit}?',
      },
      { ...all, setting },
    ),
    nudge: text({
      en: 'How far is the value from the mean, counted in standard deviations?',
      fr: 'À combien d’écarts-types la valeur est-elle de la moyenne ?',
      es: '¿A cuántas desviaciones típicas está el valor de la media?',
    }),
    steps: [
      step(
        '{value} − {mean} = {distance}',
        {
          en: 'The distance from the mean, with its sign.',
          fr: 'L’écart à la moyenne, avec son signe.',
          es: 'La distancia a la media, con su signo.',
        },
        all,
      ),
      step(
        '{distance} ÷ {spread} = {z}',
        {
          en: 'z counts standard deviations.',
          fr: 'z compte des écarts-types.',
          es: 'z cuenta desviaciones típicas.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, z, { tolerance: 0.01 }, [
    [all.distance, SPREAD_NOT_DIVIDED],
    [-z, DIFFERENCE_REVERSED],
  ]);
}

/** The 68–95–99.7 rule: a band or one side beyond it. */
const BANDS = { 1: 68, 2: 95, 3: 99.7 } as const;

function rule(drawn: Drawn, k: 1 | 2 | 3, isTail: boolean): PracticeItem {
  const { mean, spread } = drawn;
  const band = BANDS[k];
  const tail = rounded((100 - band) / 2, 2);
  const all = {
    ...drawn,
    k,
    band,
    tail,
    low: mean - k * spread,
    high: mean + k * spread,
    rest: rounded(100 - band, 2),
  };
  const setting = text(SETTING, all);
  const explained = {
    prompt: text(
      isTail
        ? {
            en: '{setting} Using the 68–95–99.7 rule, what percentage is above {high}{unit}?',
            fr: '{setting} Avec la règle 68–95–99,7, quel pourcentage est au-dessus de {high}{unit} ?',
            es: '{setting} Con la regla 68–95–99,7, ¿qué porcentaje está por encima de {high}{unit}?',
          }
        : {
            en: '{setting} Using the 68–95–99.7 rule, what percentage is between {mean}{unit} and {high}{unit}?',
            fr: '{setting} Avec la règle 68–95–99,7, quel pourcentage est entre {mean}{unit} et {high}{unit} ?',
            es: '{setting} Con la regla 68–95–99,7, ¿qué porcentaje está entre {mean}{unit} y {high}{unit}?',
          },
      { ...all, setting },
    ),
    ...bell(mean, spread, isTail ? [all.high, mean + 4 * spread] : [mean, all.high]),
    nudge: text({
      en: 'How many standard deviations is the bound from the mean? The curve is symmetric.',
      fr: 'À combien d’écarts-types la borne est-elle de la moyenne ? La courbe est symétrique.',
      es: '¿A cuántas desviaciones típicas está el límite de la media? La curva es simétrica.',
    }),
    steps: [
      step(
        {
          en: 'Between z = −{k} and z = {k} lie {band}%.',
          fr: 'Entre z = −{k} et z = {k} se trouvent {band} %.',
          es: 'Entre z = −{k} y z = {k} está el {band} %.',
        },
        { en: 'This is the rule.', fr: 'C’est la règle.', es: 'Es la regla.' },
        all,
      ),
      step(
        isTail ? '(100 − {band}) ÷ 2 = {tail}' : '{band} ÷ 2 = {half}',
        { en: 'Both sides are equal.', fr: 'Les deux côtés sont égaux.', es: 'Los dos lados son iguales.' },
        { ...all, half: rounded(band / 2, 2) },
      ),
    ],
  };
  const how = { tolerance: 0.005, unit: '%' };
  return isTail
    ? decimalItem(explained, tail, how, [
        [all.rest, BAND_FOR_TAIL],
        [rounded(100 - tail, 2), OTHER_SIDE_OF_CURVE],
      ])
    : decimalItem(explained, rounded(band / 2, 2), how, [[band, BAND_FOR_TAIL]]);
}

/** A share above or below, with a value of the table given. */
function fromTable(drawn: Drawn, z: number, below: number, asksAbove: boolean): PracticeItem {
  const sign = asksAbove ? 1 : -1;
  const value = rounded(drawn.mean + sign * z * drawn.spread, 2);
  const share = rounded(1 - below, 3);
  const all = { ...drawn, z, below, value, share, signed: sign * z };
  const setting = text(SETTING, all);
  const explained = {
    prompt: text(
      asksAbove
        ? {
            en: '{setting} A table says: a share of {below} lies below z = {z}. What share is above {value}{unit}?',
            fr: '{setting} Une table dit : une part de {below} est en dessous de z = {z}. Quelle part est au-dessus de {value}{unit} ?',
            es: '{setting} Una tabla dice: una parte de {below} está por debajo de z = {z}. ¿Qué parte está por encima de {value}{unit}?',
          }
        : {
            en: '{setting} A table says: a share of {below} lies below z = {z}. What share is below {value}{unit}?',
            fr: '{setting} Une table dit : une part de {below} est en dessous de z = {z}. Quelle part est en dessous de {value}{unit} ?',
            es: '{setting} Una tabla dice: una parte de {below} está por debajo de z = {z}. ¿Qué parte está por debajo de {value}{unit}?',
          },
      { ...all, setting },
    ),
    ...bell(
      drawn.mean,
      drawn.spread,
      asksAbove ? [value, drawn.mean + 4 * drawn.spread] : [drawn.mean - 4 * drawn.spread, value],
    ),
    nudge: text({
      en: 'Find the z-score first. Which side of the curve is asked?',
      fr: 'Trouve d’abord le score z. Quel côté de la courbe demande-t-on ?',
      es: 'Primero se halla la puntuación z. ¿Qué lado de la curva se pide?',
    }),
    steps: [
      step(
        '({value} − {mean}) ÷ {spread} = {signed}',
        {
          en: 'z counts standard deviations.',
          fr: 'z compte des écarts-types.',
          es: 'z cuenta desviaciones típicas.',
        },
        all,
      ),
      step(
        '1 − {below} = {share}',
        {
          en: 'The whole curve is 1, and its two sides mirror each other.',
          fr: 'Toute la courbe vaut 1, et ses deux côtés sont symétriques.',
          es: 'Toda la curva vale 1, y sus dos lados son simétricos.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, share, { tolerance: 0.001 }, [[below, OTHER_SIDE_OF_CURVE]]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const drawn = draw(random);
  if (difficulty === 1)
    return zScore(
      drawn,
      random.pick([-2.5, -2, -1.75, -1.5, -1.25, -0.75, -0.5, 0.5, 0.75, 1.25, 1.5, 1.75, 2, 2.5]),
    );
  if (difficulty === 2) return rule(drawn, random.pick([1, 2, 3]), random.pick([true, false]));
  const [z, below] = random.pick(BELOW);
  return fromTable(drawn, z, below, random.pick([true, false]));
}

/** z-scores and areas under the normal curve (CCSS HSS-ID.A.4). */
export const maNormal = generator('ma-normal', make);
