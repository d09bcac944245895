import type { LocalisedText } from '@ori/contracts/locale';
import { distanceBetween, midpointBetween, slopeBetween, type Point } from '../coordinates.ts';
import {
  boxVolume,
  circleArea,
  circumference,
  cylinderVolume,
  hypotenuse,
  missingLeg,
  otherAngle,
  perimeterOf,
  rectangleArea,
  squareArea,
  thirdAngle,
  triangleArea,
  type CircleSize,
} from '../shapes.ts';
import type { Solution } from '../solution.ts';
import { unitOf } from '../units.ts';
import type { Rational } from '../../rational.ts';
import { Silence } from '../../silence.ts';
import { numberAt, type Captures, type Request } from './phrase.ts';

const POWERS = ['', '', '²', '³'];
const UNIT_BEHIND_NUMBER = /\d\s?([a-z]+)/giu;

/** The one unit that stands behind the numbers, or none. Throws Silence for two, or for a number without it. */
function unitIn(text: string): string {
  const found = [...text.matchAll(UNIT_BEHIND_NUMBER)].flatMap(([, name = '']) => unitOf(name) ?? []);
  const [first = '', ...others] = new Set(found);
  const numbers = text.match(/\d+(?:[.,]\d+)?/g) ?? [];
  if (others.length > 0) throw new Silence('two units');
  if (first !== '' && found.length < numbers.length) throw new Silence('a number without unit');
  return first;
}

function withUnit(solution: Solution | null, text: string, dimensions: 1 | 2 | 3): Solution | null {
  const unit = unitIn(text);
  if (!solution || unit === '') return solution;
  const behind = (words: string) => `${words} ${unit}${POWERS[dimensions]}`;
  const words: LocalisedText = {
    en: behind(solution.words.en),
    fr: behind(solution.words.fr),
    es: behind(solution.words.es),
  };
  return { ...solution, words };
}

/** A measure of a shape from the lengths that stand at the named places. */
function shape(
  places: readonly string[],
  dimensions: 1 | 2 | 3,
  measure: (...lengths: Rational[]) => Solution | null,
  phrases: Request['phrases'],
): Request {
  return {
    phrases,
    solve: (at, locale, text) =>
      withUnit(measure(...places.map((place) => numberAt(at, place, locale))), text, dimensions),
  };
}

/** Area or circumference of a circle; whether the radius or the diameter was given stands in the text. */
function circle(
  dimensions: 1 | 2,
  measure: (size: CircleSize) => Solution | null,
  phrases: Request['phrases'],
): Request {
  return {
    phrases,
    solve: (at, locale, text) => {
      const given = /diam/i.test(text) ? 'diameter' : 'radius';
      return withUnit(measure({ given, length: numberAt(at, 'r', locale) }), text, dimensions);
    },
  };
}

const sides = (...lengths: Rational[]) => perimeterOf(lengths);

const AREA_REQUESTS: readonly Request[] = [
  shape(['a'], 2, (a) => (a ? squareArea(a) : null), {
    en: ['<ask> [the] area of [a|the] square (with|of) [a] [side|sides|side length] [of|length] {a}<u>'],
    fr: [
      "<ask> (l'aire|la surface|aire) (d'un|du) carre de [cote] {a}<u>",
      "<ask> l'aire (d'un|du) carre de cote {a}<u>",
    ],
    es: [
      '<ask> [el] area de un cuadrado de [lado] {a}<u>',
      '<ask> [el] area de un cuadrado [con] [de] lado {a}<u>',
    ],
  }),
  shape(['a', 'b'], 2, (a, b) => (a && b ? rectangleArea(a, b) : null), {
    en: [
      '<ask> [the] area of [a|the] rectangle [with|that is|of] [length|sides|dimensions] [of|is] {a}<u> (by|and|x|,) [width|a width] [of] {b}<u>',
      '<ask> [the] area of [a|the] {a}<u> by {b}<u> rectangle',
    ],
    fr: [
      "<ask> (l'aire|aire) (d'un|du) rectangle de {a}<u> (sur|par) {b}<u>",
      "<ask> (l'aire|aire) (d'un|du) rectangle de longueur {a}<u> et de largeur {b}<u>",
    ],
    es: [
      '<ask> [el] area de un rectangulo de {a}<u> por {b}<u>',
      '<ask> [el] area de un rectangulo de (largo|base) {a}<u> y (ancho|altura) {b}<u>',
    ],
  }),
  shape(['b', 'h'], 2, (b, h) => (b && h ? triangleArea(b, h) : null), {
    en: ['<ask> [the] area of [a|the] triangle with [a] base [of] {b}<u>[,] and [a] height [of] {h}<u>'],
    fr: ["<ask> (l'aire|aire) (d'un|du) triangle de base {b}<u> et de hauteur {h}<u>"],
    es: ['<ask> [el] area de un triangulo [de|con] base {b}<u> y altura {h}<u>'],
  }),
];

