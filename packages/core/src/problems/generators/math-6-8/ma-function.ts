import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, fraction, generator, step, type Option } from '../../item.ts';
import { setItem } from '../../item-several.ts';
import {
  INPUT_OUTPUT_SWAPPED,
  PATTERN_NEEDED,
  SAME_OUTPUT_FORBIDDEN,
} from '../../misconceptions/letters-and-lines.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { quadrantOf } from './planes.ts';
import { pointText } from './written.ts';

type Pair = readonly [x: number, y: number];
const ONE_OUTPUT = {
  en: 'A function gives each input exactly one output.',
  fr: 'Une fonction donne à chaque entrée exactement une sortie.',
  es: 'Una función da a cada entrada exactamente una salida.',
};
const NUDGE = text({
  en: 'Look for an input that comes twice. What comes out?',
  fr: 'Cherche une entrée qui vient deux fois. Qu’en sort-il ?',
  es: 'Busquemos una entrada que aparezca dos veces. ¿Qué sale?',
});

function pairsText(pairs: readonly Pair[]) {
  const inLocale = (locale: 'en' | 'fr' | 'es') => pairs.map(([x, y]) => pointText(x, y)[locale]).join(' ');
  return { en: inLocale('en'), fr: inLocale('fr'), es: inLocale('es') };
}
const draw = (random: SeededRandom, most: number, count: number) =>
  random.shuffle(Array.from({ length: most }, (_, index) => index + 1)).slice(0, count);
const zip = (xs: readonly number[], ys: readonly number[]) => xs.map((x, index): Pair => [x, ys[index] ?? 0]);

/** Pairs where one input has two outputs, and two sets that are functions though they may look odd. */
function drawSets(random: SeededRandom) {
  const xs = () => draw(random, 9, 4);
  const [a = 1, b = 2, c = 3] = xs();
  const ys = draw(random, 9, 4);
  const [p = 1, q = 2] = draw(random, 9, 2);
  return {
    broken: zip(random.shuffle([a, b, c, a]), ys),
    sameOutput: zip(xs(), random.shuffle([p, q, p, p])),
    irregular: zip(xs(), draw(random, 9, 4)),
  };
}

function pick(random: SeededRandom, optionOf: (pairs: readonly Pair[]) => Option): PracticeItem {
  const { broken, sameOutput, irregular } = drawSets(random);
  const explained = {
    prompt: text({
      en: 'In each pair the first number goes in and the second comes out. Which one is not a function?',
      fr: 'Dans chaque couple, le premier nombre entre et le second sort. Laquelle n’est pas une fonction ?',
      es: 'En cada par, el primer número entra y el segundo sale. ¿Cuál no es una función?',
    }),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: 'Look at the first numbers only.',
          fr: 'On regarde seulement les premiers nombres.',
          es: 'Se miran solo los primeros números.',
        },
        ONE_OUTPUT,
      ),
      step(
        {
          en: 'In one of them an input comes with two different outputs.',
          fr: 'Dans l’une d’elles, une entrée vient avec deux sorties différentes.',
          es: 'En una de ellas, una entrada viene con dos salidas distintas.',
        },
        {
          en: 'On a graph two points then stand one above the other.',
          fr: 'Sur un graphique, deux points sont alors l’un au-dessus de l’autre.',
          es: 'En una gráfica, dos puntos quedan uno sobre otro.',
        },
      ),
    ],
  };
  return choiceItem(explained, random, optionOf(broken), [
    [optionOf(sameOutput), SAME_OUTPUT_FORBIDDEN],
    [optionOf(irregular), PATTERN_NEEDED],
  ]);
}

const asTable = (pairs: readonly Pair[]): Option => ({ text: pairsText(pairs) });
function asGraph(pairs: readonly Pair[]): Option {
  const axis = { to: 10, step: 2 };
  const inOrder = pairs.toSorted(([a], [b]) => a - b);
  return {
    text: text(
      { en: 'Points {list}', fr: 'Points {list}', es: 'Puntos {list}' },
      { list: pairsText(inOrder) },
    ),
    figure: quadrantOf(
      axis,
      axis,
      inOrder.map(([x, y]) => ({ x, y, label: '' })),
      [],
    ),
  };
}

const values = (numbers: readonly number[]) => numbers.map((value) => fraction(value, 1));

/** Which inputs may not come again with another output. */
function forbidden(random: SeededRandom): PracticeItem {
  const xs = draw(random, 12, random.pick([3, 4]));
  const [last = 1, ...ys] = draw(random, 15, xs.length + 1);
  if (new Set([...xs, ...ys]).size === xs.length) return forbidden(random);
  const pairs = zip(xs, ys);
  const all = {
    pairs: pairsText(pairs),
    last: { en: `(n, ${last})`, fr: `(n ; ${last})`, es: `(n; ${last})` },
  };
  const explained = {
    prompt: text(
      {
        en: 'A function has the pairs {pairs}. The pair {last} is added. For which values of n is it no longer a function?',
        fr: 'Une fonction a les couples {pairs}. On ajoute le couple {last}. Pour quelles valeurs de n n’est-ce plus une fonction ?',
        es: 'Una función tiene los pares {pairs}. Se añade el par {last}. ¿Para qué valores de n deja de ser función?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: 'n is an input, the first number of its pair.',
          fr: 'n est une entrée, le premier nombre de son couple.',
          es: 'n es una entrada, el primer número de su par.',
        },
        ONE_OUTPUT,
      ),
      step(
        {
          en: 'It may be none of the inputs that are there already.',
          fr: 'Ce ne peut être aucune des entrées déjà présentes.',
          es: 'No puede ser ninguna de las entradas que ya están.',
        },
        {
          en: 'Each of them has another output already.',
          fr: 'Chacune a déjà une autre sortie.',
          es: 'Cada una ya tiene otra salida.',
        },
      ),
    ],
  };
  return setItem(explained, values(xs), [[values(ys), INPUT_OUTPUT_SWAPPED]]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 3) return forbidden(random);
  return pick(random, difficulty === 1 ? asTable : asGraph);
}

/** What makes a relation a function (CCSS 8.F.A.1). */
export const maFunction = generator('ma-function', make);
