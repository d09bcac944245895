import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step } from '../../item.ts';
import { listItem, setItem } from '../../item-several.ts';
import {
  FACTOR_READ_AS_ROOT,
  HALF_OF_B_FORGOTTEN,
  HEIGHT_AT_ZERO,
  ONE_ROOT_ONLY,
  OPENS_THE_OTHER_WAY,
  SHIFTS_SWAPPED,
  SIGN_OF_SHIFT,
} from '../../misconceptions/functions-and-graphs.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { graph, plane } from './graphs.ts';
import { exact, labels, notZero, shown, shownFactor, shownPolynomial, signed } from './writing.ts';

/** `y = −2(x − 3)² + 4` */
function vertexForm(a: number, h: number, k: number): string {
  const factor = a === 1 ? '' : a === -1 ? '−' : shown(a);
  const square = h === 0 ? 'x²' : `${shownFactor(1, -h)}²`;
  return `y = ${factor}${square}${k === 0 ? '' : ` ${signed(k)}`}`;
}

const OPENS_UP = {
  en: 'A parabola that opens upwards; its lowest point has x = {h} and y = {k}.',
  fr: 'Une parabole ouverte vers le haut ; son point le plus bas a x = {h} et y = {k}.',
  es: 'Una parábola abierta hacia arriba; su punto más bajo tiene x = {h} e y = {k}.',
};
const OPENS_DOWN = {
  en: 'A parabola that opens downwards; its highest point has x = {h} and y = {k}.',
  fr: 'Une parabole ouverte vers le bas ; son point le plus haut a x = {h} et y = {k}.',
  es: 'Una parábola abierta hacia abajo; su punto más alto tiene x = {h} e y = {k}.',
};

/** Which formula belongs to the graph? */
function readGraph(a: number, h: number, k: number, random: SeededRandom): PracticeItem {
  const option = (...form: Parameters<typeof vertexForm>) => ({ text: text(vertexForm(...form)) });
  const ends = Math.sqrt(9 / Math.abs(a));
  const isUp = a > 0;
  const all = { h, k };
  const explained = {
    prompt: text({
      en: 'Which formula belongs to the graph?',
      fr: 'Quelle formule va avec le graphique ?',
      es: '¿Qué fórmula corresponde a la gráfica?',
    }),
    figure: plane(8, [{ through: graph((x) => a * (x - h) ** 2 + k, h - ends, h + ends, 40) }]),
    figureText: text(isUp ? OPENS_UP : OPENS_DOWN, all),
    nudge: text({
      en: 'Find the vertex. For which x does the square become zero there?',
      fr: 'Trouve le sommet. Pour quel x le carré y devient-il nul ?',
      es: 'Conviene hallar el vértice. ¿Para qué x se hace cero el cuadrado?',
    }),
    steps: [
      step(
        {
          en: 'The vertex has x = {h} and y = {k}.',
          fr: 'Le sommet a x = {h} et y = {k}.',
          es: 'El vértice tiene x = {h} e y = {k}.',
        },
        {
          en: 'There the square in y = a(x − h)² + k is zero.',
          fr: 'Là, le carré de y = a(x − h)² + k est nul.',
          es: 'Ahí es cero el cuadrado de y = a(x − h)² + k.',
        },
        all,
      ),
      step(
        '{form}',
        isUp
          ? {
              en: 'It opens upwards, so a is positive.',
              fr: 'Elle s’ouvre vers le haut : a est positif.',
              es: 'Se abre hacia arriba: a es positivo.',
            }
          : {
              en: 'It opens downwards, so a is negative.',
              fr: 'Elle s’ouvre vers le bas : a est négatif.',
              es: 'Se abre hacia abajo: a es negativo.',
            },
        { form: vertexForm(a, h, k) },
      ),
    ],
  };
  return choiceItem(explained, random, option(a, h, k), [
    [option(a, -h, k), SIGN_OF_SHIFT],
    [option(-a, h, k), OPENS_THE_OTHER_WAY],
    [option(a, k, h), SHIFTS_SWAPPED],
  ]);
}

