import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { shown } from './writing.ts';

const message = messagesOf('ma-seq');

const listed = (terms: readonly number[]) => ({
  en: terms.map(shown).join(', '),
  fr: terms.map(shown).join(' ; '),
  es: terms.map(shown).join('; '),
});

function arithmeticTerm(a: number, d: number, n: number): DraftItem {
  const term = a + (n - 1) * d;
  const all = {
    list: listed([a, a + d, a + 2 * d, a + 3 * d]),
    n,
    a,
    d: d < 0 ? `(${shown(d)})` : shown(d),
    by: d,
    less: n - 1,
    term,
  };
  const explained = {
    prompt: text(message('arithmetic-term.explained.prompt'), all),
    nudge: text(message('arithmetic-term.explained.nudge')),
    steps: [
      step(
        message('arithmetic-term.explained.step'),
        message('arithmetic-term.explained.reason.first-term-needs-step'),
        all,
      ),
      step(
        '{a} + {less} · {d} = {term}',
        message('arithmetic-term.explained.reason.first-term-plus-all'),
        all,
      ),
    ],
  };
  return integerItem(explained, term, [
    [a + n * d, 'one-step-too-many'],
    [n * (2 * a + (n - 1) * d) * 0.5, 'term-for-sum'],
  ]);
}

function geometricTerm(a: number, r: number, n: number): DraftItem {
  const term = a * r ** (n - 1);
  const all = {
    list: listed([a, a * r, a * r * r]),
    n,
    a,
    by: r,
    r: r < 0 ? `(${shown(r)})` : shown(r),
    less: n - 1,
    term,
  };
  const explained = {
    prompt: text(message('geometric-term.explained.prompt'), all),
    nudge: text(message('geometric-term.explained.nudge')),
    steps: [
      step(
        message('geometric-term.explained.step'),
        message('geometric-term.explained.reason.first-term-been-multiplied'),
        all,
      ),
      step(
        '{a} · {r}^{less} = {term}',
        message('geometric-term.explained.reason.power-repeated-product'),
        all,
      ),
    ],
  };
  return integerItem(explained, term, [
    [a * r ** n, 'one-step-too-many'],
    [a + (n - 1) * (a * r - a), 'added-for-multiplied'],
  ]);
}

function arithmeticSum(a: number, d: number, n: number): DraftItem {
  const last = a + (n - 1) * d;
  const all = { list: listed([a, a + d, a + 2 * d]), n, a, last, pair: a + last, sum: (n * (a + last)) / 2 };
  const explained = {
    prompt: text(message('arithmetic-sum.explained.prompt'), all),
    nudge: text(message('arithmetic-sum.explained.nudge')),
    steps: [
      step(
        message('arithmetic-sum.explained.step'),
        message('arithmetic-sum.explained.reason.first-term-plus-one'),
        all,
      ),
      step(
        '{n} · ({a} + {last}) ÷ 2 = {sum}',
        message('arithmetic-sum.explained.reason.every-pair-same-sum'),
        all,
      ),
    ],
  };
  return integerItem(explained, all.sum, [
    [last, 'term-for-sum'],
    [n * (a + last), 'pairs-not-halved'],
    [(n * (a + last + d)) / 2, 'one-step-too-many'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) {
    const d = random.integer(2, 9) * random.pick([1, 1, -1]);
    return arithmeticTerm(random.integer(1, 40), d, random.integer(8, 40));
  }
  if (difficulty === 2)
    return geometricTerm(random.integer(1, 6), random.pick([2, 3, -2, -3, 4]), random.integer(5, 7));
  return arithmeticSum(random.integer(12, 40), random.integer(2, 6), random.integer(8, 30));
}

/** Arithmetic and geometric sequences, and a sum (CCSS HSF-BF.A.2). */
export const maSeq = generator('ma-seq', make);
