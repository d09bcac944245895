import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import {
  notZero,
  product,
  shown,
  shownFactor,
  shownPolynomial,
  shownRational,
  withSine,
} from '../math-9-12/writing.ts';

const message = messagesOf('ma-limits');

const PROMPT = message('prompt');

/** (x − r)(a x + s) over (x − r)(x + t), at r. */
function removable(r: number, a: number, s: number, t: number): DraftItem {
  const answer = fraction(a * r + s, r + t);
  const [top, bottom] = [product([1, -r], [a, s]), product([1, -r], [1, t])];
  const all = {
    formula: `(${shownPolynomial(top)}) / (${shownPolynomial(bottom)})`,
    place: shown(r),
    factored: `${shownFactor(1, -r)}${shownFactor(a, s)} / (${shownFactor(1, -r)}${shownFactor(1, t)})`,
    rest: `${shownFactor(a, s)} / ${shownFactor(1, t)}`,
    value: shownRational(answer),
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('removable.explained.nudge')),
    steps: [
      step('{factored}', message('removable.explained.reason.polynomial-zero-place-factor'), all),
      step('{rest} → {value}', message('removable.explained.reason.near-place-shared-factor'), all),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(0, 1), 'nothing-over-nothing-is-zero'],
    [r === t ? fraction(a * r - s, 1) : fraction(a * r + s, r - t), 'sign-lost-in-factor'],
    [fraction(a * r - s, r + t), 'sign-lost-in-factor'],
  ]);
}

/** Two quadratics far out. */
function farOut(a: number, b: number, c: number, d: number, e: number, f: number): DraftItem {
  const answer = fraction(a, d);
  const all = {
    formula: `(${shownPolynomial([a, b, c])}) / (${shownPolynomial([d, e, f])})`,
    place: message('far-out.all.place'),
    divided: `(${shownPolynomial([a, 0]).replace('x', '')} ${b < 0 ? '−' : '+'} ${Math.abs(b)}/x ${c < 0 ? '−' : '+'} ${Math.abs(c)}/x²) / (${shown(d)} ${e < 0 ? '−' : '+'} ${Math.abs(e)}/x ${f < 0 ? '−' : '+'} ${Math.abs(f)}/x²)`,
    value: shownRational(answer),
  };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('far-out.explained.nudge')),
    steps: [
      step('{divided}', message('far-out.explained.reason.top-bottom-divided-x'), all),
      step('{value}', message('far-out.explained.reason.everything-over-x-x'), all),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(c, f), 'constants-decide'],
    [fraction(a + b + c, d + e + f === 0 ? 1 : d + e + f), 'constants-decide'],
    [fraction(d, a), 'limit-upside-down'],
  ]);
}

/** sin(k x) over m x, at 0. */
function sineQuotient(k: number, m: number, hasSineBelow: boolean): DraftItem {
  const answer = fraction(k, m);
  const below = hasSineBelow ? `sin(${m}x)` : `(${m}x)`;
  const all = { formula: withSine(`sin(${k}x) / ${below}`), place: '0', k, m, value: shownRational(answer) };
  const explained = {
    prompt: text(PROMPT, all),
    nudge: text(message('sine-quotient.explained.nudge')),
    steps: [
      step(withSine('sin(u) / u → 1'), message('sine-quotient.explained.reason.u-near-0-sine')),
      step('{k}x / {m}x = {value}', message('sine-quotient.explained.reason.so-each-sine-may'), all),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [fraction(m, k), 'limit-upside-down'],
    [fraction(1, m), 'factors-in-sine-ignored'],
    [fraction(1, 1), 'factors-in-sine-ignored'],
    [fraction(0, 1), 'nothing-over-nothing-is-zero'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) {
    const [r, a, s, t] = [notZero(random, 6), random.integer(1, 3), notZero(random, 7), notZero(random, 7)];
    return r + t === 0 || a * r + s === 0 || s === a * t ? make(random, difficulty) : removable(r, a, s, t);
  }
  if (difficulty === 2) {
    const [a, b, c] = [notZero(random, 9), notZero(random, 9), notZero(random, 9)];
    const [d, e, f] = [random.integer(2, 9), notZero(random, 9), notZero(random, 9)];
    return farOut(a, b, c, d, e, f);
  }
  const [k, m] = [random.integer(2, 12), random.integer(2, 12)];
  return k === m ? make(random, difficulty) : sineQuotient(k, m, random.pick([true, false]));
}

/** Limits by cancelling, far out, and of sines. */
export const maLimits = generator('ma-limits', make);
