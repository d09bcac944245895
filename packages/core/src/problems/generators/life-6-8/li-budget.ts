import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('li-budget');

const NAMES = ['Noor', 'Diego', 'Ayo', 'Sina', 'Linh', 'Emil', 'Zahra', 'Keanu'] as const;

function leftOver(random: SeededRandom): DraftItem {
  const phone = random.integer(8, 20);
  const bus = random.integer(10, 30);
  const saved = 5 * random.integer(2, 8);
  const rest = random.integer(5, 45);
  const costs = phone + bus + saved;
  const all = { name: random.pick(NAMES), phone, bus, saved, rest, costs, income: costs + rest };
  const parts = {
    prompt: text(message('left-over.parts.prompt'), all),
    nudge: text(message('left-over.parts.nudge')),
    steps: [
      step(
        '{phone} + {bus} + {saved} = {costs}',
        message('left-over.parts.reason.saving-goes-out-purse'),
        all,
      ),
      step('{income} − {costs} = {rest}', message('left-over.parts.reason.budget-balances-comes-goes'), all),
    ],
  };
  return integerItem(parts, rest, [
    [costs, 'costs-for-rest'],
    [rest + saved, 'saving-forgotten'],
    [rest + phone, 'part-of-plan-forgotten'],
  ]);
}

function percentOff(random: SeededRandom): DraftItem {
  const income = 20 * random.integer(6, 40);
  const saving = 5 * random.integer(1, 5);
  const transport = 5 * random.integer(2, 6);
  const percent = saving + transport;
  const all = { name: random.pick(NAMES), income, saving, transport, percent, share: 100 - percent };
  const rest = (income * all.share) / 100;
  const parts = {
    prompt: text(message('percent-off.parts.prompt'), all),
    nudge: text(message('percent-off.parts.nudge')),
    steps: [
      step(
        '{saving}% + {transport}% = {percent}%',
        message('percent-off.parts.reason.both-parts-same-income'),
        all,
      ),
      step('100% − {percent}% = {share}%', message('percent-off.parts.reason.all-income-100'), all),
      step('{income} × {share} ÷ 100 = {rest}', message('percent-off.parts.reason.percent-hundredth'), {
        ...all,
        rest,
      }),
    ],
  };
  return integerItem(parts, rest, [
    [income - rest, 'costs-for-rest'],
    [income - percent, 'percent-taken-off-as-number'],
    [(income * (100 - transport)) / 100, 'saving-forgotten'],
  ]);
}

const SAVING_IS_PLANNED = message('saving-is-planned');

function cutOne(random: SeededRandom): DraftItem {
  const food = 5 * random.integer(8, 20);
  const bus = 5 * random.integer(4, 10);
  const over = 5 * random.integer(1, 6);
  const saved = 5 * random.integer(3, 9);
  const fun = over + saved + 5 * random.integer(3, 12);
  const income = food + bus + fun - over;
  const cut = over + saved;
  const all = {
    name: random.pick(NAMES),
    food,
    bus,
    fun,
    saved,
    income,
    cut,
    planned: food + bus + fun + saved,
  };
  const parts = {
    prompt: text(message('cut-one.parts.prompt'), all),
    nudge: text(message('cut-one.parts.nudge')),
    steps: [
      step('{food} + {bus} + {fun} + {saved} = {planned}', SAVING_IS_PLANNED, all),
      step('{planned} − {income} = {cut}', message('cut-one.parts.reason'), all),
    ],
  };
  return integerItem(parts, cut, [
    [over, 'saving-forgotten'],
    [saved, 'part-of-plan-forgotten'],
    [fun - cut, 'costs-for-rest'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return leftOver(random);
  return difficulty === 2 ? percentOff(random) : cutOne(random);
}

/** A budget that balances (National Standards for Personal Financial Education 2021, spending). */
export const liBudget = generator('li-budget', make);
