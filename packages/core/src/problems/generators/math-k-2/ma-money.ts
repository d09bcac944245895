import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ma-money');

/** Coins that circulate, in hundredths of a dollar or of a euro. */
const CURRENCIES = [
  { mark: '¢', coins: [1, 5, 10, 25], names: message('currencies.cents.names') },
  { mark: 'ct', coins: [1, 2, 5, 10, 20, 50], names: message('currencies.cents-2.names') },
] as const;
type Currency = (typeof CURRENCIES)[number];

const LEAST = 8;
const MOST = 100;

/** Coins of two kinds at least, together worth 8 to 100 hundredths, the largest first. */
function drawCoins(random: SeededRandom, currency: Currency, count: number, kindsMax: number): number[] {
  const kinds = currency.coins.slice(0, kindsMax);
  const coins: number[] = [];
  let room = MOST;
  while (coins.length < count) {
    const still = count - coins.length - 1;
    const fitting = kinds.filter((kind) => kind <= room - still);
    const coin = fitting[random.integer(0, fitting.length - 1)] ?? 1;
    coins.push(coin);
    room -= coin;
  }
  const isPlain = MOST - room < LEAST || new Set(coins).size < 2;
  return isPlain ? drawCoins(random, currency, count, kindsMax) : coins.toSorted((a, b) => b - a);
}

const total = (coins: readonly number[]) => coins.reduce((sum, coin) => sum + coin, 0);

function picture(coins: readonly number[], currency: Currency) {
  return {
    figure: { type: 'coins' as const, coins: [...coins], mark: currency.mark },
    figureText: text(coins.map((coin) => `${coin} ${currency.mark}`).join(', ')),
  };
}

function count(coins: readonly number[], currency: Currency): DraftItem {
  const [largest = 1] = coins;
  const all = { largest, sum: coins.join(' + '), total: total(coins), names: currency.names };
  const explained = {
    ...picture(coins, currency),
    prompt: text(message('count.explained.prompt'), all),
    nudge: text(message('count.explained.nudge')),
    steps: [
      step(
        message('count.explained.step.start-largest-count'),
        message('count.explained.reason.each-coin-adds-says'),
        all,
      ),
      step(
        message('count.explained.step.all-together-total'),
        message('count.explained.reason.every-coin-counted-once'),
        all,
      ),
    ],
  };
  return integerItem(explained, all.total, [
    [coins.length, 'counted-coins-not-their-worth'],
    [all.total - (coins.at(-1) ?? 0), 'left-one-out'],
    [all.total - largest, 'left-one-out'],
  ]);
}

const BOUGHT = [
  message('bought.mango'),
  message('bought.pencil'),
  message('bought.bread-roll'),
  message('bought.postcard'),
  message('bought.ribbon'),
] as const;

function explainChange(
  thing: Phrase,
  price: number,
  all: { total: number; left: number },
  currency: Currency,
) {
  const fillers = { thing, price, ...all, names: currency.names, mark: currency.mark };
  return {
    prompt: text(message('explain-change.prompt'), fillers),
    nudge: text(message('explain-change.nudge')),
    steps: [
      step(message('explain-change.step'), message('explain-change.reason.start-coin-worth-most'), fillers),
      step('{total} − {price} = {left}', message('explain-change.reason.take-away-price'), fillers),
    ],
  };
}

/** What is left after buying something. */
function change(random: SeededRandom, coins: readonly number[], currency: Currency): DraftItem {
  const all = total(coins);
  const price = random.integer(Math.max(3, Math.ceil(all / 4)), all - 2);
  const left = all - price;
  const explained = {
    ...picture(coins, currency),
    ...explainChange(random.pick(BOUGHT), price, { total: all, left }, currency),
  };
  return integerItem(explained, left, [
    [all, 'price-not-taken-off'],
    ...(all + price <= 100 ? [[all + price, 'added-not-took-away'] as const] : []),
    [price, 'repeated-a-number'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  const currency = random.pick(CURRENCIES);
  if (difficulty === 1) return count(drawCoins(random, currency, random.integer(3, 5), 3), currency);
  if (difficulty === 2) return count(drawCoins(random, currency, random.integer(4, 7), 6), currency);
  return change(random, drawCoins(random, currency, random.integer(3, 5), 6), currency);
}

/** Counting coins, and what is left after paying (CCSS 2.MD.C.8). */
export const maMoney = generator('ma-money', make);
