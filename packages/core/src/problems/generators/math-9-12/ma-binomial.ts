import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { choices } from './ways.ts';
import { notZero, raised, shown, shownFactor } from './writing.ts';

const message = messagesOf('ma-binomial');

const EVERY_FACTOR = message('every-factor');
const PROMPT = message('prompt');
const CHOSEN = message('chosen');
const ONE_TERM_EACH = message('one-term-each');

/** The coefficient of x^k in (b x + a)^n. */
function coefficient(b: number, a: number, n: number, k: number): DraftItem {
  const ways = choices(n, k);
  const value = ways * b ** k * a ** (n - k);
  const all = {
    formula: `${shownFactor(b, a)}${raised(n)}`,
    power: `x${raised(k)}`,
    n,
    k,
    ways,
    value,
    rest: n - k,
    product: [
      String(ways),
      ...(b === 1 ? [] : [`${b}${raised(k)}`]),
      ...(a === 1 ? [] : [`${a < 0 ? `(${shown(a)})` : a}${raised(n - k)}`]),
    ].join(' · '),
  };
  const last = step('{product} = {value}', EVERY_FACTOR, all);
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('coefficient.explained.nudge')),
    steps: [
      step(CHOSEN, ONE_TERM_EACH, all),
      step(message('coefficient.explained.step'), message('coefficient.explained.reason'), all),
      ...(b === 1 && a === 1 ? [] : [last]),
    ],
  };
  return integerItem(explained, value, [
    [b ** k * a ** (n - k), 'forgot-binomial-coefficient'],
    [ways, 'power-of-number-forgotten'],
    [ways * b * a, 'power-of-number-forgotten'],
    [choices(n, k - 1) * b ** k * a ** (n - k), 'neighbour-coefficient'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) {
    const n = random.integer(4, 10);
    return coefficient(1, 1, n, random.integer(2, n - 2));
  }
  const n = random.integer(4, difficulty === 2 ? 7 : 6);
  const k = random.integer(2, n - 1);
  const a = notZero(random, difficulty === 2 ? 4 : 3);
  if (difficulty === 2) return Math.abs(a) === 1 ? make(random, difficulty) : coefficient(1, a, n, k);
  return coefficient(random.integer(2, 3), a, n, k);
}

/** Coefficients by the binomial theorem (CCSS HSA-APR.C.5). */
export const maBinomial = generator('ma-binomial', make);
