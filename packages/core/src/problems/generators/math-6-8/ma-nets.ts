import type { Figure, Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, step } from '../../item.ts';
import {
  BASE_FORGOTTEN,
  HALF_FORGOTTEN,
  HALF_THE_FACES,
  VOLUME_FOR_SURFACE,
} from '../../misconceptions/areas-and-volumes.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

type Corner = [number, number];
const IN_SQUARE_CM = { tolerance: 0, unit: 'cm²' };
const block = (
  x: number,
  y: number,
  width: number,
  height: number,
): { corners: Corner[]; closed: boolean } => ({
  corners: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  closed: true,
});

/** The net of a box: four faces in a row, two beside the second. */
function boxNet(length: number, width: number, height: number): Figure {
  const [x1, x2, x3] = [height, height + length, 2 * height + length];
  return {
    type: 'sketch',
    paths: [
      block(0, 0, height, width),
      block(x1, 0, length, width),
      block(x2, 0, height, width),
      block(x3, 0, length, width),
      block(x1, width, length, height),
      block(x1, -height, length, height),
    ],
    circles: [],
    labels: [
      { x: x1 + length / 2, y: width / 2, text: String(length) },
      { x: x3 + length + 0.6, y: width / 2, text: String(width) },
      { x: height / 2, y: -0.6, text: String(height) },
    ],
  };
}

const BOX_NUDGE = {
  en: 'Unfold it. How many faces are there, and which are equal?',
  fr: 'Déplie-la. Combien de faces y a-t-il, et lesquelles sont égales ?',
  es: 'Al desplegarla, ¿cuántas caras hay y cuáles son iguales?',
};

const BOX_WORDS = {
  en: 'A net of six rectangles that folds into a box of {length} by {width} by {height} cm',
  fr: 'Un patron de six rectangles qui se plie en une boîte de {length} sur {width} sur {height} cm',
  es: 'Un desarrollo de seis rectángulos que forma una caja de {length} por {width} por {height} cm',
};

const BOX_WORDS_2 = {
  en: 'A cube has edges of {length} cm. What is its surface area?',
  fr: 'Un cube a des arêtes de {length} cm. Quelle est l’aire de sa surface ?',
  es: 'Un cubo tiene aristas de {length} cm. ¿Cuál es el área de su superficie?',
};

const BOX_WORDS_3 = {
  en: 'A box is {length} cm long, {width} cm wide and {height} cm high. What is its surface area?',
  fr: 'Une boîte mesure {length} cm de long, {width} cm de large et {height} cm de haut. Quelle est l’aire de sa surface ?',
  es: 'Una caja mide {length} cm de largo, {width} cm de ancho y {height} cm de alto. ¿Cuál es el área de su superficie?',
};

const BOX_WORDS_4 = {
  en: 'A cube has 6 equal faces.',
  fr: 'Un cube a 6 faces égales.',
  es: 'Un cubo tiene 6 caras iguales.',
};

function box(random: SeededRandom, isCube: boolean): PracticeItem {
  const length = isCube ? random.integer(2, 25) : random.integer(3, 10);
  const [width, height] = isCube ? [length, length] : [random.integer(2, 9), random.integer(2, 8)];
  const faces = [length * width, length * height, width * height] as const;
  const half = faces[0] + faces[1] + faces[2];
  const all = { length, width, height, one: faces[0], two: faces[1], three: faces[2], half, area: 2 * half };
  const figureText = BOX_WORDS;
  const explained = {
    prompt: text(isCube ? BOX_WORDS_2 : BOX_WORDS_3, all),
    figure: boxNet(length, width, height),
    figureText: text(figureText, all),
    nudge: text(BOX_NUDGE),
    steps: isCube
      ? [
          step(
            '{length} × {length} = {one}',
            { en: 'One face is a square.', fr: 'Une face est un carré.', es: 'Una cara es un cuadrado.' },
            all,
          ),
          step('6 × {one} = {area}', BOX_WORDS_4, all),
        ]
      : [
          step(
            '{length} × {width} = {one}; {length} × {height} = {two}; {width} × {height} = {three}',
            {
              en: 'These are the three different faces.',
              fr: 'Ce sont les trois faces différentes.',
              es: 'Son las tres caras distintas.',
            },
            all,
          ),
          step(
            '2 × ({one} + {two} + {three}) = {area}',
            {
              en: 'Each face has an equal one opposite.',
              fr: 'Chaque face a une face égale en face d’elle.',
              es: 'Cada cara tiene otra igual enfrente.',
            },
            all,
          ),
        ],
  };
  return decimalItem(explained, all.area, IN_SQUARE_CM, [
    [length * width * height, VOLUME_FOR_SURFACE],
    [half, HALF_THE_FACES],
  ]);
}