const PERIMETER_REQUESTS: readonly Request[] = [
  shape(['a'], 1, (a) => (a ? sides(a, a, a, a) : null), {
    en: ['<ask> [the] perimeter of [a|the] square (with|of) [a] [side|sides|side length] [of|length] {a}<u>'],
    fr: ["<ask> [le] perimetre (d'un|du) carre de [cote] {a}<u>"],
    es: ['<ask> [el] perimetro de un cuadrado de [lado] {a}<u>'],
  }),
  shape(['a', 'b'], 1, (a, b) => (a && b ? sides(a, b, a, b) : null), {
    en: [
      '<ask> [the] perimeter of [a|the] rectangle [with|that is|of] [length|sides|dimensions] [of|is] {a}<u> (by|and|x|,) [width|a width] [of] {b}<u>',
    ],
    fr: [
      "<ask> [le] perimetre (d'un|du) rectangle de {a}<u> (sur|par) {b}<u>",
      "<ask> [le] perimetre (d'un|du) rectangle de longueur {a}<u> et de largeur {b}<u>",
    ],
    es: [
      '<ask> [el] perimetro de un rectangulo de {a}<u> por {b}<u>',
      '<ask> [el] perimetro de un rectangulo de (largo|base) {a}<u> y (ancho|altura) {b}<u>',
    ],
  }),
  circle(2, circleArea, {
    en: ['<ask> [the] area of [a|the] circle (with|of) [a] (radius|diameter) [of|is] {r}<u>'],
    fr: ["<ask> (l'aire|aire) (d'un|du) (cercle|disque) de (rayon|diametre) {r}<u>"],
    es: ['<ask> [el] area de un circulo de (radio|diametro) {r}<u>'],
  }),
  circle(1, circumference, {
    en: ['<ask> [the] circumference of [a|the] circle (with|of) [a] (radius|diameter) [of|is] {r}<u>'],
    fr: ["<ask> [le] (perimetre|circonference) (d'un|du) cercle de (rayon|diametre) {r}<u>"],
    es: [
      '<ask> [la] (longitud|circunferencia) de (una circunferencia|un circulo) de (radio|diametro) {r}<u>',
    ],
  }),
];

const SOLID_REQUESTS: readonly Request[] = [
  shape(['a'], 3, (a) => (a ? boxVolume(a, a, a) : null), {
    en: [
      '<ask> [the] volume of [a|the] cube (with|of) [a] [side|sides|edge|edges|side length] [of|length] {a}<u>',
    ],
    fr: ["<ask> [le] volume (d'un|du) cube (de cote|d'arete|de) {a}<u>"],
    es: ['<ask> [el] volumen de un cubo (de lado|de arista|de) {a}<u>'],
  }),
  shape(['a', 'b', 'c'], 3, (a, b, c) => (a && b && c ? boxVolume(a, b, c) : null), {
    en: [
      '<ask> [the] volume of [a|the] (box|cuboid|rectangular prism) [that is|with dimensions|with sides|measuring] {a}<u>~(by|x|, )~{b}<u>~(by|x|, |and)~{c}<u>',
    ],
    fr: ["<ask> [le] volume (d'un|du) pave [droit] de {a}<u> (sur|par) {b}<u> (sur|par) {c}<u>"],
    es: ['<ask> [el] volumen de (una caja|un prisma) de {a}<u> por {b}<u> por {c}<u>'],
  }),
  shape(['r', 'h'], 3, (r, h) => (r && h ? cylinderVolume(r, h) : null), {
    en: ['<ask> [the] volume of [a|the] cylinder with [a] radius [of] {r}<u>[,] and [a] height [of] {h}<u>'],
    fr: ["<ask> [le] volume (d'un|du) cylindre de rayon {r}<u> et de hauteur {h}<u>"],
    es: ['<ask> [el] volumen de un cilindro de radio {r}<u> y altura {h}<u>'],
  }),
];

