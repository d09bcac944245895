import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step, type Explained } from '../../item.ts';
import {
  ADDED_FOR_A_LEG,
  DOUBLED_NOT_SQUARED,
  FORGOT_ROOT,
  LEG_BY_DIFFERENCE,
  LEGS_ADD_UP,
} from '../../misconceptions/geometry.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Whole-number right triangles without common factor. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;
const LONGEST_SIDE = 65;
const UNITS = ['cm', 'm'] as const;
const ONE_PLACE = 0.05;

interface Triangle {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly unit: (typeof UNITS)[number];
}

function drawTriple(random: SeededRandom): Triangle {
  const [x, y, z] = random.pick(TRIPLES);
  const scale = random.integer(1, Math.min(6, Math.floor(LONGEST_SIDE / z)));
  const [a = 0, b = 0] = random.shuffle([x * scale, y * scale]);
  return { a, b, c: z * scale, unit: random.pick(UNITS) };
}

function figureOf({ a, b, c, unit }: Triangle, unknown: 'b' | 'c') {
  const label = (value: number) => `${value} ${unit}`;
  return {
    figure: {
      type: 'right-triangle' as const,
      a: label(a),
      b: unknown === 'b' ? '?' : label(b),
      c: unknown === 'c' ? '?' : label(c),
      ratio: a / b,
    },
    figureText: text(
      unknown === 'c'
        ? {
            en: 'A right triangle. The legs are {a} {unit} and {b} {unit}, the long side is unknown.',
            fr: 'Un triangle rectangle. Les côtés de l’angle droit mesurent {a} {unit} et {b} {unit}, l’hypoténuse est inconnue.',
            es: 'Un triángulo rectángulo. Los catetos miden {a} {unit} y {b} {unit}, la hipotenusa es desconocida.',
          }
        : {
            en: 'A right triangle. One leg is {a} {unit}, the long side is {c} {unit}, the other leg is unknown.',
            fr: 'Un triangle rectangle. Un côté de l’angle droit mesure {a} {unit}, l’hypoténuse {c} {unit}, l’autre côté est inconnu.',
            es: 'Un triángulo rectángulo. Un cateto mide {a} {unit}, la hipotenusa {c} {unit}, el otro cateto es desconocido.',
          },
      { a, b, c, unit },
    ),
  };
}

function explainLongSide(triangle: Triangle, shown: number, isRounded: boolean): Explained {
  const { a, b, unit } = triangle;
  const all = { a, b, unit, aa: a * a, bb: b * b, cc: a * a + b * b, c: shown, about: isRounded ? '≈' : '=' };
  return {
    ...figureOf(triangle, 'c'),
    prompt: text(
      isRounded
        ? {
            en: 'A right triangle has legs of {a} {unit} and {b} {unit}. How long is the long side, in {unit}, to one decimal place?',
            fr: 'Un triangle rectangle a des côtés de l’angle droit de {a} {unit} et {b} {unit}. Combien mesure l’hypoténuse, en {unit}, à un chiffre après la virgule ?',
            es: 'Un triángulo rectángulo tiene catetos de {a} {unit} y {b} {unit}. ¿Cuánto mide la hipotenusa, en {unit}, con un decimal?',
          }
        : {
            en: 'A right triangle has legs of {a} {unit} and {b} {unit}. How long is the long side, in {unit}?',
            fr: 'Un triangle rectangle a des côtés de l’angle droit de {a} {unit} et {b} {unit}. Combien mesure l’hypoténuse, en {unit} ?',
            es: 'Un triángulo rectángulo tiene catetos de {a} {unit} y {b} {unit}. ¿Cuánto mide la hipotenusa, en {unit}?',
          },
      all,
    ),
    nudge: text({
      en: 'Draw a square on each side. Which two areas together make the third?',
      fr: 'Dessine un carré sur chaque côté. Quelles aires s’ajoutent pour faire la troisième ?',
      es: 'Dibujemos un cuadrado en cada lado. ¿Qué dos áreas juntas forman la tercera?',
    }),
    steps: [
      step(
        '{a}² + {b}² = {aa} + {bb} = {cc}',
        {
          en: 'The squares on the legs together equal the square on the long side.',
          fr: 'Les carrés des deux côtés font ensemble le carré de l’hypoténuse.',
          es: 'Los cuadrados de los catetos suman el cuadrado de la hipotenusa.',
        },
        all,
      ),
      step(
        '√{cc} {about} {c}',
        {
          en: 'The side of a square is the root of its area.',
          fr: 'Le côté d’un carré est la racine de son aire.',
          es: 'El lado de un cuadrado es la raíz de su área.',
        },
        all,
      ),
    ],
  };
}