const PYRAMID_PROMPT = {
  en: 'A pyramid has a square base with sides of {base} cm. Each of its triangles is {slant} cm high. What is its surface area?',
  fr: 'Une pyramide a une base carrée de {base} cm de côté. Chacun de ses triangles a une hauteur de {slant} cm. Quelle est l’aire de sa surface ?',
  es: 'Una pirámide tiene una base cuadrada de {base} cm de lado. Cada triángulo tiene una altura de {slant} cm. ¿Cuál es el área de su superficie?',
};

const PYRAMID_NUDGE = {
  en: 'Which shapes make the net, and how many of each?',
  fr: 'Quelles figures forment le patron, et combien de chaque ?',
  es: '¿Qué figuras forman el desarrollo y cuántas de cada una?',
};

const PYRAMID_FIGURE = {
  en: 'A net: a square of side {base} cm with a triangle {slant} cm high on each side',
  fr: 'Un patron : un carré de côté {base} cm et un triangle de hauteur {slant} cm sur chaque côté',
  es: 'Un desarrollo: un cuadrado de lado {base} cm con un triángulo de altura {slant} cm en cada lado',
};

const PYRAMID_WORDS = {
  en: 'There are 4 equal triangles.',
  fr: 'Il y a 4 triangles égaux.',
  es: 'Hay 4 triángulos iguales.',
};

const PYRAMID_WORDS_2 = {
  en: 'The square base belongs to the surface.',
  fr: 'La base carrée fait partie de la surface.',
  es: 'La base cuadrada es parte de la superficie.',
};

const wing = (corners: Corner[]) => ({ corners, closed: true });

/** The net of a square pyramid: the base with a triangle on each side. */
function pyramidNet(base: number, slant: number): Figure {
  return {
    type: 'sketch',
    paths: [
      block(0, 0, base, base),
      wing([
        [0, 0],
        [base, 0],
        [base / 2, -slant],
      ]),
      wing([
        [0, base],
        [base, base],
        [base / 2, base + slant],
      ]),
      wing([
        [0, 0],
        [0, base],
        [-slant, base / 2],
      ]),
      wing([
        [base, 0],
        [base, base],
        [base + slant, base / 2],
      ]),
    ],
    circles: [],
    labels: [{ x: base / 2, y: base / 2, text: String(base) }],
  };
}

/** A square pyramid by its base and the height of its slanted faces. */
function pyramid(random: SeededRandom): PracticeItem {
  const base = random.integer(2, 10);
  const slant = base + random.integer(1, 8);
  const sides = 2 * base * slant;
  const all = { base, slant, square: base * base, sides, area: base * base + sides };
  const explained = {
    prompt: text(PYRAMID_PROMPT, all),
    figure: pyramidNet(base, slant),
    figureText: text(PYRAMID_FIGURE, all),
    nudge: text(PYRAMID_NUDGE),
    steps: [
      step('4 × {base} × {slant} ÷ 2 = {sides}', PYRAMID_WORDS, all),
      step('{sides} + {square} = {area}', PYRAMID_WORDS_2, all),
    ],
  };
  return decimalItem(explained, all.area, IN_SQUARE_CM, [
    [sides, BASE_FORGOTTEN],
    [2 * sides + all.square, HALF_FORGOTTEN],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  return difficulty === 3 ? pyramid(random) : box(random, difficulty === 1);
}

/** Surface area from a net (CCSS 6.G.A.4). */
export const maNets = generator('ma-nets', make);