const TRIANGLE_REQUESTS: readonly Request[] = [
  shape(['a', 'b'], 1, (a, b) => (a && b ? hypotenuse(a, b) : null), {
    en: [
      '<ask> [the] hypotenuse [of a right triangle|of a triangle] (with|if|given) [the] (legs|sides) [of|are] {a}<u> and {b}<u>',
      'a right triangle (has|with) legs [of] {a}<u> and {b}<u>[,|.] <ask> [the] hypotenuse',
    ],
    fr: ["<ask> (l'hypotenuse|hypotenuse) (d'un|du) triangle rectangle de cotes {a}<u> et {b}<u>"],
    es: ['<ask> [la] hipotenusa de un triangulo [rectangulo] (de|con) catetos {a}<u> y {b}<u>'],
  }),
  shape(['c', 'a'], 1, (c, a) => (c && a ? missingLeg(c, a) : null), {
    en: ['<ask> [the] (missing|other) leg of a right triangle with hypotenuse {c}<u> and [one] leg {a}<u>'],
    fr: ["<ask> [le] (troisieme|autre) cote d'un triangle rectangle d'hypotenuse {c}<u> et de cote {a}<u>"],
    es: ['<ask> [el] otro cateto de un triangulo rectangulo de hipotenusa {c}<u> y cateto {a}<u>'],
  }),
  shape(['a', 'b'], 1, (a, b) => (a && b ? thirdAngle(a, b) : null), {
    en: [
      '<ask> [the] (third|missing) angle (of|in) a triangle (with|if) [angles] [of] {a}~[°|degrees] (and|,) {b}~[°|degrees]',
    ],
    fr: ["<ask> [le] troisieme angle d'un triangle [d'angles|de] {a}~[°|degres] et [de] {b}~[°|degres]"],
    es: ['<ask> [el] tercer angulo de un triangulo (con|de) [angulos] [de] {a}~[°|grados] y {b}~[°|grados]'],
  }),
];

function angleBeside(whole: 90 | 180, names: { en: string; fr: string; es: string }): Request {
  return {
    phrases: {
      en: [`<ask> [the] (${names.en}) (of|to) {a}~[°|degrees]`],
      fr: [`<ask> [le|l'angle] (${names.fr}) (de|a) {a}~[°|degres]`],
      es: [`<ask> [el] (${names.es}) (de|a) {a}~[°|grados]`],
    },
    solve: (at, locale) => otherAngle(whole, numberAt(at, 'a', locale)),
  };
}

/** `(1, 2)`: round brackets that are written, as `<(>` and `<)>`. */
const POINTS = '<(>{x1}~(,|;)~{y1}<)>';
function points(at: Captures, locale: 'en' | 'fr' | 'es'): readonly [Point, Point] {
  const point = (n: 1 | 2) => ({ x: numberAt(at, `x${n}`, locale), y: numberAt(at, `y${n}`, locale) });
  return [point(1), point(2)];
}

function ofPoints(
  names: { en: string; fr: string; es: string },
  measure: (a: Point, b: Point) => Solution | null,
): Request {
  const second = POINTS.replace('x1', 'x2').replace('y1', 'y2');
  return {
    phrases: {
      en: [
        `<ask> [the] ${names.en} [of the line] (through|between|from|of|joining) [the points] ${POINTS}~(and|to|,)~${second}`,
      ],
      fr: [
        `<ask> ${names.fr} [de la droite] (entre|de|passant par) [les points] ${POINTS}~(et|a|,)~${second}`,
      ],
      es: [
        `<ask> ${names.es} [de la recta] (entre|de|que pasa por) [los puntos] ${POINTS}~(y|a|,)~${second}`,
      ],
    },
    solve: (at, locale) => measure(...points(at, locale)),
  };
}

/** Requests about shapes, with their units, and about points. */
export const SHAPE_REQUESTS: readonly Request[] = [
  ...AREA_REQUESTS,
  ...PERIMETER_REQUESTS,
  ...SOLID_REQUESTS,
  ...TRIANGLE_REQUESTS,
  angleBeside(90, {
    en: 'complement|complementary angle|angle complementary',
    fr: 'complementaire|complement',
    es: 'angulo complementario|complementario|complemento',
  }),
  angleBeside(180, {
    en: 'supplement|supplementary angle|angle supplementary',
    fr: 'supplementaire|supplement',
    es: 'angulo suplementario|suplementario|suplemento',
  }),
  ofPoints(
    { en: '(slope|gradient)', fr: '[la] (pente|coefficient directeur)', es: '[la] pendiente' },
    slopeBetween,
  ),
  ofPoints({ en: 'midpoint', fr: '[le] milieu', es: '[el] punto medio' }, midpointBetween),
  ofPoints({ en: 'distance', fr: '[la] distance', es: '[la] distancia' }, distanceBetween),
];
