import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, fraction, generator, step, type Option } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  COUNTED_FROM_ONE,
  ONE_DIRECTION_ONLY,
  OPPOSITE_MOVE,
  X_AND_Y_SWAPPED,
} from '../../misconceptions/plane-figures.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const SIZE = 10;
const LABELS = [
  { en: 'x', fr: 'x', es: 'x' },
  { en: 'y', fr: 'y', es: 'y' },
] as const;
const pair = (x: number, y: number) => [fraction(x, 1), fraction(y, 1)];

interface Point {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

function picture(points: readonly Point[]) {
  const words = (locale: 'en' | 'fr' | 'es') => {
    const at = { en: 'right', fr: 'à droite', es: 'a la derecha' }[locale];
    const up = { en: 'up', fr: 'en haut', es: 'arriba' }[locale];
    const [is, and] = locale === 'fr' ? [' : ', ' ; '] : [': ', '; '];
    return points.map(({ label, x, y }) => `${label}${is}${x} ${at}, ${y} ${up}`).join(and);
  };
  return {
    figure: { type: 'quadrant' as const, size: SIZE, points: [...points] },
    figureText: text({ en: words('en'), fr: words('fr'), es: words('es') }),
  };
}

/** Two different numbers, so that swapping them shows. */
function drawPair(random: SeededRandom, least: number, most: number): readonly [number, number] {
  const x = random.integer(least, most);
  const y = random.integer(least, most - 1);
  return [x, y >= x ? y + 1 : y];
}

const NUDGE = text({
  en: 'The first number goes to the right, the second up.',
  fr: 'Le premier nombre va vers la droite, le second vers le haut.',
  es: 'El primer número va a la derecha, el segundo hacia arriba.',
});

const startAtZero = step(
  {
    en: 'Start where both axes meet, at 0.',
    fr: 'Pars du coin des deux axes, à 0.',
    es: 'Empezamos donde se cruzan los ejes, en 0.',
  },
  {
    en: 'Both numbers count steps from there.',
    fr: 'Les deux nombres comptent les pas depuis là.',
    es: 'Los dos números cuentan pasos desde ahí.',
  },
);

/** The coordinates of a point that is drawn. */
function readPoint(random: SeededRandom): PracticeItem {
  const [x, y] = drawPair(random, 0, SIZE);
  const explained = {
    ...picture([{ x, y, label: 'A' }]),
    prompt: text({
      en: 'What are the coordinates of point A?',
      fr: 'Quelles sont les coordonnées du point A ?',
      es: '¿Cuáles son las coordenadas del punto A?',
    }),
    nudge: NUDGE,
    steps: [
      startAtZero,
      step(
        {
          en: '{x} to the right, {y} up: A = ({sx}, {sy})',
          fr: '{x} à droite, {y} en haut : A = ({sx} ; {sy})',
          es: '{x} a la derecha, {y} arriba: A = ({sx}; {sy})',
        },
        {
          en: 'Right comes first, then up.',
          fr: 'D’abord la droite, puis le haut.',
          es: 'Primero a la derecha, luego arriba.',
        },
        { x, y, sx: String(x), sy: String(y) },
      ),
    ],
  };
  return listItem(explained, LABELS, pair(x, y), [
    [pair(y, x), X_AND_Y_SWAPPED],
    [pair(x + 1, y + 1), COUNTED_FROM_ONE],
  ]);
}

/** Which of four points has these coordinates? */
function findPoint(random: SeededRandom): PracticeItem {
  const [x, y] = drawPair(random, 1, SIZE - 1);
  const others = [
    [y, x],
    [x - 1, y - 1],
    [x, 0],
  ] as const;
  const names = random.shuffle(['A', 'B', 'C', 'D']);
  const points = [[x, y] as const, ...others].map(([px, py], index): Point => ({
    x: px,
    y: py,
    label: names[index] ?? '',
  }));
  const option = (index: number): Option => ({ text: text(names[index] ?? '') });
  const explained = {
    ...picture(points.toSorted((a, b) => a.label.localeCompare(b.label))),
    prompt: text(
      {
        en: 'Which point lies at ({x}, {y})?',
        fr: 'Quel point est en ({x} ; {y}) ?',
        es: '¿Qué punto está en ({x}; {y})?',
      },
      { x: String(x), y: String(y) },
    ),
    nudge: NUDGE,
    steps: [
      startAtZero,
      step(
        {
          en: 'Go {x} to the right and {y} up: there is {name}.',
          fr: 'Va {x} à droite et {y} en haut : c’est {name}.',
          es: 'Vamos {x} a la derecha y {y} arriba: ahí está {name}.',
        },
        {
          en: 'Right comes first, then up.',
          fr: 'D’abord la droite, puis le haut.',
          es: 'Primero a la derecha, luego arriba.',
        },
        { x, y, name: names[0] ?? '' },
      ),
    ],
  };
  return choiceItem(explained, random, option(0), [
    [option(1), X_AND_Y_SWAPPED],
    [option(2), COUNTED_FROM_ONE],
    [option(3), ONE_DIRECTION_ONLY],
  ]);
}

/** Where two moves lead. */
function movePoint(random: SeededRandom): PracticeItem {
  const [x, y] = [random.integer(1, 6), random.integer(4, 9)];
  const [right, down] = [random.integer(1, SIZE - x), random.integer(1, y)];
  const all = { x, y, right, down, nx: x + right, ny: y - down };
  const explained = {
    ...picture([{ x, y, label: 'A' }]),
    prompt: text(
      {
        en: 'From A go {right} to the right and {down} down. Where do you arrive?',
        fr: 'Depuis A, va {right} à droite et {down} vers le bas. Où arrives-tu ?',
        es: 'Desde A se avanza {right} a la derecha y {down} hacia abajo. ¿A qué punto se llega?',
      },
      all,
    ),
    nudge: text({
      en: 'First read the coordinates of A.',
      fr: 'Lis d’abord les coordonnées de A.',
      es: 'Primero leemos las coordenadas de A.',
    }),
    steps: [
      step(
        { en: 'A has x = {x} and y = {y}.', fr: 'A a x = {x} et y = {y}.', es: 'A tiene x = {x} e y = {y}.' },
        {
          en: 'Right first, then up.',
          fr: 'D’abord la droite, puis le haut.',
          es: 'Primero a la derecha, luego arriba.',
        },
        all,
      ),
      step(
        '{x} + {right} = {nx}; {y} − {down} = {ny}',
        {
          en: 'Right changes x, down makes y smaller.',
          fr: 'La droite change x, le bas diminue y.',
          es: 'A la derecha cambia x, hacia abajo disminuye y.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, LABELS, pair(all.nx, all.ny), [
    [pair(all.nx, y + down), OPPOSITE_MOVE],
    [pair(all.nx, y), ONE_DIRECTION_ONLY],
    [pair(all.ny, all.nx), X_AND_Y_SWAPPED],
  ]);
}

/** Three corners of a rectangle: where is the fourth? */
function fourthCorner(random: SeededRandom): PracticeItem {
  const [left, low] = [random.integer(0, 4), random.integer(0, 4)];
  const [right, high] = [left + random.integer(2, 6), low + random.integer(2, 6)];
  const corners = random.shuffle([
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ] as const);
  const [missing = [0, 0], ...rest] = corners;
  const points = rest.map(([x, y], index): Point => ({ x, y, label: ['A', 'B', 'C'][index] ?? '' }));
  const [x, y] = missing;
  const all = { x, y };
  const explained = {
    ...picture(points),
    prompt: text({
      en: 'A, B and C are corners of a rectangle. Where is the fourth corner?',
      fr: 'A, B et C sont des coins d’un rectangle. Où est le quatrième coin ?',
      es: 'A, B y C son esquinas de un rectángulo. ¿Dónde está la cuarta esquina?',
    }),
    nudge: text({
      en: 'Which two lie above each other, and which side by side?',
      fr: 'Lesquels sont l’un au-dessus de l’autre, lesquels côte à côte ?',
      es: '¿Cuáles están uno sobre otro y cuáles al lado?',
    }),
    steps: [
      step(
        {
          en: 'Read the coordinates of all three points.',
          fr: 'Lis les coordonnées des trois points.',
          es: 'Leemos las coordenadas de los tres puntos.',
        },
        {
          en: 'Each x and each y of a rectangle like this comes twice.',
          fr: 'Chaque x et chaque y d’un tel rectangle vient deux fois.',
          es: 'Cada x y cada y de un rectángulo así aparece dos veces.',
        },
      ),
      step(
        {
          en: 'x = {x} and y = {y} have come only once.',
          fr: 'x = {x} et y = {y} ne sont venus qu’une fois.',
          es: 'x = {x} e y = {y} solo han aparecido una vez.',
        },
        {
          en: 'They complete the rectangle.',
          fr: 'Ils complètent le rectangle.',
          es: 'Completan el rectángulo.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, LABELS, pair(x, y), [
    [pair(y, x), X_AND_Y_SWAPPED],
    [pair(x + 1, y + 1), COUNTED_FROM_ONE],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return random.integer(0, 1) === 0 ? readPoint(random) : findPoint(random);
  return difficulty === 2 ? movePoint(random) : fourthCorner(random);
}

/** Points of the first quadrant: read, found, moved, completed (CCSS 5.G.A.1, 5.G.A.2). */
export const maCoord = generator('ma-coord', make);
