import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('li-tax');

const NAMES = ['Amara', 'Luca', 'Farid', 'Ingrid', 'Wanjiru', 'Mateo', 'Priya', 'Tane'] as const;

function flat(random: SeededRandom): DraftItem {
  const gross = 100 * random.integer(8, 40);
  const tax = random.integer(8, 25);
  const insurance = random.integer(5, 12);
  const percent = tax + insurance;
  const off = (gross * percent) / 100;
  const all = { name: random.pick(NAMES), gross, tax, insurance, percent, off, net: gross - off };
  const parts = {
    prompt: text(message('flat.parts.prompt'), all),
    nudge: text(message('flat.parts.nudge')),
    steps: [
      step('{tax}% + {insurance}% = {percent}%', message('flat.parts.reason.both-taken-same-gross'), all),
      step('{gross} × {percent} ÷ 100 = {off}', message('flat.parts.reason.taken-off'), all),
      step('{gross} − {off} = {net}', message('flat.parts.reason.rest-paid-out'), all),
    ],
  };
  return integerItem(parts, all.net, [
    [off, 'deduction-for-pay'],
    [gross - (gross * tax) / 100, 'part-of-plan-forgotten'],
    [gross - percent, 'percent-taken-off-as-number'],
  ]);
}

function allowance(random: SeededRandom): DraftItem {
  const free = 100 * random.integer(6, 15);
  const over = 100 * random.integer(5, 30);
  const percent = random.integer(10, 35);
  const gross = free + over;
  const tax = (over * percent) / 100;
  const all = { free, over, percent, gross, tax };
  const parts = {
    prompt: text(message('allowance.parts.prompt'), all),
    nudge: text(message('allowance.parts.nudge')),
    steps: [
      step('{gross} − {free} = {over}', message('allowance.parts.reason.part-free-taken-off'), all),
      step('{over} × {percent} ÷ 100 = {tax}', message('allowance.parts.reason.rate-holds-part-above'), all),
    ],
  };
  return integerItem(parts, tax, [
    [(gross * percent) / 100, 'one-rate-for-all'],
    [gross - tax, 'deduction-for-pay'],
    [(free * percent) / 100, 'part-of-plan-forgotten'],
  ]);
}

function overtime(random: SeededRandom): DraftItem {
  const hours = 5 * random.integer(4, 8);
  const extra = 2 * random.integer(1, 5);
  const wage = 2 * random.integer(5, 12);
  const percent = random.pick([10, 20, 25]);
  const gross = hours * wage + (extra * wage * 3) / 2;
  const net = (gross * (100 - percent)) / 100;
  const all = { name: random.pick(NAMES), hours, extra, wage, percent, gross, net };
  const parts = {
    prompt: text(message('overtime.parts.prompt'), all),
    nudge: text(message('overtime.parts.nudge')),
    steps: [
      step(
        '{hours} × {wage} + {extra} × {wage} × 3 ÷ 2 = {gross}',
        message('overtime.parts.reason.overtime-hour-counts-one'),
        all,
      ),
      step(
        '{gross} × (100 − {percent}) ÷ 100 = {net}',
        message('overtime.parts.reason.taken-off-part-gross'),
        all,
      ),
    ],
  };
  return integerItem(parts, net, [
    [((hours + extra) * wage * (100 - percent)) / 100, 'overtime-as-normal'],
    [gross, 'part-of-plan-forgotten'],
    [gross - net, 'deduction-for-pay'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return flat(random);
  if (difficulty === 2) return allowance(random);
  const item = overtime(random);
  return Number.isInteger(Number(item.answer)) ? item : make(random, difficulty);
}

/** Gross and net pay (National Standards for Personal Financial Education 2021, earning income). Rates are examples. */
export const liTax = generator('li-tax', make);
