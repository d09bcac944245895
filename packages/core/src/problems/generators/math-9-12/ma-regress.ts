import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import {
  CORRELATION_SIGN_LOST,
  CORRELATION_SQUARED,
  DIFFERENCE_REVERSED,
  FIRST_AND_LAST_POINT_ONLY,
  INTERCEPT_FORGOTTEN,
  X_AND_Y_EXCHANGED,
} from '../../misconceptions/normal-and-lines.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

type Points = readonly (readonly [x: number, y: number])[];

/** Sums of products of the distances from the means. */
function sums(points: Points) {
  const n = points.length;
  const [meanX, meanY] = [
    points.reduce((sum, [x]) => sum + x, 0) / n,
    points.reduce((sum, [, y]) => sum + y, 0) / n,
  ];
  const total = (of: (dx: number, dy: number) => number) =>
    points.reduce((sum, [x, y]) => sum + of(x - meanX, y - meanY), 0);
  return {
    meanX,
    meanY,
    xx: total((dx) => dx * dx),
    yy: total((_, dy) => dy * dy),
    xy: total((dx, dy) => dx * dy),
  };
}

const written = (points: Points) => ({
  en: points.map(([x, y]) => `(${x}, ${y})`).join(', '),
  fr: points.map(([x, y]) => `(${x} ; ${y})`).join(', '),
  es: points.map(([x, y]) => `(${x}; ${y})`).join(', '),
});

function scatter(points: Points) {
  const top = Math.max(...points.map(([, y]) => y)) + 2;
  const right = Math.max(...points.map(([x]) => x)) + 1;
  return {
    figure: {
      type: 'plane' as const,
      x: { from: 0, to: right, step: 1, name: 'x' },
      y: { from: 0, to: top, step: top > 16 ? 4 : 2, name: 'y' },
      curves: [],
      points: points.map(([x, y]) => ({ x, y, label: '' })),
    },
    figureText: text(
      {
        en: 'A scatter plot of the points {list}.',
        fr: 'Un nuage des points {list}.',
        es: 'Un diagrama de dispersión de los puntos {list}.',
      },
      { list: written(points) },
    ),
  };
}

