import type { PracticeItem } from '@ori/contracts/practice';
import { weightsOf } from '../../../number-theory/remainders.ts';
import { integerItem, step } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  COMPOSED_PART_BY_PART,
  FACTOR_OF_SQUARE_FORGOTTEN,
  OTHERS_MULTIPLIED_ONLY,
  REMAINDER_MINUS_ONE,
  REMAINDERS_ADDED,
} from '../../misconceptions/number-theory.ts';
import { NOT_THE_SMALLEST } from '../../misconceptions/reckoning-traditions.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { exact, labels } from '../math-9-12/writing.ts';

type Three = readonly [number, number, number];

const TRIPLES = [
  [3, 5, 7],
  [4, 5, 7],
  [3, 4, 7],
  [3, 5, 8],
  [5, 6, 7],
  [3, 7, 10],
  [4, 7, 9],
  [5, 7, 8],
  [3, 8, 11],
  [5, 7, 9],
] as const;

/** 70 for 3, 5 and 7: divisible by two of them, and one more than a multiple of the third. */
export function weight(random: SeededRandom): PracticeItem {
  const [own = 0, p = 0, q = 0] = random.shuffle(random.pick(TRIPLES));
  const answer = weightsOf([own, p, q])?.[0] ?? 0;
  const product = p * q;
  const all = { own, p, q, product, last: own * product - 1, answer, times: answer / product };
  const explained = {
    prompt: text(
      {
        en: 'Which number from 1 to {last} can be divided by {p} and by {q}, and leaves 1 when divided by {own}?',
        fr: 'Quel nombre de 1 à {last} est divisible par {p} et par {q}, et laisse 1 dans la division par {own} ?',
        es: '¿Qué número del 1 al {last} es divisible entre {p} y entre {q}, y deja 1 al dividirlo entre {own}?',
      },
      all,
    ),
    nudge: text({
      en: 'Which numbers can be divided by both? Look at their remainders one by one.',
      fr: 'Quels nombres sont divisibles par les deux ? Regarde leurs restes un par un.',
      es: '¿Qué números son divisibles entre ambos? Se miran sus restos uno a uno.',
    }),
    steps: [
      step(
        '{p} · {q} · t ≡ 1 (mod {own})',
        {
          en: 'The two share no factor, so the number is a multiple of their product.',
          fr: 'Les deux sont premiers entre eux : le nombre est un multiple de leur produit.',
          es: 'Los dos no tienen factor común, así que el número es múltiplo de su producto.',
        },
        all,
      ),
      step(
        't = {times}: {times} · {product} = {answer}',
        {
          en: 'Only this t below the modulus leaves 1.',
          fr: 'Seul ce t, sous le module, laisse 1.',
          es: 'Solo este t, menor que el módulo, deja 1.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, answer, [
    [product, OTHERS_MULTIPLIED_ONLY],
    [own * product - answer, REMAINDER_MINUS_ONE],
  ]);
}

const THREE = {
  en: 'A number from 0 to {last} leaves {a} when divided by {p}, {b} when divided by {q} and {c} when divided by {r}. Which number is it?',
  fr: 'Un nombre de 0 à {last} laisse {a} dans la division par {p}, {b} dans la division par {q} et {c} dans la division par {r}. Quel est ce nombre ?',
  es: 'Un número del 0 al {last} deja {a} al dividirlo entre {p}, {b} al dividirlo entre {q} y {c} al dividirlo entre {r}. ¿Cuál es?',
};
const THREE_NUDGE = {
  en: 'For each modulus look for a number that leaves 1 there and can be divided by the other two.',
  fr: 'Pour chaque module, cherche un nombre qui y laisse 1 et que les deux autres divisent.',
  es: 'Para cada módulo se busca un número que allí deje 1 y que los otros dos dividan.',
};

/** Three remainders, put together from the three weights. */
export function threeRemainders(random: SeededRandom): PracticeItem {
  const moduli: Three = random.pick(TRIPLES);
  const [p, q, r] = moduli;
  const [a, b, c] = [random.integer(0, p - 1), random.integer(0, q - 1), random.integer(1, r - 1)];
  const [u = 0, v = 0, w = 0] = weightsOf(moduli) ?? [];
  const total = a * u + b * v + c * w;
  const round = p * q * r;
  const x = total % round;
  const all = { p, q, r, a, b, c, u, v, w, total, round, x, last: round - 1, times: (total - x) / round };
  const explained = {
    prompt: text(THREE, all),
    nudge: text(THREE_NUDGE),
    steps: [
      step(
        {
          en: '{u}, {v} and {w} leave 1 when divided by {p}, {q} and {r} in turn.',
          fr: '{u}, {v} et {w} laissent 1 dans la division par {p}, {q} et {r}, dans cet ordre.',
          es: '{u}, {v} y {w} dejan 1 al dividirlos entre {p}, {q} y {r}, en ese orden.',
        },
        {
          en: 'Each of them can be divided by the other two moduli.',
          fr: 'Chacun est divisible par les deux autres modules.',
          es: 'Cada uno es divisible entre los otros dos módulos.',
        },
        all,
      ),
      step(
        '{a} · {u} + {b} · {v} + {c} · {w} = {total}',
        {
          en: 'Each weight brings in its own remainder and disturbs no other.',
          fr: 'Chaque poids apporte son reste et ne dérange pas les autres.',
          es: 'Cada peso aporta su resto y no altera los demás.',
        },
        all,
      ),
      step(
        '{total} − {times} · {round} = {x}',
        {
          en: 'Whole rounds are taken away, and no remainder changes.',
          fr: 'On retire des tours complets, aucun reste ne change.',
          es: 'Se quitan vueltas enteras y ningún resto cambia.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, x, [
    [total, NOT_THE_SMALLEST],
    [a + b + c, REMAINDERS_ADDED],
  ]);
}

const FACTORS = [2, 3, 5, 6, 7, 10, 11, 13] as const;

/** Two solutions composed into a third by Brahmagupta's rule. */
export function composition(random: SeededRandom): PracticeItem {
  const n = random.pick(FACTORS);
  const draw = () => [random.integer(2, 9), random.integer(1, 5)] as const;
  const [[x1, y1], [x2, y2]] = [draw(), draw()];
  const [k1, k2] = [x1 * x1 - n * y1 * y1, x2 * x2 - n * y2 * y2];
  const x = x1 * x2 + n * y1 * y2;
  const y = x1 * y2 + x2 * y1;
  const all = { n, x1, y1, x2, y2, k1, k2, k: k1 * k2, x, y };
  const explained = {
    prompt: text(
      {
        en: '{x1}² − {n} · {y1}² = {k1} and {x2}² − {n} · {y2}² = {k2}. By Brahmagupta’s rule of composition x = x₁x₂ + {n} · y₁y₂ and y = x₁y₂ + x₂y₁ give x² − {n} · y² = {k}. Which x and y come out?',
        fr: '{x1}² − {n} · {y1}² = {k1} et {x2}² − {n} · {y2}² = {k2}. Par la règle de composition de Brahmagupta, x = x₁x₂ + {n} · y₁y₂ et y = x₁y₂ + x₂y₁ donnent x² − {n} · y² = {k}. Quels sont x et y ?',
        es: '{x1}² − {n} · {y1}² = {k1} y {x2}² − {n} · {y2}² = {k2}. Por la regla de composición de Brahmagupta, x = x₁x₂ + {n} · y₁y₂ e y = x₁y₂ + x₂y₁ dan x² − {n} · y² = {k}. ¿Qué valores salen?',
      },
      all,
    ),
    nudge: text({
      en: 'Which numbers are x₁ and y₁, which x₂ and y₂? Then put them into the rule.',
      fr: 'Quels nombres sont x₁ et y₁, lesquels x₂ et y₂ ? Mets-les dans la règle.',
      es: '¿Qué números son x₁ e y₁, y cuáles x₂ e y₂? Luego se ponen en la regla.',
    }),
    steps: [
      step(
        'x = {x1} · {x2} + {n} · {y1} · {y2} = {x}',
        {
          en: 'The whole parts multiplied, and the parts of the root multiplied.',
          fr: 'Les parties entières multipliées, et les parties de la racine multipliées.',
          es: 'Las partes enteras multiplicadas, y las partes de la raíz multiplicadas.',
        },
        all,
      ),
      step(
        'y = {x1} · {y2} + {x2} · {y1} = {y}',
        {
          en: 'The products across. Check: the new x² − {n} · y² is {k}.',
          fr: 'Les produits croisés. Vérification : le nouveau x² − {n} · y² vaut {k}.',
          es: 'Los productos cruzados. Comprobación: el nuevo x² − {n} · y² es {k}.',
        },
        all,
      ),
    ],
  };
  return listItem(explained, labels('x', 'y'), exact(x, y), [
    [exact(x1 * x2, y1 * y2), COMPOSED_PART_BY_PART],
    [exact(x1 * x2 + y1 * y2, y), FACTOR_OF_SQUARE_FORGOTTEN],
  ]);
}
