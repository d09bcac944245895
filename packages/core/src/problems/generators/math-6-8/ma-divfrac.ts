import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { divide, equals, formatRational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { properFraction } from '../drawing/draw-fraction.ts';

const message = messagesOf('ma-divfrac');

const MAKE_NUDGE = message('make-nudge');

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const { top: c, bottom: d } = properFraction(random, difficulty === 3 ? 9 : 6);
  const whole = random.integer(2, 9);
  const p = properFraction(random, 9);
  const [a, b] = difficulty === 1 ? [whole, 1] : [p.top, p.bottom];
  const [first, second] = [fraction(a, b), fraction(difficulty === 1 ? 1 : c, d)];
  if (equals(first, second)) return make(random, difficulty);
  const top = Number(second.numerator);
  const answer = divide(first, second);
  const all = {
    first: formatRational(first),
    second: formatRational(second),
    flipped: `${d}/${top}`,
    result: formatRational(answer),
  };
  const explained = {
    prompt: text(difficulty === 3 ? message('make.explained.prompt') : '{first} ÷ {second} = ?', all),
    nudge: text(MAKE_NUDGE, all),
    steps: [
      step(
        '{first} ÷ {second} = {first} × {flipped}',
        message('make.explained.reason.second-flipped-1-so'),
        all,
      ),
      step('{first} × {flipped} = {result}', message('make.explained.reason.check-result-second-first'), all),
    ],
  };
  return rationalItem(explained, answer, difficulty === 3 ? 'simplest' : 'any', [
    [fraction(a * top, b * d), 'did-not-flip'],
    [fraction(b * top, a * d), 'flipped-the-wrong-one'],
  ]);
}

/** Quotients of fractions (CCSS 6.NS.A.1). */
export const maDivfrac = generator('ma-divfrac', make);
