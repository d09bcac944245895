import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import { X_AND_Y_SWAPPED } from '../../misconceptions/plane-figures.ts';
import {
  BOTH_SIGNS_CHANGED,
  CORNERS_MIXED_UP,
  MIRRORED_IN_OTHER_LINE,
  SUBTRACTED_ACROSS_ZERO,
} from '../../misconceptions/signs-and-points.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { planeOf } from './planes.ts';
import { pointText, same } from './written.ts';

export const COORDINATES = [same('x'), same('y')] as const;
const at = (x: number, y: number) => [fraction(x, 1), fraction(y, 1)] as const;

const FIND_DISTANCE_PROMPT = {
  en: 'How far is A {a} from B {b}?',
  fr: 'À quelle distance A {a} est-il de B {b} ?',
  es: '¿A qué distancia está A {a} de B {b}?',
};

const FIND_DISTANCE_NUDGE = {
  en: 'How far is each point from the axis that lies between them?',
  fr: 'À quelle distance chaque point est-il de l’axe qui les sépare ?',
  es: '¿A qué distancia está cada punto del eje que los separa?',
};

/** Two points on one grid line, on both sides of an axis. */
function findDistance(random: SeededRandom): PracticeItem {
  const [low, high] = [-random.integer(1, 6), random.integer(1, 6)];
  const kept = random.integer(-5, 5);
  const lies = random.pick([true, false]);
  const [a, b] = lies
    ? [
        { x: low, y: kept },
        { x: high, y: kept },
      ]
    : [
        { x: kept, y: low },
        { x: kept, y: high },
      ];
  const all = { a: pointText(a.x, a.y), b: pointText(b.x, b.y), down: -low, up: high, answer: high - low };
  const explained = {
    prompt: text(FIND_DISTANCE_PROMPT, all),
    figure: planeOf(6, [
      { ...a, label: 'A' },
      { ...b, label: 'B' },
    ]),
    figureText: text(
      {
        en: 'A {a} and B {b} on a coordinate plane',
        fr: 'A {a} et B {b} dans un repère',
        es: 'A {a} y B {b} en un plano de coordenadas',
      },
      all,
    ),
    nudge: text(FIND_DISTANCE_NUDGE),
    steps: [
      step(
        {
          en: 'To the axis: {down} from A and {up} from B',
          fr: 'Jusqu’à l’axe : {down} depuis A et {up} depuis B',
          es: 'Hasta el eje: {down} desde A y {up} desde B',
        },
        {
          en: 'A distance is never negative.',
          fr: 'Une distance n’est jamais négative.',
          es: 'Una distancia nunca es negativa.',
        },
        all,
      ),
      step(
        '{down} + {up} = {answer}',
        {
          en: 'The points lie on different sides, so the ways add up.',
          fr: 'Les points sont de part et d’autre : les chemins s’ajoutent.',
          es: 'Los puntos están a lados distintos: los caminos se suman.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.answer, [[Math.abs(high + low), SUBTRACTED_ACROSS_ZERO]]);
}

const MIRROR_PROMPT = {
  en: 'Point A {a} is reflected in the {axis}-axis. Where is its image?',
  fr: 'Le point A {a} a un symétrique par rapport à l’axe des {axis}. Où est ce symétrique ?',
  es: 'El punto A {a} se refleja en el eje {axis}. ¿Dónde está su imagen?',
};

const MIRROR_NUDGE = {
  en: 'Fold the plane along the mirror line. Where does the point land?',
  fr: 'Plie le plan le long du miroir. Où le point arrive-t-il ?',
  es: 'Doblemos el plano por el espejo. ¿Dónde cae el punto?',
};

/** A point mirrored in one of the axes. */
function mirror(random: SeededRandom): PracticeItem {
  const [x, y] = [random.integer(1, 6) * random.pick([-1, 1]), random.integer(1, 6) * random.pick([-1, 1])];
  const axis = random.pick(['x', 'y']);
  const [right, other] = axis === 'x' ? [at(x, -y), at(-x, y)] : [at(-x, y), at(x, -y)];
  const all = {
    a: pointText(x, y),
    axis,
    image: axis === 'x' ? pointText(x, -y) : pointText(-x, y),
    kept: axis,
    changed: axis === 'x' ? 'y' : 'x',
  };
  const explained = {
    prompt: text(MIRROR_PROMPT, all),
    figure: planeOf(6, [{ x, y, label: 'A' }]),
    figureText: text(
      {
        en: 'A {a} on a coordinate plane',
        fr: 'A {a} dans un repère',
        es: 'A {a} en un plano de coordenadas',
      },
      all,
    ),
    nudge: text(MIRROR_NUDGE),
    steps: [
      step(
        { en: '{kept} stays as it is.', fr: '{kept} ne change pas.', es: '{kept} no cambia.' },
        {
          en: 'The point moves straight across the mirror line.',
          fr: 'Le point traverse le miroir tout droit.',
          es: 'El punto cruza el espejo en línea recta.',
        },
        all,
      ),
      step(
        {
          en: '{changed} changes its sign: {image}',
          fr: '{changed} change de signe : {image}',
          es: '{changed} cambia de signo: {image}',
        },
        {
          en: 'Point and image are equally far from the mirror.',
          fr: 'Le point et l’image sont à égale distance du miroir.',
          es: 'El punto y la imagen están a igual distancia del espejo.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, COORDINATES, right, [
    [other, MIRRORED_IN_OTHER_LINE],
    [at(-x, -y), BOTH_SIGNS_CHANGED],
  ]);
}

const CLOSE_RECTANGLE_PROMPT = {
  en: 'ABCD is a rectangle with sides along the grid. A {a}, B {b}, C {c}. Where is D?',
  fr: 'ABCD est un rectangle dont les côtés suivent le quadrillage. A {a}, B {b}, C {c}. Où est D ?',
  es: 'ABCD es un rectángulo con lados sobre la cuadrícula. A {a}, B {b}, C {c}. ¿Dónde está D?',
};

const CLOSE_RECTANGLE_NUDGE = {
  en: 'D shares one number with A and the other with C.',
  fr: 'D a un nombre en commun avec A et l’autre avec C.',
  es: 'D comparte un número con A y el otro con C.',
};

/** The fourth corner of a rectangle with sides along the grid. */
function closeRectangle(random: SeededRandom): PracticeItem {
  const [left, bottom] = [-random.integer(1, 6), -random.integer(1, 6)];
  const [right, top] = [random.integer(1, 6), random.integer(1, 6)];
  const corners: [number, number][] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  const gone = random.integer(0, 3);
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = [1, 2, 3].map(
    (next): [number, number] => corners[(gone + next) % 4] ?? [0, 0],
  );
  const [x, y] = corners[gone] ?? [0, 0];
  const all = { a: pointText(...a), b: pointText(...b), c: pointText(...c), d: pointText(x, y), x, y };
  const explained = {
    prompt: text(CLOSE_RECTANGLE_PROMPT, all),
    figure: planeOf(
      6,
      [a, b, c].map(([px, py], index) => ({ x: px, y: py, label: 'ABC'[index] ?? '' })),
      [{ through: [a, b, c] }],
    ),
    figureText: text(
      {
        en: 'A {a}, B {b} and C {c}, joined in this order',
        fr: 'A {a}, B {b} et C {c}, reliés dans cet ordre',
        es: 'A {a}, B {b} y C {c}, unidos en ese orden',
      },
      all,
    ),
    nudge: text(CLOSE_RECTANGLE_NUDGE),
    steps: [
      step(
        { en: 'D lies opposite B.', fr: 'D est en face de B.', es: 'D está enfrente de B.' },
        {
          en: 'The letters go round the rectangle in order.',
          fr: 'Les lettres font le tour du rectangle dans l’ordre.',
          es: 'Las letras rodean el rectángulo en orden.',
        },
      ),
      step(
        { en: 'x = {x} and y = {y}', fr: 'x = {x} et y = {y}', es: 'x = {x} e y = {y}' },
        {
          en: 'Each side keeps either x or y.',
          fr: 'Chaque côté garde soit x, soit y.',
          es: 'Cada lado conserva x o y.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, COORDINATES, at(x, y), [
    [at(-b[0], -b[1]), CORNERS_MIXED_UP],
    [at(y, x), X_AND_Y_SWAPPED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return findDistance(random);
  return difficulty === 2 ? mirror(random) : closeRectangle(random);
}

/** Distances and mirror images on the four-quadrant plane (CCSS 6.NS.C.6, 6.NS.C.8). */
export const maCoord4 = generator('ma-coord4', make);