function explainLeg(triangle: Triangle): Explained {
  const { a, b, c, unit } = triangle;
  const all = { a, b, c, unit, aa: a * a, bb: b * b, cc: c * c };
  return {
    ...figureOf(triangle, 'b'),
    prompt: text(
      {
        en: 'A rope {c} {unit} long runs from the top of a mast to the ground, {a} {unit} from its foot. How high is the mast, in {unit}?',
        fr: 'Une corde de {c} {unit} va du sommet d’un mât jusqu’au sol, à {a} {unit} de son pied. Quelle est la hauteur du mât, en {unit} ?',
        es: 'Una cuerda de {c} {unit} va de la punta de un mástil al suelo, a {a} {unit} de su pie. ¿Cuánto mide el mástil de alto, en {unit}?',
      },
      all,
    ),
    nudge: text({
      en: 'Which side lies opposite the right angle? Is it known or asked?',
      fr: 'Quel côté est en face de l’angle droit ? Est-il connu ou cherché ?',
      es: '¿Qué lado está frente al ángulo recto? ¿Se conoce o se busca?',
    }),
    steps: [
      step(
        '{c}² − {a}² = {cc} − {aa} = {bb}',
        {
          en: 'The long side is known, so one leg’s square is taken from its square.',
          fr: 'L’hypoténuse est connue : on retire de son carré celui d’un côté.',
          es: 'Se conoce la hipotenusa: a su cuadrado se le quita el de un cateto.',
        },
        all,
      ),
      step(
        '√{bb} = {b}',
        {
          en: 'The side of a square is the root of its area.',
          fr: 'Le côté d’un carré est la racine de son aire.',
          es: 'El lado de un cuadrado es la raíz de su área.',
        },
        all,
      ),
    ],
  };
}

function askLongSide(random: SeededRandom): PracticeItem {
  const triangle = drawTriple(random);
  const { a, b, c, unit } = triangle;
  return decimalItem(explainLongSide(triangle, c, false), c, { tolerance: 0, unit }, [
    [a + b, LEGS_ADD_UP],
    [c * c, FORGOT_ROOT],
    [2 * a + 2 * b, DOUBLED_NOT_SQUARED],
  ]);
}

function askLeg(random: SeededRandom): PracticeItem {
  const triangle = { ...drawTriple(random), unit: 'm' } as const;
  const { a, b, c, unit } = triangle;
  return decimalItem(explainLeg(triangle), b, { tolerance: 0, unit }, [
    [c - a, LEG_BY_DIFFERENCE],
    [b * b, FORGOT_ROOT],
    [rounded(Math.sqrt(c * c + a * a), 2), ADDED_FOR_A_LEG],
  ]);
}

function askRounded(random: SeededRandom): PracticeItem {
  const a = random.integer(2, 12);
  const b = a + random.integer(1, 6);
  const exact = Math.sqrt(a * a + b * b);
  if (Number.isInteger(exact)) return askRounded(random);
  const triangle = { a, b, c: exact, unit: random.pick(UNITS) };
  const shown = rounded(exact, 1);
  return decimalItem(
    explainLongSide(triangle, shown, true),
    shown,
    { tolerance: ONE_PLACE, unit: triangle.unit },
    [
      [a + b, LEGS_ADD_UP],
      [a * a + b * b, FORGOT_ROOT],
      [rounded(Math.sqrt(2 * a + 2 * b), 1), DOUBLED_NOT_SQUARED],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return askLongSide(random);
  return difficulty === 2 ? askLeg(random) : askRounded(random);
}

/** The rule of right triangles (CCSS 8.G.B.7): long side, leg, and a rounded root. */
export const maPyth = generator('ma-pyth', make);
