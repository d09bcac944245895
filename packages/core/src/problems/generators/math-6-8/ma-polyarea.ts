import type { Figure, Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, step, type Explained, type Wrong } from '../../item.ts';
import {
  ENCLOSING_RECTANGLE,
  HALF_FORGOTTEN,
  ONE_PARALLEL_SIDE,
  SLANTED_SIDE_AS_HEIGHT,
  SUM_NOT_HALVED,
} from '../../misconceptions/areas-and-volumes.ts';
import { PERIMETER_FOR_AREA } from '../../misconceptions/geometry.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { planeOf } from './planes.ts';
import { pointText } from './written.ts';

type Corner = [number, number];
const inSquareCm = (explained: Explained, area: number, wrong: readonly Wrong<number>[]) =>
  decimalItem(explained, area, { tolerance: 0, unit: 'cm²' }, wrong);

function shapeWith(
  corners: Corner[],
  height: Corner[],
  labels: { x: number; y: number; text: string }[],
): Figure {
  return {
    type: 'sketch',
    paths: [
      { corners, closed: true },
      { corners: height, closed: false },
    ],
    circles: [],
    labels,
  };
}

const TRIANGLE_PROMPT = {
  en: 'A triangle has a base of {base} cm. The height on it is {height} cm, and a slanted side is {slant} cm. What is its area?',
  fr: 'Un triangle a une base de {base} cm. La hauteur correspondante mesure {height} cm, et un côté oblique {slant} cm. Quelle est son aire ?',
  es: 'Un triángulo tiene una base de {base} cm. La altura sobre ella mide {height} cm y un lado inclinado, {slant} cm. ¿Cuál es su área?',
};

const TRIANGLE_NUDGE = {
  en: 'Which two lengths stand at a right angle? What shape do two such triangles make?',
  fr: 'Quelles deux longueurs font un angle droit ? Quelle figure forment deux triangles pareils ?',
  es: '¿Qué dos longitudes forman ángulo recto? ¿Qué figura forman dos triángulos así?',
};

const TRIANGLE_FIGURE = {
  en: 'A triangle: base {base} cm, height {height} cm, slanted side {slant} cm',
  fr: 'Un triangle : base {base} cm, hauteur {height} cm, côté oblique {slant} cm',
  es: 'Un triángulo: base {base} cm, altura {height} cm, lado inclinado {slant} cm',
};

const TRIANGLE_WORDS = {
  en: 'Two such triangles make a parallelogram of this area.',
  fr: 'Deux triangles pareils font un parallélogramme de cette aire.',
  es: 'Dos triángulos así forman un paralelogramo de esa área.',
};

const TRIANGLE_WORDS_2 = {
  en: 'The triangle is half of it.',
  fr: 'Le triangle en est la moitié.',
  es: 'El triángulo es la mitad.',
};

/** A triangle from a base, the height on it and a slanted side. */
function triangle(random: SeededRandom): PracticeItem {
  const [foot, height, slant] = random.pick([
    [3, 4, 5],
    [4, 3, 5],
    [6, 8, 10],
    [8, 6, 10],
    [5, 12, 13],
    [12, 5, 13],
    [9, 12, 15],
  ]);
  const base = foot + random.integer(1, 9);
  const all = { base, height, slant, product: base * height, area: (base * height) / 2 };
  const explained = {
    prompt: text(TRIANGLE_PROMPT, all),
    figure: shapeWith(
      [
        [0, 0],
        [base, 0],
        [foot, height],
      ],
      [
        [foot, 0],
        [foot, height],
      ],
      [
        { x: base / 2, y: -height * 0.12, text: `${base} cm` },
        { x: foot - base * 0.16, y: height * 0.2, text: `${height} cm` },
        { x: foot / 2 - base * 0.16, y: height * 0.6, text: `${slant} cm` },
      ],
    ),
    figureText: text(TRIANGLE_FIGURE, all),
    nudge: text(TRIANGLE_NUDGE),
    steps: [
      step('{base} × {height} = {product}', TRIANGLE_WORDS, all),
      step('{product} ÷ 2 = {area}', TRIANGLE_WORDS_2, all),
    ],
  };
  return inSquareCm(explained, all.area, [
    [all.product, HALF_FORGOTTEN],
    [(base * slant) / 2, SLANTED_SIDE_AS_HEIGHT],
  ]);
}

const TRAPEZOID_PROMPT = {
  en: 'A trapezoid has parallel sides of {long} cm and {short} cm. Its height is {height} cm. What is its area?',
  fr: 'Un trapèze a des côtés parallèles de {long} cm et {short} cm. Sa hauteur est de {height} cm. Quelle est son aire ?',
  es: 'Un trapecio tiene lados paralelos de {long} cm y {short} cm. Su altura es de {height} cm. ¿Cuál es su área?',
};

const TRAPEZOID_NUDGE = {
  en: 'How wide is the shape halfway up?',
  fr: 'Quelle est la largeur de la figure à mi-hauteur ?',
  es: '¿Cuánto mide de ancho la figura a media altura?',
};

const TRAPEZOID_FIGURE = {
  en: 'A trapezoid: parallel sides {long} cm and {short} cm, height {height} cm',
  fr: 'Un trapèze : côtés parallèles {long} cm et {short} cm, hauteur {height} cm',
  es: 'Un trapecio: lados paralelos {long} cm y {short} cm, altura {height} cm',
};

const TRAPEZOID_WORDS = {
  en: 'Two such trapezoids make a parallelogram with this base.',
  fr: 'Deux trapèzes pareils font un parallélogramme de cette base.',
  es: 'Dos trapecios así forman un paralelogramo con esa base.',
};

