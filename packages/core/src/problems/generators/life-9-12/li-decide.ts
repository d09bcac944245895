import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('li-decide');

const WEIGH = message('weigh');

function stall(random: SeededRandom): DraftItem {
  const dry = 10 * random.integer(3, 9);
  const wet = 100 - dry;
  const good = 10 * random.integer(15, 40);
  const bad = 10 * random.integer(2, 10);
  const expected = (dry * good + wet * bad) / 100;
  const all = { dry, wet, good, bad, expected };
  const parts = {
    prompt: text(message('stall.parts.prompt'), all),
    nudge: text(message('stall.parts.nudge')),
    steps: [
      step('100% − {dry}% = {wet}%', message('stall.parts.reason'), all),
      step('({dry} × {good} + {wet} × {bad}) ÷ 100 = {expected}', WEIGH, all),
    ],
  };
  return integerItem(parts, expected, [
    [(good + bad) / 2, 'cases-averaged'],
    [good, 'best-case-only'],
    [(dry * good) / 100, 'part-of-plan-forgotten'],
  ]);
}

function insurance(random: SeededRandom): DraftItem {
  const chance = random.integer(1, 8);
  const damage = 100 * random.integer(4, 20);
  const loss = (chance * damage) / 100;
  const extra = random.integer(3, 25);
  const all = { chance, damage, loss, extra, premium: loss + extra };
  const parts = {
    prompt: text(message('insurance.parts.prompt'), all),
    nudge: text(message('insurance.parts.nudge')),
    steps: [
      step('{chance} × {damage} ÷ 100 = {loss}', WEIGH, all),
      step('{premium} − {loss} = {extra}', message('insurance.parts.reason'), all),
    ],
  };
  return integerItem(parts, extra, [
    [loss, 'part-of-plan-forgotten'],
    [damage - all.premium, 'best-case-only'],
  ]);
}

const ALL_PRIZES = message('all-prizes');

function raffle(random: SeededRandom): DraftItem {
  const tickets = random.pick([50, 100, 200]);
  const mean = random.integer(2, 5);
  const stake = mean + random.integer(1, 3);
  const big = tickets * (mean - 1);
  const second = tickets / 5;
  const count = 5;
  const net = stake - mean;
  const all = { tickets, big, count, second, stake, mean, sum: big + count * second, net };
  const parts = {
    prompt: text(message('raffle.parts.prompt'), all),
    nudge: text(message('raffle.parts.nudge')),
    steps: [
      step('{big} + {count} × {second} = {sum}', ALL_PRIZES, all),
      step('{sum} ÷ {tickets} = {mean}', message('raffle.parts.reason.so-ticket-win-average'), all),
      step('{stake} − {mean} = {net}', message('raffle.parts.reason.price-ticket-paid-every'), all),
    ],
  };
  return integerItem(parts, net, [
    [mean, 'stake-forgotten'],
    [stake - (mean - 1), 'part-of-plan-forgotten'],
    [stake, 'best-case-only'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return stall(random);
  return difficulty === 2 ? insurance(random) : raffle(random);
}

/** Decisions under uncertainty: expected value. */
export const liDecide = generator('li-decide', make);
