import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Option } from '../../item.ts';
import {
  LINE_ON_ONE_SIDE,
  START_AND_RATE_SWAPPED,
  START_FORGOTTEN,
  TREND_BACKWARDS,
  TREND_SEEN_IN_NOISE,
} from '../../misconceptions/letters-and-lines.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { quadrantOf } from './planes.ts';
import { printed, plainSum } from './written.ts';

const AXIS = { to: 12, step: 2 };
type Trend = 'up' | 'down' | 'none';
const TRENDS = ['up', 'down', 'none'] as const;

/** Ten points around a rising or falling line, or without any direction (heights mirrored, so that the trend is level). */
function drawPoints(random: SeededRandom, trend: Trend) {
  if (trend === 'none') {
    const heights = random.shuffle([1, 3, 5, 7, 9]).map((height) => height + random.integer(0, 2));
    return heights.flatMap((y, index) => [
      { x: index + 1, y, label: '' },
      { x: 11 - index, y, label: '' },
    ]);
  }
  return Array.from({ length: 10 }, (_, index) => {
    const along = index + 1 + random.integer(-1, 1);
    return { x: index + 1, y: Math.min(12, Math.max(0, trend === 'up' ? along : 11 - along)), label: '' };
  });
}
const WORDS = {
  up: {
    en: 'As x grows, y tends to grow',
    fr: 'Quand x augmente, y tend à augmenter',
    es: 'Al crecer x, y tiende a crecer',
  },
  down: {
    en: 'As x grows, y tends to fall',
    fr: 'Quand x augmente, y tend à diminuer',
    es: 'Al crecer x, y tiende a bajar',
  },
  none: { en: 'x tells nothing about y', fr: 'x ne dit rien sur y', es: 'x no dice nada sobre y' },
} as const;
const saying = (trend: Trend): Option => ({ text: text(WORDS[trend]) });
const listOf = (points: readonly { x: number; y: number }[]) => {
  const rising = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return {
    en: rising.map(({ x, y }) => `(${x}, ${y})`).join(' '),
    fr: rising.map(({ x, y }) => `(${x} ; ${y})`).join(' '),
    es: rising.map(({ x, y }) => `(${x}; ${y})`).join(' '),
  };
};

function pickTrend(random: SeededRandom): PracticeItem {
  const trend = random.pick(TRENDS);
  const points = drawPoints(random, trend);
  const explained = {
    prompt: text({
      en: 'What does this scatter plot show?',
      fr: 'Que montre ce nuage de points ?',
      es: '¿Qué muestra esta nube de puntos?',
    }),
    figure: quadrantOf(AXIS, AXIS, points, []),
    figureText: text(
      { en: 'Points {list}', fr: 'Points {list}', es: 'Puntos {list}' },
      { list: listOf(points) },
    ),
    nudge: text({
      en: 'Cover the picture and move from left to right. Where are the points on the left, and on the right?',
      fr: 'Cache l’image et avance de gauche à droite. Où sont les points à gauche, et à droite ?',
      es: 'Tapemos la imagen y vayamos de izquierda a derecha. ¿Dónde están los puntos a la izquierda y a la derecha?',
    }),
    steps: [
      step(
        {
          en: 'Compare the points on the left with those on the right.',
          fr: 'On compare les points de gauche à ceux de droite.',
          es: 'Se comparan los puntos de la izquierda con los de la derecha.',
        },
        {
          en: 'A trend is what most points do.',
          fr: 'Une tendance est ce que fait la plupart des points.',
          es: 'Una tendencia es lo que hace la mayoría de los puntos.',
        },
      ),
      step(WORDS[trend], {
        en: 'A few points may lie off the trend.',
        fr: 'Quelques points peuvent s’écarter de la tendance.',
        es: 'Algunos puntos pueden apartarse de la tendencia.',
      }),
    ],
  };
  const backwards = trend === 'up' ? 'down' : 'up';
  return choiceItem(
    explained,
    random,
    saying(trend),
    trend === 'none'
      ? [
          [saying('up'), TREND_SEEN_IN_NOISE],
          [saying('down'), TREND_SEEN_IN_NOISE],
        ]
      : [
          [saying(backwards), TREND_BACKWARDS],
          [saying('none'), TREND_SEEN_IN_NOISE],
        ],
  );
}

const WOBBLES = [
  [1, -1, 0, 1, -1, 0, -1, 1],
  [0, 1, -1, -1, 1, 1, -1, 0],
  [-1, 1, 1, -1, 0, -1, 1, 0],
] as const;

const PICK_LINE_PROMPT = {
  en: 'Points of a scatter plot: {list}. Which line fits them best?',
  fr: 'Points d’un nuage : {list}. Quelle droite leur convient le mieux ?',
  es: 'Puntos de una nube: {list}. ¿Qué recta se ajusta mejor?',
};

