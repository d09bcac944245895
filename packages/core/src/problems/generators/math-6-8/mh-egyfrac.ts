import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { add, formatRational, subtract } from '../../../maths/rational.ts';
import { fraction, generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('mh-egyfrac');

/** Pairs of different unit fractions whose sum is no unit fraction: `[n, m]` with n < m. */
const PAIRS: readonly (readonly [number, number])[] = Array.from(
  { length: 11 },
  (_, index) => index + 2,
).flatMap((n) =>
  Array.from({ length: 30 }, (_, index) => n + index + 1)
    .filter((m) => (n * m) % (n + m) !== 0 && Number(add(fraction(1, n), fraction(1, m)).denominator) <= 60)
    .map((m) => [n, m] as const),
);
const drawPair = (random: SeededRandom) => PAIRS[random.integer(0, PAIRS.length - 1)] ?? ([2, 3] as const);

/** a/b = 1/n + 1/□ */
function missing(random: SeededRandom): DraftItem {
  const [n, m] = drawPair(random);
  const sum = add(fraction(1, n), fraction(1, m));
  const bottom = Number(sum.denominator);
  const all = { sum: formatRational(sum), one: `1/${n}`, n, rest: formatRational(fraction(1, m)), m };
  const explained = {
    prompt: text(message('missing.explained.prompt'), all),
    nudge: text(message('missing.explained.nudge')),
    steps: [
      step(
        message('missing.explained.step.work-out-sum-one'),
        message('missing.explained.reason.subtracting-gives-missing-part'),
        all,
      ),
      step(
        message('missing.explained.step.sum-one-rest-so'),
        message('missing.explained.reason.equal-denominators-numerators-subtracted'),
        all,
      ),
    ],
  };
  return integerItem(explained, m, [
    ...(bottom > n ? ([[bottom - n, 'denominators-subtracted']] as const) : []),
    [n, 'same-unit-fraction-repeated'],
    [bottom + n, 'denominators-subtracted'],
  ]);
}

const GREATEST_PROMPT = message('greatest-prompt');

/** The greatest unit fraction that fits into a/b. */
function greatest(random: SeededRandom): DraftItem {
  const bottom = random.integer(5, 29);
  const top = random.integer(2, bottom - 2);
  const share = fraction(top, bottom);
  if (Number(share.numerator) === 1 || top * 2 >= bottom) return greatest(random);
  const n = Math.ceil(bottom / top);
  const all = {
    share: formatRational(share),
    top: Number(share.numerator),
    bottom: Number(share.denominator),
    n,
  };
  const explained = {
    prompt: text(GREATEST_PROMPT, all),
    nudge: text(message('greatest.explained.nudge')),
    steps: [
      step(
        message('greatest.explained.step.divide-bottom-top'),
        message('greatest.explained.reason.1-n-fits-when'),
        all,
      ),
      step(
        message('greatest.explained.step.next-whole-number-up'),
        message('greatest.explained.reason.one-less-would-give'),
        all,
      ),
    ],
  };
  return integerItem(explained, n, [
    [n - 1, 'unit-fraction-too-large'],
    [all.bottom, 'unit-fraction-too-small'],
    [n + 1, 'unit-fraction-too-small'],
  ]);
}

/** a/b = 1/n + 1/m + 1/□ */
function three(random: SeededRandom): DraftItem {
  const [n, m] = drawPair(random);
  const last = m + random.integer(1, 12);
  const two = add(fraction(1, n), fraction(1, m));
  const sum = add(two, fraction(1, last));
  if (Number(sum.denominator) > 90 || Number(sum.numerator) >= Number(sum.denominator)) return three(random);
  const all = {
    sum: formatRational(sum),
    one: `1/${n}`,
    two: `1/${m}`,
    both: formatRational(two),
    rest: formatRational(subtract(sum, two)),
    last,
  };
  const explained = {
    prompt: text(message('three.explained.prompt'), all),
    nudge: text(message('three.explained.nudge')),
    steps: [
      step('{one} + {two} = {both}', message('three.explained.reason.equal-denominators-first-then'), all),
      step(message('three.explained.step'), message('three.explained.reason.left-must-unit-fraction'), all),
    ],
  };
  return integerItem(explained, last, [
    [m, 'same-unit-fraction-repeated'],
    [Math.abs(Number(sum.denominator) - n - m) || m + n, 'denominators-subtracted'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return missing(random);
  return difficulty === 2 ? greatest(random) : three(random);
}

/** Sums of different unit fractions, as in the table of the Rhind papyrus (c. 1550 BCE). */
export const mhEgyfrac = generator('mh-egyfrac', make);
