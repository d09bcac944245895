import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, step } from '../../item.ts';
import { setItem } from '../../item-several.ts';
import {
  DIVIDED_BY_TWO_ONLY,
  FACTOR_READ_AS_ROOT,
  ONE_ROOT_ONLY,
} from '../../misconceptions/functions-and-graphs.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import {
  exact,
  notZero,
  product,
  shown,
  shownFactor,
  shownPolynomial,
  shownRational,
  signed,
} from './writing.ts';

const PROMPT = {
  en: 'Solve {equation}. Give every solution.',
  fr: 'Résous {equation}. Donne toutes les solutions.',
  es: 'Resolver {equation}. Hay que dar todas las soluciones.',
};
const BOTH_SIGNS = {
  en: 'A number and its opposite have the same square.',
  fr: 'Un nombre et son opposé ont le même carré.',
  es: 'Un número y su opuesto tienen el mismo cuadrado.',
};

/** (x − h)² = k² */
function square(h: number, k: number): PracticeItem {
  const all = {
    equation: `${shownFactor(1, -h)}² = ${k * k}`,
    inside: shownPolynomial([1, -h]),
    k,
    minus: -k,
    first: h + k,
    second: h - k,
    opposite: signed(h),
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'The bracket is one number. Which numbers have this square?',
      fr: 'La parenthèse est un seul nombre. Quels nombres ont ce carré ?',
      es: 'El paréntesis es un solo número. ¿Qué números tienen ese cuadrado?',
    }),
    steps: [
      step(
        {
          en: '{inside} = {k} or {inside} = {minus}',
          fr: '{inside} = {k} ou {inside} = {minus}',
          es: '{inside} = {k} o {inside} = {minus}',
        },
        BOTH_SIGNS,
        all,
      ),
      step(
        {
          en: 'x = {k} {opposite} = {first} or x = {minus} {opposite} = {second}',
          fr: 'x = {k} {opposite} = {first} ou x = {minus} {opposite} = {second}',
          es: 'x = {k} {opposite} = {first} o x = {minus} {opposite} = {second}',
        },
        {
          en: 'Both sides change alike, so they stay equal.',
          fr: 'Les deux membres changent de la même façon et restent égaux.',
          es: 'Los dos lados cambian igual y siguen siendo iguales.',
        },
        all,
      ),
    ],
  };
  return setItem(explained, exact(h + k, h - k), [
    [exact(h + k), ONE_ROOT_ONLY],
    [exact(-h + k, -h - k), FACTOR_READ_AS_ROOT],
  ]);
}

/** (x − r)(x − s) = 0, multiplied out. */
function factorable(r: number, s: number): PracticeItem {
  const all = {
    equation: `${shownPolynomial(product([1, -r], [1, -s]))} = 0`,
    sum: -r - s,
    product: r * s,
    done: `${shownFactor(1, -r)}${shownFactor(1, -s)} = 0`,
    r,
    s,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text({
      en: 'Write the left side as a product. When is a product zero?',
      fr: 'Écris le membre de gauche comme un produit. Quand un produit est-il nul ?',
      es: 'Conviene escribir el lado izquierdo como producto. ¿Cuándo es cero un producto?',
    }),
    steps: [
      step(
        {
          en: 'Two numbers with product {product} and sum {sum} go into the brackets.',
          fr: 'Deux nombres de produit {product} et de somme {sum} vont dans les parenthèses.',
          es: 'En los paréntesis van dos números de producto {product} y suma {sum}.',
        },
        {
          en: '(x + m)(x + n) = x² + (m + n)x + mn.',
          fr: '(x + m)(x + n) = x² + (m + n)x + mn.',
          es: '(x + m)(x + n) = x² + (m + n)x + mn.',
        },
        all,
      ),
      step(
        {
          en: '{done}, so x = {r} or x = {s}',
          fr: '{done}, donc x = {r} ou x = {s}',
          es: '{done}, así que x = {r} o x = {s}',
        },
        {
          en: 'A product is zero exactly when a factor is zero.',
          fr: 'Un produit est nul exactement quand un facteur est nul.',
          es: 'Un producto es cero justo cuando lo es un factor.',
        },
        all,
      ),
    ],
  };
  return setItem(explained, exact(r, s), [
    [exact(-r, -s), FACTOR_READ_AS_ROOT],
    [exact(Math.max(r, s)), ONE_ROOT_ONLY],
  ]);
}

const FORMULA_FIRST = {
  en: 'Use the formula: first work out what stands under the root, b² − 4ac.',
  fr: 'Utilise la formule : calcule d’abord ce qui est sous la racine, b² − 4ac.',
  es: 'Con la fórmula: primero se calcula lo que va bajo la raíz, b² − 4ac.',
};

/** (a x − r)(x − s) = 0, multiplied out, by the formula. */
function byFormula(a: number, r: number, s: number): PracticeItem {
  const [, b = 0, c = 0] = product([a, -r], [1, -s]);
  const root = Math.abs(a * s - r);
  const [first, second] = [fraction(r, a), fraction(s, 1)];
  const all = {
    equation: `${shownPolynomial([a, b, c])} = 0`,
    inside: b * b - 4 * a * c,
    root,
    b: shown(Math.abs(b)),
    formula: `x = (${shown(-b)} ± √${b * b - 4 * a * c}) / ${2 * a}`,
    done: `x = (${shown(-b)} ± ${root}) / ${2 * a}`,
    first: shownRational(first),
    second: shownRational(second),
    under: `${b < 0 ? `(${shown(b)})` : b}² − 4 · ${a} · ${c < 0 ? `(${shown(c)})` : c}`,
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(FORMULA_FIRST),
    steps: [
      step(
        '{under} = {inside}',
        {
          en: 'It is positive, so there are two solutions.',
          fr: 'C’est positif : il y a deux solutions.',
          es: 'Es positivo, así que hay dos soluciones.',
        },
        all,
      ),
      step(
        '{formula}',
        {
          en: 'x = (−b ± √(b² − 4ac)) / (2a); all of it is divided by 2a.',
          fr: 'x = (−b ± √(b² − 4ac)) / (2a) ; tout est divisé par 2a.',
          es: 'x = (−b ± √(b² − 4ac)) / (2a); todo se divide entre 2a.',
        },
        all,
      ),
      step(
        {
          en: '{done}: {first} or {second}',
          fr: '{done} : {first} ou {second}',
          es: '{done}: {first} o {second}',
        },
        BOTH_SIGNS,
        all,
      ),
    ],
  };
  return setItem(
    explained,
    [first, second],
    [
      [[fraction(-r, a), fraction(-s, 1)], FACTOR_READ_AS_ROOT],
      [exact(r, a * s), DIVIDED_BY_TWO_ONLY],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return square(notZero(random, 9), random.integer(1, 9));
  const [r, s] = [notZero(random, 9), notZero(random, 9)];
  if (difficulty === 2) return r === s ? make(random, difficulty) : factorable(r, s);
  const a = random.pick([2, 3, 5]);
  return r % a === 0 ? make(random, difficulty) : byFormula(a, r, s);
}

/** Quadratic equations by roots, by factors and by the formula (CCSS HSA-REI.B.4). */
export const maQuadratic = generator('ma-quadratic', make);
