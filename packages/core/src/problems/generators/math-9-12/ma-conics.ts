import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import { SIGN_OF_SHIFT } from '../../misconceptions/functions-and-graphs.ts';
import {
  FOCUS_NOT_QUARTERED,
  FOCUS_ON_THE_OTHER_SIDE,
  RADIUS_NOT_ROOTED,
} from '../../misconceptions/triangles-and-trigonometry.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { exact, labels, notZero, shown, shownPolynomial, shownSum, signed } from './writing.ts';

const square = (letter: string, shift: number) => `(${shownPolynomial([1, -shift], letter)})²`;
const CIRCLE_LABELS = [
  text({ en: 'center: x', fr: 'centre : x', es: 'centro: x' }),
  text({ en: 'center: y', fr: 'centre : y', es: 'centro: y' }),
  text({ en: 'radius', fr: 'rayon', es: 'radio' }),
];
const PROMPT = {
  en: 'Give the center and the radius of the circle {equation}.',
  fr: 'Donne le centre et le rayon du cercle {equation}.',
  es: 'Dar el centro y el radio de la circunferencia {equation}.',
};
const FORM = {
  en: '(x − a)² + (y − b)² = r² says: the point is r away from (a | b).',
  fr: '(x − a)² + (y − b)² = r² dit : le point est à la distance r de (a ; b).',
  es: '(x − a)² + (y − b)² = r² dice: el punto está a distancia r de (a | b).',
};

function circle(a: number, b: number, r: number, isExpanded: boolean): PracticeItem {
  const standard = `${square('x', a)} + ${square('y', b)} = ${r * r}`;
  const open = `${shownSum([
    [1, 'x²'],
    [1, 'y²'],
    [-2 * a, 'x'],
    [-2 * b, 'y'],
    [a * a + b * b - r * r, ''],
  ])} = 0`;
  const all = { equation: isExpanded ? open : standard, standard, a, b, r, halfX: -a, halfY: -b };
  const complete = step(
    {
      en: 'Half of each number before x and y goes into a bracket: {halfX} with x, {halfY} with y.',
      fr: 'La moitié du nombre devant x et devant y va dans une parenthèse : {halfX} avec x, {halfY} avec y.',
      es: 'La mitad del número delante de cada letra va a un paréntesis: {halfX} con x, {halfY} con y.',
    },
    {
      en: 'So the squares are completed; what is added on the left is added on the right.',
      fr: 'On complète ainsi les carrés ; ce qu’on ajoute à gauche, on l’ajoute à droite.',
      es: 'Así se completan los cuadrados; lo que se suma a la izquierda se suma a la derecha.',
    },
    all,
  );
  const compare = step(
    {
      en: 'Compare {standard} with the form of a circle.',
      fr: 'Compare {standard} avec la forme d’un cercle.',
      es: 'Se compara {standard} con la forma de una circunferencia.',
    },
    FORM,
    all,
  );
  const read = step(
    {
      en: 'Center x = {a}, y = {b}; radius {r}',
      fr: 'Centre x = {a}, y = {b} ; rayon {r}',
      es: 'Centro x = {a}, y = {b}; radio {r}',
    },
    {
      en: 'At the center both squares are zero; the radius is the root of the right side.',
      fr: 'Au centre les deux carrés sont nuls ; le rayon est la racine du membre de droite.',
      es: 'En el centro los dos cuadrados son cero; el radio es la raíz del lado derecho.',
    },
    all,
  );
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'For which x and y are both squares zero?',
      fr: 'Pour quels x et y les deux carrés sont-ils nuls ?',
      es: '¿Para qué x e y son cero los dos cuadrados?',
    }),
    steps: isExpanded ? [complete, compare, read] : [compare, read],
  };
  return listItem(explained, CIRCLE_LABELS, exact(a, b, r), [
    [exact(-a, -b, r), SIGN_OF_SHIFT],
    [exact(a, b, r * r), RADIUS_NOT_ROOTED],
  ]);
}

/** The focus of y = (x − h)² / (4p) + k. */
function focus(h: number, k: number, p: number): PracticeItem {
  const top = h === 0 ? 'x²' : square('x', h);
  const all = {
    equation: `y = ${p < 0 ? '−' : ''}${top}/${4 * Math.abs(p)}${k === 0 ? '' : ` ${signed(k)}`}`,
    four: 4 * p,
    p: shown(p),
    size: 4 * Math.abs(p),
    h,
    k,
    y: k + p,
    move: signed(p),
  };
  const explained = {
    prompt: text(
      {
        en: 'Give the focus of the parabola {equation}.',
        fr: 'Donne le foyer de la parabole {equation}.',
        es: 'Dar el foco de la parábola {equation}.',
      },
      all,
    ),
    nudge: text({
      en: 'The number under the square is four times the distance from vertex to focus.',
      fr: 'Le nombre sous le carré est quatre fois la distance du sommet au foyer.',
      es: 'El número bajo el cuadrado es cuatro veces la distancia del vértice al foco.',
    }),
    steps: [
      step(
        {
          en: 'The vertex has x = {h}, y = {k}, and 4p = {four}.',
          fr: 'Le sommet a x = {h}, y = {k}, et 4p = {four}.',
          es: 'El vértice tiene x = {h}, y = {k}, y 4p = {four}.',
        },
        {
          en: 'y = (x − h)²/(4p) + k has its vertex at (h | k).',
          fr: 'y = (x − h)²/(4p) + k a son sommet en (h ; k).',
          es: 'y = (x − h)²/(4p) + k tiene su vértice en (h | k).',
        },
        all,
      ),
      step(
        'x = {h}, y = {k} {move} = {y}',
        {
          en: 'The focus lies p above the vertex, on the axis; below it when p is negative.',
          fr: 'Le foyer est à p au-dessus du sommet, sur l’axe ; en dessous si p est négatif.',
          es: 'El foco está p por encima del vértice, en el eje; por debajo si p es negativo.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, labels('x', 'y'), exact(h, k + p), [
    [exact(h, k - p), FOCUS_ON_THE_OTHER_SIDE],
    [exact(h, k + 4 * p), FOCUS_NOT_QUARTERED],
    [exact(-h, k + p), SIGN_OF_SHIFT],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const [a, b] = [notZero(random, 8), notZero(random, 8)];
  if (difficulty === 3) return focus(random.integer(-5, 5), random.integer(-6, 6), notZero(random, 4));
  return circle(a, b, random.integer(2, 9), difficulty === 2);
}

/** Circles and parabolas from their equations (CCSS HSG-GPE.A.1). */
export const maConics = generator('ma-conics', make);
