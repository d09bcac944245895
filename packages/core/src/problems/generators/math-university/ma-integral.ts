import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { formatRational } from '../../../maths/rational.ts';
import { decimalItem, fraction, generator, rationalItem, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import {
  expanded,
  notZero,
  polynomialItem,
  shown,
  shownFactor,
  shownPolynomial,
  signed,
  valueAt,
  type Coefficients,
  withSine,
} from '../math-9-12/writing.ts';
import { derivative } from './derivative.ts';

const message = messagesOf('ma-integral');

const POWER_RULE = message('power-rule');

/** F with F(0) given. */
function antiderivative(result: Coefficients): DraftItem {
  const given = derivative(result);
  const start = result.at(-1) ?? 0;
  const without = [...result.slice(0, -1), 0];
  const all = {
    formula: shownPolynomial(given),
    start,
    without: shownPolynomial(without),
    done: shownPolynomial(result),
  };
  const explained = {
    prompt: text(message('antiderivative.explained.prompt'), all),
    nudge: text(message('antiderivative.explained.nudge')),
    steps: [
      step('{without} + C', POWER_RULE, all),
      step('C = {start}: {done}', message('antiderivative.explained.reason'), all),
    ],
  };
  return polynomialItem(
    explained,
    'expanded',
    expanded(result),
    [
      [expanded(without), 'start-value-forgotten'],
      [expanded([...given, start]), 'power-not-divided'],
      [expanded(derivative(given)), 'differentiated-instead'],
    ],
    'F(x) =',
  );
}

/** The integral of a x² + b x + c. */
function definite(a: number, b: number, c: number, from: number, to: number): DraftItem {
  const sixfold = (x: number) => 2 * a * x ** 3 + 3 * b * x ** 2 + 6 * c * x;
  const answer = fraction(sixfold(to) - sixfold(from), 6);
  const value = (x: number) => valueAt([a, b, c], x);
  const [atTo, atFrom] = [fraction(sixfold(to), 6), fraction(sixfold(from), 6)];
  const all = {
    formula: shownPolynomial([a, b, c]),
    from,
    to,
    whole: `${a === 1 ? '' : a === -1 ? '−' : `${shown(a)} · `}x³/3 ${signed(b)} · x²/2 ${signed(c)} · x`,
    upper: formatRational(atTo).replace('-', '−'),
    lower: formatRational(atFrom).replace('-', '−'),
    value: formatRational(answer).replace('-', '−'),
  };
  const explained = {
    prompt: text(message('definite.explained.prompt'), all),
    nudge: text(message('definite.explained.nudge')),
    steps: [
      step('F(x) = {whole}', POWER_RULE, all),
      step('F({to}) − F({from}) = {upper} − ({lower}) = {value}', message('definite.explained.reason'), all),
    ],
  };
  return rationalItem(explained, answer, 'any', [
    [atTo, 'lower-limit-forgotten'],
    [fraction(value(to) - value(from), 1), 'values-subtracted'],
    [
      fraction(a * to ** 3 + b * to ** 2 + c * to - a * from ** 3 - b * from ** 2 - c * from, 1),
      'power-not-divided',
    ],
  ]);
}

/** (a x + b) sin x from 0 to π, or (a x + b) e^x from 0 to 1. */
function byParts(a: number, b: number, isSine: boolean): DraftItem {
  const exactly = isSine ? a * Math.PI + 2 * b : b * Math.E + a - b;
  const value = rounded(exactly, 2);
  const straight = isSine ? ((a * Math.PI ** 2) / 2 + b * Math.PI) * 2 : (a / 2 + b) * (Math.E - 1);
  const factor = shownFactor(a, b);
  const all = {
    formula: withSine(`${factor} · ${isSine ? 'sin(x)' : 'e^x'}`),
    to: isSine ? 'π' : '1',
    parts: withSine(
      isSine
        ? `−${factor} · cos(x) + ${shown(a)} · sin(x)`
        : `${factor} · e^x − ${a < 0 ? `(${shown(a)})` : shown(a)} · e^x`,
    ),
    value,
  };
  const explained = {
    prompt: text(message('by-parts.explained.prompt'), all),
    nudge: text(message('by-parts.explained.nudge')),
    steps: [
      step('F(x) = {parts}', message('by-parts.explained.reason.parts-integral-u-v'), all),
      step('F({to}) − F(0) ≈ {value}', message('definite.explained.reason'), all),
    ],
  };
  const added = isSine ? exactly : (a + b) * Math.E - b + a * (Math.E - 1);
  return decimalItem(explained, value, { tolerance: 0.01 }, [
    [rounded(straight, 2), 'product-of-integrals'],
    [rounded(added, 2), 'second-part-added'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const upTo = (most: number) => notZero(random, most);
  if (difficulty === 1)
    return antiderivative([
      ...(random.pick([true, false]) ? [upTo(4)] : []),
      upTo(5),
      upTo(6),
      upTo(8),
      upTo(9),
    ]);
  if (difficulty === 2) {
    const from = random.pick([-2, -1, 1, 2]);
    return definite(upTo(6), upTo(6), upTo(6), from, from + random.integer(1, 3));
  }
  return byParts(random.integer(1, 6), upTo(7), random.pick([true, false]));
}

/** Antiderivatives, definite integrals and integration by parts. */
export const maIntegral = generator('ma-integral', make);