/** How far a point is above its line. */
function residual(slope: number, intercept: number, x: number, y: number): PracticeItem {
  const predicted = rounded(slope * x + intercept, 2);
  const left = rounded(y - predicted, 2);
  const all = { slope, intercept, x, y, predicted, left };
  const explained = {
    prompt: text(
      {
        en: 'A line of best fit is y = {slope}x + {intercept}. For x = {x}, y = {y} was measured. What is the residual, measured minus predicted?',
        fr: 'Une droite d’ajustement est y = {slope}x + {intercept}. Pour x = {x}, on a mesuré y = {y}. Quel est le résidu, mesuré moins prévu ?',
        es: 'Una recta de ajuste es y = {slope}x + {intercept}. Para x = {x} se midió y = {y}. ¿Cuál es el residuo, medido menos previsto?',
      },
      all,
    ),
    nudge: text({
      en: 'What does the line predict for this x?',
      fr: 'Que prévoit la droite pour ce x ?',
      es: '¿Qué prevé la recta para esa x?',
    }),
    steps: [
      step(
        '{slope} · {x} + {intercept} = {predicted}',
        { en: 'Put x into the line.', fr: 'On met x dans la droite.', es: 'Se pone x en la recta.' },
        all,
      ),
      step(
        '{y} − {predicted} = {left}',
        {
          en: 'A point above the line has a positive residual.',
          fr: 'Un point au-dessus de la droite a un résidu positif.',
          es: 'Un punto por encima de la recta tiene residuo positivo.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, left, { tolerance: 0.01 }, [
    [-left, DIFFERENCE_REVERSED],
    [rounded(y - slope * x, 2), INTERCEPT_FORGOTTEN],
  ]);
}

const MEANS = {
  en: 'Means: {meanX} for x, {meanY} for y. Then each point’s distance from both.',
  fr: 'Moyennes : {meanX} pour x, {meanY} pour y. Puis l’écart de chaque point aux deux.',
  es: 'Medias: {meanX} para x, {meanY} para y. Después, la distancia de cada punto a ambas.',
};
const THROUGH_MEANS = {
  en: 'The line of least squares goes through the point of the means.',
  fr: 'La droite des moindres carrés passe par le point moyen.',
  es: 'La recta de mínimos cuadrados pasa por el punto de las medias.',
};
const NUDGE = text({
  en: 'Work with the distances from the two means.',
  fr: 'Travaille avec les écarts aux deux moyennes.',
  es: 'Se trabaja con las distancias a las dos medias.',
});

function slopeOf(points: Points): PracticeItem {
  const { meanX, meanY, xx, yy, xy } = sums(points);
  const slope = rounded(xy / xx, 2);
  const all = { list: written(points), meanX, meanY, xx: rounded(xx, 2), xy: rounded(xy, 2), slope };
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [1, 0]];
  const explained = {
    prompt: text(
      {
        en: 'What is the slope of the line of least squares through {list}? Round to two decimal places.',
        fr: 'Quelle est la pente de la droite des moindres carrés pour {list} ? Arrondis à deux décimales.',
        es: '¿Cuál es la pendiente de la recta de mínimos cuadrados para {list}? Se redondea a dos decimales.',
      },
      all,
    ),
    ...scatter(points),
    nudge: NUDGE,
    steps: [
      step(MEANS, THROUGH_MEANS, all),
      step(
        '{xy} ÷ {xx} ≈ {slope}',
        {
          en: 'Sum of the products of both distances, over the sum of the squared distances in x.',
          fr: 'Somme des produits des deux écarts, sur la somme des carrés des écarts en x.',
          es: 'Suma de los productos de ambas distancias entre la suma de los cuadrados en x.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, slope, { tolerance: 0.01 }, [
    [rounded((last[1] - first[1]) / (last[0] - first[0]), 2), FIRST_AND_LAST_POINT_ONLY],
    [rounded(xy / yy, 2), X_AND_Y_EXCHANGED],
    [rounded(xx / xy, 2), X_AND_Y_EXCHANGED],
  ]);
}

function correlation(points: Points): PracticeItem {
  const { meanX, meanY, xx, yy, xy } = sums(points);
  const r = rounded(xy / Math.sqrt(xx * yy), 2);
  const all = {
    list: written(points),
    meanX,
    meanY,
    xx: rounded(xx, 2),
    yy: rounded(yy, 2),
    xy: rounded(xy, 2),
    r,
  };
  const explained = {
    prompt: text(
      {
        en: 'What is the correlation coefficient r of {list}? Round to two decimal places.',
        fr: 'Quel est le coefficient de corrélation r de {list} ? Arrondis à deux décimales.',
        es: '¿Cuál es el coeficiente de correlación r de {list}? Se redondea a dos decimales.',
      },
      all,
    ),
    ...scatter(points),
    nudge: NUDGE,
    steps: [
      step(MEANS, THROUGH_MEANS, all),
      step(
        '{xy} ÷ √({xx} · {yy}) ≈ {r}',
        {
          en: 'Dividing by both spreads leaves a number from −1 to 1.',
          fr: 'En divisant par les deux dispersions, il reste un nombre de −1 à 1.',
          es: 'Al dividir entre ambas dispersiones queda un número de −1 a 1.',
        },
        all,
      ),
    ],
  };
  return decimalItem(explained, r, { tolerance: 0.01 }, [
    [-r, CORRELATION_SIGN_LOST],
    [rounded(r * r, 2), CORRELATION_SQUARED],
    [rounded(xy / xx, 2), X_AND_Y_EXCHANGED],
  ]);
}

/** Points near a line; x are 1, 2, 3 … with whole means where there are five. */
function drawPoints(random: SeededRandom, count: number): Points {
  const slope = random.pick([-2, -1, 1, 2, 3]);
  const start = slope < 0 ? 16 : 2;
  return Array.from({ length: count }, (_, index) => [
    index + 1,
    start + slope * (index + 1) + random.integer(-2, 2),
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) {
    const [slope, intercept, x] = [random.integer(3, 30) / 10, random.integer(1, 12), random.integer(2, 15)];
    const off = (random.pick([-1, 1]) * random.integer(3, 40)) / 10;
    const y = rounded(slope * x + intercept + off, 1);
    return y <= 0 ? make(random, difficulty) : residual(slope, intercept, x, y);
  }
  const points = drawPoints(random, difficulty === 2 ? 4 : 5);
  const { xx, yy, xy } = sums(points);
  const isPerfect = Math.abs(xy * xy - xx * yy) < 1e-9;
  if (isPerfect || Math.abs(xy) < 1.5) return make(random, difficulty);
  return difficulty === 2 ? slopeOf(points) : correlation(points);
}

/** Residuals, least squares and correlation (CCSS HSS-ID.B.6). */
export const maRegress = generator('ma-regress', make);
