import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('li-credit');

const CENT = 0.01;

function unpaid(random: SeededRandom): DraftItem {
  const debt = 100 * random.integer(3, 30);
  const percent = random.pick([8, 10, 12, 15, 18, 20, 24]);
  const years = random.integer(2, 3);
  const factor = rounded(1 + percent / 100, 2);
  const owed = rounded(debt * factor ** years, 2);
  const all = { debt, percent, years, factor, owed, first: rounded(debt * factor, 2) };
  const parts = {
    prompt: text(message('unpaid.parts.prompt'), all),
    nudge: text(message('unpaid.parts.nudge')),
    steps: [
      step('{debt} × {factor} = {first}', message('unpaid.parts.reason.after-year-debt-interest'), all),
      step(message('unpaid.parts.step'), message('unpaid.parts.reason.interest-charged-interest-too'), all),
    ],
  };
  return decimalItem(parts, owed, { tolerance: CENT }, [
    [rounded(debt * (1 + (percent * years) / 100), 2), 'growth-as-addition'],
    [all.first, 'growth-once-only'],
    [rounded(owed - debt, 2), 'growth-not-total'],
  ]);
}

const GOODS = [
  message('goods.laptop'),
  message('goods.bicycle'),
  message('goods.sofa'),
  message('goods.washing-machine'),
] as const;

const MONTHLY_TOGETHER = message('monthly-together');

function instalments(random: SeededRandom): DraftItem {
  const count = random.pick([10, 12, 18, 24]);
  const monthly = random.integer(20, 60);
  const down = 10 * random.integer(2, 10);
  const extra = random.integer(21, 120);
  const paid = count * monthly;
  const all = {
    good: random.pick(GOODS),
    count,
    monthly,
    down,
    extra,
    paid,
    total: paid + down,
    price: paid + down - extra,
  };
  const parts = {
    prompt: text(message('instalments.parts.prompt'), all),
    nudge: text(message('instalments.parts.nudge')),
    steps: [
      step('{count} × {monthly} = {paid}', MONTHLY_TOGETHER, all),
      step('{paid} + {down} = {total}', message('instalments.parts.reason.paid-start-counts-too'), all),
      step('{total} − {price} = {extra}', message('instalments.parts.reason.difference-price-credit'), all),
    ],
  };
  return integerItem(parts, extra, [
    [all.total, 'total-for-extra'],
    [paid - all.price, 'part-of-plan-forgotten'],
  ]);
}

function twoMonths(random: SeededRandom): DraftItem {
  const debt = 50 * random.integer(8, 40);
  const percent = random.pick([1, 1.5, 2, 2.5]);
  const pay = 10 * random.integer(5, 12);
  const factor = rounded(1 + percent / 100, 3);
  const first = rounded(debt * factor - pay, 4);
  const left = rounded(first * factor - pay, 2);
  const all = { debt, percent, pay, factor, first: rounded(first, 2), left };
  const parts = {
    prompt: text(message('two-months.parts.prompt'), all),
    nudge: text(message('two-months.parts.nudge')),
    steps: [
      step(
        '{debt} × {factor} − {pay} ≈ {first}',
        message('two-months.parts.reason.so-first-month-ends'),
        all,
      ),
      step(
        '{first} × {factor} − {pay} ≈ {left}',
        message('two-months.parts.reason.second-month-begins-left'),
        all,
      ),
    ],
  };
  return decimalItem(parts, left, { tolerance: 2 * CENT }, [
    [debt - 2 * pay, 'payment-without-interest'],
    [all.first, 'growth-once-only'],
    [rounded(debt * (1 + (2 * percent) / 100) - 2 * pay, 2), 'growth-as-addition'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return unpaid(random);
  return difficulty === 2 ? instalments(random) : twoMonths(random);
}

/** Interest, instalments and debt (National Standards for Personal Financial Education 2021, managing credit). */
export const liCredit = generator('li-credit', make);
