import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import {
  DISTRIBUTED_FIRST_ONLY,
  SIGN_KEPT_WHEN_MOVED,
  STOPPED_BEFORE_DIVIDING,
} from '../../misconceptions/equations.ts';
import { X_SIDES_ADDED } from '../../misconceptions/operations.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { SAME_ON_BOTH } from './same-on-both.ts';

const DIVIDE_AND_CHECK = {
  en: 'Divide by the number of x. Then check in the first line.',
  fr: 'On divise par le nombre de x. Puis on vérifie dans la première ligne.',
  es: 'Se divide entre el número de x. Luego se comprueba en la primera línea.',
};

/** a x + b = c x + d */
function bothSides(a: number, b: number, c: number, d: number): PracticeItem {
  const answer = fraction(d - b, a - c);
  const all = { a, b, c, d, ac: a - c, db: d - b, x: formatRational(answer) };
  const cx = c === 1 ? 'x' : '{c}x';
  const acx = a - c === 1 ? 'x' : '{ac}x';
  const explained = {
    prompt: text(`{a}x + {b} = ${cx} + {d}. x = ?`, all),
    nudge: text({
      en: 'On which side are fewer x? Take these away from both sides.',
      fr: 'Dans quel membre y a-t-il le moins de x ? Enlève-les aux deux membres.',
      es: '¿En qué lado hay menos x? Se quitan de los dos lados.',
    }),
    steps: [
      step(`${acx} + {b} = {d}`, SAME_ON_BOTH, all),
      step(`${acx} = {d} − {b} = {db}`, SAME_ON_BOTH, all),
      // One x is left: there is nothing to divide by.
      ...(a - c === 1 ? [] : [step('x = {x}', DIVIDE_AND_CHECK, all)]),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(d - b, a + c), X_SIDES_ADDED],
    [fraction(d + b, a - c), SIGN_KEPT_WHEN_MOVED],
    [fraction(d - b, 1), STOPPED_BEFORE_DIVIDING],
  ]);
}

/** p (x + q) = c x + d, whole solution. */
function withBrackets(p: number, q: number, c: number, x: number): PracticeItem {
  const d = p * (x + q) - c * x;
  const all = { p, q, c, d, pq: p * q, pc: p - c, left: d - p * q, x };
  const cx = c === 1 ? 'x' : '{c}x';
  const explained = {
    prompt: text(`{p}(x + {q}) = ${cx} + {d}. x = ?`, all),
    nudge: text({
      en: 'Multiply out the brackets first: every term in them.',
      fr: 'Développe d’abord la parenthèse : chaque terme.',
      es: 'Primero se desarrolla el paréntesis: todos sus términos.',
    }),
    steps: [
      step(
        `{p}x + {pq} = ${cx} + {d}`,
        {
          en: '{p} times the bracket means {p} times each term.',
          fr: '{p} fois la parenthèse, c’est {p} fois chaque terme.',
          es: '{p} por el paréntesis es {p} por cada término.',
        },
        all,
      ),
      step(p - c === 1 ? 'x = {left}' : '{pc}x = {left}', SAME_ON_BOTH, all),
      ...(p - c === 1 ? [] : [step('x = {x}', DIVIDE_AND_CHECK, all)]),
    ],
  };
  return rationalItem(explained, fraction(x, 1), 'any', [
    [fraction(d - q, p - c), DISTRIBUTED_FIRST_ONLY],
    [fraction(d - p * q, p + c), X_SIDES_ADDED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const c = random.integer(1, 5);
  const a = c + random.integer(1, 5);
  const x = random.integer(2, 9);
  const b = random.integer(2, 12);
  if (difficulty === 1) return bothSides(a, b, c, (a - c) * x + b);
  if (difficulty === 3) return withBrackets(a, random.integer(2, 6), c, x + 1);
  const d = b + random.integer(1, 20);
  return bothSides(a, b, c, d);
}

/** Linear equations with x on both sides (CCSS 8.EE.C.7). */
export const maLineq = generator('ma-lineq', make);