const PICK_LINE_NUDGE = {
  en: 'A good line has about as many points above as below.',
  fr: 'Une bonne droite a à peu près autant de points au-dessus qu’au-dessous.',
  es: 'Una buena recta tiene más o menos tantos puntos por encima como por debajo.',
};

const PICK_LINE_WORDS = {
  en: 'See first whether the points climb or fall.',
  fr: 'On regarde d’abord si les points montent ou descendent.',
  es: 'Primero se ve si los puntos suben o bajan.',
};

const PICK_LINE_WORDS_2 = {
  en: 'The line goes the way of the points.',
  fr: 'La droite va dans le sens des points.',
  es: 'La recta va en el sentido de los puntos.',
};

/** Which line fits points that wobble evenly around y = sx + c. */
function pickLine(random: SeededRandom): PracticeItem {
  const falls = random.pick([true, false]);
  const slope = falls ? -1 : 1;
  const start = falls ? random.integer(9, 10) : random.integer(1, 3);
  const wobble = random.pick(WOBBLES);
  const points = wobble.map((off, index) => ({
    x: index + 1,
    y: start + slope * (index + 1) + off,
    label: '',
  }));
  const lineOption = (s: number, c: number): Option => ({
    text: text('y = {line}', {
      line: printed(
        plainSum([
          [s, 'x'],
          [c, ''],
        ]),
      ),
    }),
    figure: quadrantOf(AXIS, AXIS, points, [
      {
        through: [
          [0, c],
          [9, c + 9 * s],
        ],
      },
    ]),
  });
  const explained = {
    prompt: text(PICK_LINE_PROMPT, { list: listOf(points) }),
    nudge: text(PICK_LINE_NUDGE),
    steps: [
      step(PICK_LINE_WORDS, PICK_LINE_WORDS_2),
      step(
        {
          en: 'Then count the points above and below each line.',
          fr: 'On compte ensuite les points au-dessus et au-dessous de chaque droite.',
          es: 'Luego se cuentan los puntos por encima y por debajo de cada recta.',
        },
        {
          en: 'They balance around the best line.',
          fr: 'Ils s’équilibrent autour de la meilleure droite.',
          es: 'Se equilibran alrededor de la mejor recta.',
        },
      ),
    ],
  };
  const middle = start + slope * 4;
  return choiceItem(explained, random, lineOption(slope, start), [
    [lineOption(slope, start + (falls ? -2 : 2)), LINE_ON_ONE_SIDE],
    [lineOption(-slope, middle + slope * 4), TREND_BACKWARDS],
  ]);
}

/** A prediction from a line of best fit. */
function predict(random: SeededRandom): PracticeItem {
  const [rate, start, x] = [random.integer(2, 9), random.integer(10, 60), random.integer(11, 30)];
  const all = {
    rate,
    start,
    x,
    rx: rate * x,
    y: rate * x + start,
    line: printed(
      plainSum([
        [rate, 'x'],
        [start, ''],
      ]),
    ),
  };
  const explained = {
    prompt: text(
      {
        en: 'Practice time in hours (x) and piano score (y) were plotted. The line of best fit is y = {line}. Which score does it predict for {x} hours?',
        fr: 'On a représenté les heures d’exercice (x) et le score au piano (y). La droite d’ajustement est y = {line}. Quel score prévoit-elle pour {x} heures ?',
        es: 'Se representaron las horas de práctica (x) y la puntuación al piano (y). La recta de ajuste es y = {line}. ¿Qué puntuación predice para {x} horas?',
      },
      all,
    ),
    nudge: text({
      en: 'Put the hours in for x.',
      fr: 'Remplace x par les heures.',
      es: 'Pongamos las horas en lugar de x.',
    }),
    steps: [
      step(
        '{rate} × {x} = {rx}',
        {
          en: 'Each hour adds the same in the model.',
          fr: 'Dans le modèle, chaque heure ajoute autant.',
          es: 'En el modelo, cada hora añade lo mismo.',
        },
        all,
      ),
      step(
        '{rx} + {start} = {y}',
        {
          en: 'The line begins at its value for zero hours. A prediction is an estimate.',
          fr: 'La droite part de sa valeur à zéro heure. Une prévision est une estimation.',
          es: 'La recta empieza en su valor de cero horas. Una predicción es una estimación.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.y, [
    [all.rx, START_FORGOTTEN],
    [rate + start * x, START_AND_RATE_SWAPPED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return pickTrend(random);
  return difficulty === 2 ? pickLine(random) : predict(random);
}

/** Trends, lines of best fit and predictions (CCSS 8.SP.A.1, 8.SP.A.2, 8.SP.A.3). */
export const maScatter = generator('ma-scatter', make);
