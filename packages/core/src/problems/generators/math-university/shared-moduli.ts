import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { commonDivisor, commonMultiple, solve } from '../../../number-theory/remainders.ts';
import { integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-numtheory');

const SHARING = [
  [4, 6],
  [6, 8],
  [6, 9],
  [6, 10],
  [8, 12],
  [9, 12],
  [10, 15],
  [12, 15],
  [10, 12],
  [9, 15],
] as const;

const HOW_MANY = message('how-many.numbers-1-last-leave');
const HOW_MANY_NUDGE = message('how-many-nudge');

const FITTING = message('fitting');
const NONE = message('none');
const DIFFERING = message('differing');

/** Moduli that share a factor: every number of a shorter round meets both conditions, or none does. */
export function howMany(random: SeededRandom): DraftItem {
  const [m, n] = random.pick(SHARING);
  const rounds = random.integer(1, 4);
  const shared = commonDivisor(m, n);
  const period = commonMultiple([m, n]);
  const fitting = random.integer(0, period - 1);
  const a = fitting % m;
  const b = random.integer(1, 2) === 1 ? fitting % n : random.integer(0, n - 1);
  const isPossible = solve([
    { modulus: m, remainder: a },
    { modulus: n, remainder: b },
  ]);
  const answer = isPossible ? rounds * shared : 0;
  const all = {
    m,
    n,
    a,
    b,
    last: rounds * m * n,
    shared,
    period,
    aShared: a % shared,
    bShared: b % shared,
    answer,
  };
  const explained = {
    prompt: text(HOW_MANY, all),
    nudge: text(HOW_MANY_NUDGE),
    steps: [
      step(message('how-many.explained.step'), message('how-many.explained.reason'), all),
      isPossible ? step('{last} / {period} = {answer}', FITTING, all) : step(NONE, DIFFERING, all),
    ],
  };
  return integerItem(explained, answer, [
    [rounds, 'shared-factor-ignored'],
    [answer === 0 ? rounds * shared : 0, 'shared-factor-ignored'],
  ]);
}
