import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, integerItem, rationalItem, step } from '../../item.ts';
import { DIFFERENCE_KEPT, FACTOR_TURNED_AROUND } from '../../misconceptions/ratios-and-scale.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { quadrantOf } from './planes.ts';
import { listText, pointText } from './written.ts';

const SAME_FACTOR = {
  en: 'In a proportional relationship y is always the same number of times x.',
  fr: 'Dans une relation de proportionnalité, y est toujours le même nombre de fois x.',
  es: 'En una relación de proporcionalidad, y es siempre el mismo número de veces x.',
};
const NUDGE = text({
  en: 'How many times x is y? Take one pair and divide.',
  fr: 'Combien de fois x vaut y ? Prends un couple et divise.',
  es: '¿Cuántas veces x es y? Tomemos un par y dividamos.',
});

/** k from a table. */
function findFactor(random: SeededRandom): PracticeItem {
  const k = random.integer(2, 12);
  const xs = random
    .shuffle([2, 3, 4, 5, 6, 7, 8, 9])
    .slice(0, 3)
    .toSorted((a, b) => a - b);
  const [x = 2] = xs;
  const all = { xs: listText(xs), ys: listText(xs.map((value) => k * value)), x, y: k * x, k };
  const explained = {
    prompt: text(
      {
        en: 'x and y are proportional: y = k × x. x: {xs}. y: {ys}. What is k?',
        fr: 'x et y sont proportionnels : y = k × x. x : {xs}. y : {ys}. Combien vaut k ?',
        es: 'x e y son proporcionales: y = k × x. x: {xs}. y: {ys}. ¿Cuánto vale k?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step(
        {
          en: 'Take x = {x} and y = {y}.',
          fr: 'On prend x = {x} et y = {y}.',
          es: 'Tomamos x = {x} e y = {y}.',
        },
        SAME_FACTOR,
        all,
      ),
      step(
        'k = {y} ÷ {x} = {k}',
        {
          en: 'Dividing undoes “times x”. The other pairs give the same.',
          fr: 'Diviser défait « fois x ». Les autres couples donnent pareil.',
          es: 'Dividir deshace «por x». Los otros pares dan lo mismo.',
        },
        all,
      ),
    ],
  };
  return rationalItem(explained, fraction(k, 1), 'any', [
    [fraction(x, k * x), FACTOR_TURNED_AROUND],
    [fraction(k * x - x, 1), DIFFERENCE_KEPT],
  ]);
}

/** A value that is missing where k is a fraction. */
function completeTable(random: SeededRandom): PracticeItem {
  const [top, bottom] = random.pick([
    [3, 2],
    [5, 2],
    [2, 3],
    [4, 3],
    [5, 3],
    [3, 4],
    [5, 4],
    [7, 2],
    [7, 3],
  ]);
  const [one, two] = random.shuffle([2, 3, 4, 5, 6, 7]);
  const [a = 2, b = 3] = [one, two];
  const all = {
    x1: bottom * a,
    y1: top * a,
    x2: bottom * b,
    answer: top * b,
    top,
    bottom,
    k: `${top}/${bottom}`,
  };
  const explained = {
    prompt: text(
      {
        en: 'x and y are proportional. When x = {x1}, y = {y1}. What is y when x = {x2}?',
        fr: 'x et y sont proportionnels. Quand x = {x1}, y = {y1}. Combien vaut y quand x = {x2} ?',
        es: 'x e y son proporcionales. Cuando x = {x1}, y = {y1}. ¿Cuánto vale y cuando x = {x2}?',
      },
      all,
    ),
    nudge: NUDGE,
    steps: [
      step('{y1} ÷ {x1} = {k}', SAME_FACTOR, all),
      step(
        '{x2} × {k} = {answer}',
        {
          en: 'The same factor leads from every x to its y.',
          fr: 'Le même facteur mène de chaque x à son y.',
          es: 'El mismo factor lleva de cada x a su y.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.answer, [
    [all.x2 + (all.y1 - all.x1), DIFFERENCE_KEPT],
    [(all.x2 * bottom) / top, FACTOR_TURNED_AROUND],
  ]);
}

const READ_GRAPH_PROMPT = {
  en: 'The graph of y = k × x goes through the origin and {point}. What is k, as a fraction in lowest terms?',
  fr: 'Le graphique de y = k × x passe par l’origine et {point}. Combien vaut k, en fraction irréductible ?',
  es: 'La gráfica de y = k × x pasa por el origen y {point}. ¿Cuánto vale k, como fracción irreducible?',
};

const READ_GRAPH_FIGURE = {
  en: 'A straight line from the origin through P {point}',
  fr: 'Une droite qui part de l’origine et passe par P {point}',
  es: 'Una recta desde el origen que pasa por P {point}',
};

const READ_GRAPH_WORDS = {
  en: 'Every point of the graph makes the equation true.',
  fr: 'Chaque point du graphique rend l’équation vraie.',
  es: 'Cada punto de la gráfica cumple la ecuación.',
};

const FACTORS = [
  [3, 2],
  [5, 2],
  [2, 3],
  [4, 3],
  [1, 2],
  [1, 3],
  [5, 3],
  [3, 4],
  [5, 4],
  [2, 5],
  [3, 5],
  [6, 5],
  [7, 2],
  [7, 4],
  [1, 4],
  [4, 5],
] as const;

/** k from a graph through the origin. */
function readGraph(random: SeededRandom): PracticeItem {
  const [top, bottom] = random.pick(FACTORS);
  const times = random.integer(1, Math.floor(10 / Math.max(top, bottom)));
  const [x, y] = [bottom * times, top * times];
  const k = fraction(top, bottom);
  const all = { point: pointText(x, y), x, y, k: formatRational(k) };
  const far = Math.min(10 / x, 10 / y);
  const axis = { to: 10, step: 1 };
  const explained = {
    prompt: text(READ_GRAPH_PROMPT, all),
    figure: quadrantOf(
      axis,
      axis,
      [{ x, y, label: 'P' }],
      [
        {
          through: [
            [0, 0],
            [x * far, y * far],
          ],
        },
      ],
    ),
    figureText: text(READ_GRAPH_FIGURE, all),
    nudge: NUDGE,
    steps: [
      step('{y} = k × {x}', READ_GRAPH_WORDS, all),
      step(
        'k = {y} ÷ {x} = {k}',
        { en: 'k is y for one x.', fr: 'k est y pour un x.', es: 'k es la y de una x.' },
        all,
      ),
    ],
  };
  return rationalItem(explained, k, 'simplest', [
    [fraction(bottom, top), FACTOR_TURNED_AROUND],
    [fraction(Math.abs(y - x), 1), DIFFERENCE_KEPT],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return findFactor(random);
  return difficulty === 2 ? completeTable(random) : readGraph(random);
}

/** Proportional relationships in tables, equations and graphs (CCSS 7.RP.A.2). */
export const maProp = generator('ma-prop', make);