const TRAPEZOID_WORDS_2 = {
  en: 'One trapezoid is half of it.',
  fr: 'Un trapèze en est la moitié.',
  es: 'Un trapecio es la mitad.',
};

/** A trapezoid from its parallel sides and its height. */
function trapezoid(random: SeededRandom): PracticeItem {
  const [short, height] = [random.integer(3, 9), random.integer(3, 9)];
  const long = short + random.integer(2, 8);
  const left = random.integer(1, long - short);
  const all = {
    short,
    long,
    height,
    sum: short + long,
    product: (short + long) * height,
    area: ((short + long) * height) / 2,
  };
  const explained = {
    prompt: text(TRAPEZOID_PROMPT, all),
    figure: shapeWith(
      [
        [0, 0],
        [long, 0],
        [left + short, height],
        [left, height],
      ],
      [
        [left, 0],
        [left, height],
      ],
      [
        { x: long / 2, y: -height * 0.15, text: `${long} cm` },
        { x: left + short / 2, y: height * 1.15, text: `${short} cm` },
        { x: left + long * 0.14, y: height * 0.5, text: `${height} cm` },
      ],
    ),
    figureText: text(TRAPEZOID_FIGURE, all),
    nudge: text(TRAPEZOID_NUDGE),
    steps: [
      step('{long} + {short} = {sum}', TRAPEZOID_WORDS, all),
      step('{sum} × {height} ÷ 2 = {area}', TRAPEZOID_WORDS_2, all),
    ],
  };
  return inSquareCm(explained, all.area, [
    [all.product, SUM_NOT_HALVED],
    [long * height, ONE_PARALLEL_SIDE],
  ]);
}

const ON_THE_PLANE_PROMPT = {
  en: 'What is the area of {names} in unit squares? {corners}',
  fr: 'Quelle est l’aire de {names} en carreaux unités ? {corners}',
  es: '¿Cuál es el área de {names} en cuadrados unidad? {corners}',
};

const ON_THE_PLANE_NUDGE = {
  en: 'Which line of the grid joins two of the corners? How far from it are the others?',
  fr: 'Quelle ligne du quadrillage relie deux sommets ? À quelle distance en sont les autres ?',
  es: '¿Qué línea de la cuadrícula une dos vértices? ¿A qué distancia están los otros?',
};

const ON_THE_PLANE_FIGURE = {
  en: 'The shape {names} on a coordinate plane: {corners}',
  fr: 'La figure {names} dans un repère : {corners}',
  es: 'La figura {names} en un plano de coordenadas: {corners}',
};

const ON_THE_PLANE_WORDS = {
  en: 'Along the grid: {base} units wide.',
  fr: 'Le long du quadrillage : {base} unités de large.',
  es: 'Por la cuadrícula: {base} unidades de ancho.',
};

const ON_THE_PLANE_WORDS_2 = {
  en: 'Points on one grid line are as far apart as their x.',
  fr: 'Des points sur une même ligne sont aussi éloignés que leurs x.',
  es: 'Los puntos de una misma línea distan lo que sus x.',
};

const ON_THE_PLANE_WORDS_3 = {
  en: 'Each triangle over that line is half of base times height.',
  fr: 'Chaque triangle sur cette ligne est la moitié de base fois hauteur.',
  es: 'Cada triángulo sobre esa línea es la mitad de base por altura.',
};

/** A triangle on the plane with no side along the grid but one, or a quadrilateral like a kite. */
function onThePlane(random: SeededRandom): PracticeItem {
  const [left, right] = [-random.integer(1, 6), random.integer(1, 6)];
  const level = random.integer(-6, 0);
  const isKite = random.pick([true, false]) && level > -5;
  const tipX = isKite ? random.integer(left + 1, right - 1) : random.integer(-6, 6);
  const tipY = level + random.integer(2, 6);
  const low = -6;
  const corners: Corner[] = isKite
    ? [
        [left, level],
        [tipX, low],
        [right, level],
        [tipX, tipY],
      ]
    : [
        [left, level],
        [right, level],
        [tipX, tipY],
      ];
  const [base, height] = [right - left, isKite ? tipY - low : tipY - level];
  const area = (base * height) / 2;
  const points = corners.map(([x, y], index) => ({ x, y, label: 'ABCD'[index] ?? '' }));
  const all = {
    names: points.map(({ label }) => label).join(''),
    corners: cornersText(points),
    base,
    height,
    area,
  };
  const explained = {
    prompt: text(ON_THE_PLANE_PROMPT, all),
    figure: planeOf(6, points, [{ through: [...corners, corners[0] ?? [0, 0]] }]),
    figureText: text(ON_THE_PLANE_FIGURE, all),
    nudge: text(ON_THE_PLANE_NUDGE),
    steps: [
      step(ON_THE_PLANE_WORDS, ON_THE_PLANE_WORDS_2, all),
      step('{base} × {height} ÷ 2 = {area}', ON_THE_PLANE_WORDS_3, all),
    ],
  };
  return decimalItem(explained, area, { tolerance: 0 }, [
    [base * height, ENCLOSING_RECTANGLE],
    [2 * (base + height), PERIMETER_FOR_AREA],
  ]);
}

function cornersText(points: readonly { x: number; y: number; label: string }[]) {
  const inLocale = (locale: 'en' | 'fr' | 'es') =>
    points.map(({ x, y, label }) => `${label} ${pointText(x, y)[locale]}`).join(', ');
  return { en: inLocale('en'), fr: inLocale('fr'), es: inLocale('es') };
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return triangle(random);
  return difficulty === 2 ? trapezoid(random) : onThePlane(random);
}

/** Area of triangles and polygons, from sides and from coordinates (CCSS 6.G.A.1, 6.G.A.3). */
export const maPolyarea = generator('ma-polyarea', make);