/** The vertex of y = a x² + b x + c. */
function vertex(a: number, h: number, k: number): PracticeItem {
  const [b, c] = [-2 * a * h, a * h * h + k];
  const value = (x: number) => a * x * x + b * x + c;
  const all = { form: `y = ${shownPolynomial([a, b, c])}`, b: shown(-b), twice: 2 * a, h, k };
  const explained = {
    prompt: text(
      {
        en: 'Where is the vertex of {form}?',
        fr: 'Où est le sommet de {form} ?',
        es: '¿Dónde está el vértice de {form}?',
      },
      all,
    ),
    nudge: text({
      en: 'The graph is symmetric. Between which two points of equal height lies the vertex?',
      fr: 'Le graphique est symétrique. Entre quels deux points de même hauteur est le sommet ?',
      es: 'La gráfica es simétrica. ¿Entre qué dos puntos de igual altura está el vértice?',
    }),
    steps: [
      step(
        'x = {b} / {twice} = {h}',
        {
          en: 'The vertex of y = ax² + bx + c has x = −b/(2a), halfway between equal heights.',
          fr: 'Le sommet de y = ax² + bx + c a x = −b/(2a), au milieu de hauteurs égales.',
          es: 'El vértice de y = ax² + bx + c tiene x = −b/(2a), en medio de alturas iguales.',
        },
        all,
      ),
      step(
        'y = {k}',
        {
          en: 'Put this x into the formula.',
          fr: 'On met ce x dans la formule.',
          es: 'Se pone esa x en la fórmula.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, labels('x', 'y'), exact(h, k), [
    [exact(-h, value(-h)), SIGN_OF_SHIFT],
    [exact(2 * h, value(2 * h)), HALF_OF_B_FORGOTTEN],
    [exact(h, c), HEIGHT_AT_ZERO],
  ]);
}

/** The zeros of y = a(x − h)² − a m². */
function zeros(a: number, h: number, m: number): PracticeItem {
  const all = {
    form: vertexForm(a, h, -a * m * m),
    square: `${h === 0 ? 'x²' : `${shownFactor(1, -h)}²`} = ${m * m}`,
    first: h + m,
    second: h - m,
  };
  const explained = {
    prompt: text(
      {
        en: 'Where does the graph of {form} cross the x-axis? Give every x.',
        fr: 'Où le graphique de {form} coupe-t-il l’axe des x ? Donne tous les x.',
        es: '¿Dónde corta la gráfica de {form} el eje x? Hay que dar todas las x.',
      },
      all,
    ),
    nudge: text({
      en: 'What is y on the x-axis?',
      fr: 'Que vaut y sur l’axe des x ?',
      es: '¿Cuánto vale y en el eje x?',
    }),
    steps: [
      step(
        '{square}',
        {
          en: 'On the x-axis y is zero; then divide by the number before the square.',
          fr: 'Sur l’axe des x, y est nul ; puis on divise par le nombre devant le carré.',
          es: 'En el eje x, y es cero; luego se divide entre el número de delante del cuadrado.',
        },
        all,
      ),
      step(
        {
          en: 'x = {first} or x = {second}',
          fr: 'x = {first} ou x = {second}',
          es: 'x = {first} o x = {second}',
        },
        {
          en: 'Both lie equally far from the axis of symmetry.',
          fr: 'Tous deux sont à égale distance de l’axe de symétrie.',
          es: 'Los dos están a igual distancia del eje de simetría.',
        },
        all,
      ),
    ],
  };
  return setItem(explained, exact(h + m, h - m), [
    [exact(-h + m, -h - m), FACTOR_READ_AS_ROOT],
    [exact(h + m), ONE_ROOT_ONLY],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const a = random.pick([1, -1, 2, -2]);
  const [h, k] = [notZero(random, 4), notZero(random, 4)];
  if (difficulty === 1) return readGraph(a, h, k, random);
  if (difficulty === 2) return vertex(random.pick([1, -1, 2, 3]), h, notZero(random, 9));
  return zeros(a * random.integer(1, 2), notZero(random, 6), random.integer(1, 6));
}

/** Graphs of quadratic functions: formula, vertex, zeros (CCSS HSF-IF.C.7a). */
export const maQuadfun = generator('ma-quadfun', make);
