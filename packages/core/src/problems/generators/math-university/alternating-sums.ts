import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { add, formatRational, negate, type Rational, subtract } from '../../../maths/rational.ts';
import { fraction, integerItem, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-series');

/** The sizes of the terms of an alternating series, 1/bottom(k), as a learner reads them. */
interface Sizes {
  readonly shown: string;
  readonly bottom: (k: number) => number;
  /** How many terms may be added without fractions nobody would write. */
  readonly most: number;
}

const ODD: Sizes = { shown: '1/(2k − 1)', bottom: (k) => 2 * k - 1, most: 6 };
const FAMILIES = [
  ODD,
  { shown: '1/k', bottom: (k: number) => k, most: 7 },
  { shown: '1/k²', bottom: (k: number) => k * k, most: 4 },
  { shown: '1/(k(k + 1))', bottom: (k: number) => k * (k + 1), most: 5 },
  { shown: '1/(3k − 2)', bottom: (k: number) => 3 * k - 2, most: 5 },
  { shown: '1/((2k − 1)·2^(2k − 1))', bottom: (k: number) => (2 * k - 1) * 2 ** (2 * k - 1), most: 4 },
  { shown: '1/((2k − 1)·3^(2k − 1))', bottom: (k: number) => (2 * k - 1) * 3 ** (2 * k - 1), most: 3 },
] as const;

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const sizeOf = (sizes: Sizes, k: number) => fraction(1, sizes.bottom(k));
const signOf = (k: number) => (k % 2 === 1 ? '+' : '−');

/** `1 − 1/3 + 1/5`. */
const shownTerms = (sizes: Sizes, count: number) =>
  upTo(count)
    .map((k) => `${signOf(k)} ${formatRational(sizeOf(sizes, k))}`)
    .join(' ')
    .replace('+ ', '');

const sumOf = (sizes: Sizes, count: number, alternates = true): Rational =>
  upTo(count).reduce(
    (sum, k) => add(sum, alternates && k % 2 === 0 ? negate(sizeOf(sizes, k)) : sizeOf(sizes, k)),
    fraction(0, 1),
  );

/** The first n terms of an alternating series, added exactly. */
export function sumOfFirst(random: SeededRandom): DraftItem {
  const sizes = random.pick(FAMILIES);
  const n = random.integer(3, sizes.most);
  const value = sumOf(sizes, n);
  const all = { n, size: sizes.shown, start: shownTerms(sizes, 2), terms: shownTerms(sizes, n) };
  const explained = {
    prompt: text(message('sum-of-first.explained.prompt'), all),
    nudge: text(message('sum-of-first.explained.nudge')),
    steps: [
      step('{terms}', message('sum-of-first.explained.reason.k-runs-1-every'), all),
      step('= {value}', message('sum-of-first.explained.reason.over-least-common-denominator'), {
        value: formatRational(value),
      }),
    ],
  };
  return rationalItem(explained, value, 'any', [
    [sumOf(sizes, n, false), 'signs-do-not-alternate'],
    [sumOf(sizes, n - 1), 'last-step-missed'],
  ]);
}

const FAST = [ODD, FAMILIES[1], FAMILIES[2], FAMILIES[3], FAMILIES[4]] as const;

const NEEDED = message('needed');
const NEEDED_NUDGE = message('needed-nudge');

/** How many terms let the first one left out fall below a bound. */
export function termsNeeded(random: SeededRandom): DraftItem {
  const sizes = random.pick(FAST);
  const bound = random.integer(4, 60) * 5 + random.integer(0, 4);
  let n = 1;
  while (sizes.bottom(n + 1) <= bound) n += 1;
  const next = sizes.shown.replaceAll('k', '(n + 1)').replace('((n + 1)((n + 1) + 1))', '((n + 1)(n + 2))');
  const all = { size: sizes.shown, start: shownTerms(sizes, 3), bound, n, next, left: sizes.bottom(n + 1) };
  const explained = {
    prompt: text(NEEDED, all),
    nudge: text(NEEDED_NUDGE),
    steps: [
      step('{next} < 1/{bound}', message('terms-needed.explained.reason.first-term-left-out'), all),
      step(
        message('terms-needed.explained.step'),
        message('terms-needed.explained.reason.one-term-fewer-would'),
        all,
      ),
    ],
  };
  return integerItem(explained, n, [
    [n + 1, 'omitted-term-counted'],
    [bound, 'bound-as-count'],
  ]);
}

const CORRECTIONS = [
  { shown: '1/(4n)', of: (n: number) => fraction(1, 4 * n) },
  { shown: 'n/(4n² + 1)', of: (n: number) => fraction(n, 4 * n * n + 1) },
  { shown: '(n² + 1)/(4n³ + 5n)', of: (n: number) => fraction(n * n + 1, 4 * n ** 3 + 5 * n) },
] as const;
const MENDED_MOST = 5;

const MENDED = message('mended');
const MENDED_NUDGE = message('mended-nudge');

/** The first n terms for π/4 with a correction for the rest; its sign is that of the next term. */
export function mendedSum(random: SeededRandom): DraftItem {
  const { shown, of } = random.pick(CORRECTIONS);
  const n = random.integer(2, MENDED_MOST);
  const [plain, correction] = [sumOf(ODD, n), of(n)];
  const mended = n % 2 === 0 ? add(plain, correction) : subtract(plain, correction);
  const turned = n % 2 === 0 ? subtract(plain, correction) : add(plain, correction);
  const all = {
    n,
    shown,
    sum: `${shownTerms(ODD, n)} = ${formatRational(plain)}`,
    sign: signOf(n + 1),
    correction: formatRational(correction),
    value: formatRational(mended),
  };
  const explained = {
    prompt: text(MENDED, all),
    nudge: text(MENDED_NUDGE),
    steps: [
      step('{sum}', message('mended-sum.explained.reason.these-terms-up-cut'), all),
      step('{sign} {correction}', message('mended-sum.explained.reason.correction-n-sign-next'), all),
      step('= {value}', message('mended-sum.explained.reason.four-times-approach'), all),
    ],
  };
  return rationalItem(explained, mended, 'any', [
    [turned, 'correction-turned'],
    [plain, 'correction-left-out'],
  ]);
}
