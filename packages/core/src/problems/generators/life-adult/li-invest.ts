import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('li-invest');

const CENT = 0.01;

function oneSum(random: SeededRandom): DraftItem {
  const start = 100 * random.integer(5, 50);
  const percent = random.integer(2, 7);
  const years = random.integer(5, 20);
  const factor = rounded(1 + percent / 100, 2);
  const end = rounded(start * factor ** years, 2);
  const all = { start, percent, years, factor, end };
  const parts = {
    prompt: text(message('one-sum.parts.prompt'), all),
    nudge: text(message('one-sum.parts.nudge')),
    steps: [
      step('1 + {percent} ÷ 100 = {factor}', message('one-sum.parts.reason.whole-stays-growth-comes'), all),
      step('{start} × {factor}^{years} ≈ {end}', message('one-sum.parts.reason.factor-used-once-year'), all),
    ],
  };
  return decimalItem(parts, end, { tolerance: CENT }, [
    [rounded(start * (1 + (percent * years) / 100), 2), 'growth-as-addition'],
    [rounded(start * factor, 2), 'growth-once-only'],
    [rounded(end - start, 2), 'growth-not-total'],
  ]);
}

function yearly(random: SeededRandom): DraftItem {
  const deposit = 100 * random.integer(2, 20);
  const percent = random.integer(2, 8);
  const factor = rounded(1 + percent / 100, 2);
  const second = rounded(deposit * factor + deposit, 2);
  const third = rounded(second * factor + deposit, 2);
  const all = { deposit, percent, factor, second, third };
  const parts = {
    prompt: text(message('yearly.parts.prompt'), all),
    nudge: text(message('yearly.parts.nudge')),
    steps: [
      step(
        '{deposit} × {factor} + {deposit} = {second}',
        message('yearly.parts.reason.first-deposit-grown-year'),
        all,
      ),
      step(
        '{second} × {factor} + {deposit} ≈ {third}',
        message('yearly.parts.reason.all-there-grows-then'),
        all,
      ),
    ],
  };
  return decimalItem(parts, third, { tolerance: CENT }, [
    [3 * deposit, 'payment-without-interest'],
    [rounded(3 * deposit * factor ** 3, 2), 'all-deposits-full-time'],
    [second, 'growth-once-only'],
  ]);
}

function downAndUp(random: SeededRandom): DraftItem {
  const start = 200 * random.integer(5, 40);
  const loss = 5 * random.integer(2, 8);
  const gain = loss + 5 * random.integer(-1, 2);
  const low = (start * (100 - loss)) / 100;
  const end = rounded((low * (100 + gain)) / 100, 2);
  const all = { start, loss, gain, low, end };
  const parts = {
    prompt: text(message('down-and-up.parts.prompt'), all),
    nudge: text(message('down-and-up.parts.nudge')),
    steps: [
      step(
        '{start} × (100 − {loss}) ÷ 100 = {low}',
        message('down-and-up.parts.reason.so-left-after-loss'),
        all,
      ),
      step(
        '{low} × (100 + {gain}) ÷ 100 = {end}',
        message('down-and-up.parts.reason.second-percentage-taken-smaller'),
        all,
      ),
    ],
  };
  return decimalItem(parts, end, { tolerance: CENT }, [
    [(start * (100 - loss + gain)) / 100, 'loss-and-gain-cancel'],
    [low, 'growth-once-only'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return oneSum(random);
  return difficulty === 2 ? yearly(random) : downAndUp(random);
}

/** Saving for later, and its risk (National Standards for Personal Financial Education 2021, investing). Rates are examples. */
export const liInvest = generator('li-invest', make);
