import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import { ADDED_NOT_TOOK_AWAY, REPEATED_A_NUMBER } from '../../misconceptions/counting.ts';
import { COINS_NOT_WORTH, LEFT_ONE_OUT, PRICE_NOT_TAKEN_OFF } from '../../misconceptions/measuring.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Coins that circulate, in hundredths of a dollar or of a euro. */
const CURRENCIES = [
  { mark: '¢', coins: [1, 5, 10, 25], names: { en: 'cents', fr: 'cents', es: 'centavos' } },
  { mark: 'ct', coins: [1, 2, 5, 10, 20, 50], names: { en: 'cents', fr: 'centimes', es: 'céntimos' } },
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

function count(coins: readonly number[], currency: Currency): PracticeItem {
  const [largest = 1] = coins;
  const all = { largest, sum: coins.join(' + '), total: total(coins), names: currency.names };
  const explained = {
    ...picture(coins, currency),
    prompt: text(
      {
        en: 'How many {names} is this in all?',
        fr: 'Combien de {names} cela fait-il en tout ?',
        es: '¿Cuántos {names} hay en total?',
      },
      all,
    ),
    nudge: text({
      en: 'Start with the coin worth most.',
      fr: 'Commence par la pièce la plus forte.',
      es: 'Empezamos por la moneda de más valor.',
    }),
    steps: [
      step(
        {
          en: 'Start with {largest}. Count on.',
          fr: 'Commence à {largest}. Continue.',
          es: 'Empezamos en {largest}. Seguimos.',
        },
        {
          en: 'Each coin adds what it says.',
          fr: 'Chaque pièce ajoute sa valeur.',
          es: 'Cada moneda suma lo que dice.',
        },
        all,
      ),
      step(
        { en: 'All together: {total}.', fr: 'En tout : {total}.', es: 'En total: {total}.' },
        {
          en: 'Every coin is counted once.',
          fr: 'Chaque pièce compte une fois.',
          es: 'Cada moneda cuenta una vez.',
        },
        all,
      ),
    ],
  };
  return integerItem(explained, all.total, [
    [coins.length, COINS_NOT_WORTH],
    [all.total - (coins.at(-1) ?? 0), LEFT_ONE_OUT],
    [all.total - largest, LEFT_ONE_OUT],
  ]);
}

const BOUGHT = [
  { en: 'A mango', fr: 'Une mangue', es: 'Un mango' },
  { en: 'A pencil', fr: 'Un crayon', es: 'Un lápiz' },
  { en: 'A bread roll', fr: 'Un petit pain', es: 'Un panecillo' },
  { en: 'A postcard', fr: 'Une carte', es: 'Una postal' },
  { en: 'A ribbon', fr: 'Un ruban', es: 'Una cinta' },
] as const;

function explainChange(
  thing: LocalisedText,
  price: number,
  all: { total: number; left: number },
  currency: Currency,
) {
  const fillers = { thing, price, ...all, names: currency.names, mark: currency.mark };
  return {
    prompt: text(
      {
        en: 'These are your coins. {thing} costs {price} {mark}. How many {names} are left then?',
        fr: 'Voici tes pièces. {thing} coûte {price} {mark}. Combien de {names} restent alors ?',
        es: 'Estas son las monedas. {thing} cuesta {price} {mark}. ¿Cuántos {names} quedan entonces?',
      },
      fillers,
    ),
    nudge: text({
      en: 'First count all the coins.',
      fr: 'Compte d’abord toutes les pièces.',
      es: 'Primero contamos todas las monedas.',
    }),
    steps: [
      step(
        { en: 'The coins make {total}.', fr: 'Les pièces font {total}.', es: 'Las monedas suman {total}.' },
        {
          en: 'Start with the coin worth most.',
          fr: 'Commence par la pièce la plus forte.',
          es: 'Empezamos por la de más valor.',
        },
        fillers,
      ),
      step(
        '{total} − {price} = {left}',
        { en: 'Take away the price.', fr: 'Enlève le prix.', es: 'Quitamos el precio.' },
        fillers,
      ),
    ],
  };
}

/** What is left after buying something. */
function change(random: SeededRandom, coins: readonly number[], currency: Currency): PracticeItem {
  const all = total(coins);
  const price = random.integer(Math.max(3, Math.ceil(all / 4)), all - 2);
  const left = all - price;
  const explained = {
    ...picture(coins, currency),
    ...explainChange(random.pick(BOUGHT), price, { total: all, left }, currency),
  };
  return integerItem(explained, left, [
    [all, PRICE_NOT_TAKEN_OFF],
    ...(all + price <= 100 ? [[all + price, ADDED_NOT_TOOK_AWAY] as const] : []),
    [price, REPEATED_A_NUMBER],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const currency = random.pick(CURRENCIES);
  if (difficulty === 1) return count(drawCoins(random, currency, random.integer(3, 5), 3), currency);
  if (difficulty === 2) return count(drawCoins(random, currency, random.integer(4, 7), 6), currency);
  return change(random, drawCoins(random, currency, random.integer(3, 5), 6), currency);
}

/** Counting coins, and what is left after paying (CCSS 2.MD.C.8). */
export const maMoney = generator('ma-money', make);
