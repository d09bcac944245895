import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('ss-trade');

const WARES = [
  [message('wares.goat.goat'), message('wares.goat.goats'), message('wares.goat.baskets-grain')],
  [
    message('wares.bar-salt.bar-salt'),
    message('wares.bar-salt.bars-salt'),
    message('wares.bar-salt.bags-rice'),
  ],
  [
    message('wares.roll-silk.roll-silk'),
    message('wares.roll-silk.rolls-silk'),
    message('wares.roll-silk.jars-honey'),
  ],
  [message('wares.canoe.canoe'), message('wares.canoe.canoes'), message('wares.canoe.mats')],
] as const;

/** So many wares at a known rate. */
function oneExchange(random: SeededRandom): DraftItem {
  const [one, many, given] = random.pick(WARES);
  const rate = random.integer(3, 12);
  const count = random.integer(2, 9);
  const fillers = { one, many, given, rate, count, answer: rate * count };
  return integerItem(
    {
      prompt: text(message('one-exchange.parts.prompt'), fillers),
      nudge: text(message('one-exchange.parts.nudge')),
      steps: [
        step(
          message('one-exchange.parts.step'),
          message('one-exchange.parts.reason.rate-holds-every-one'),
          fillers,
        ),
        step(
          '{count} × {rate} = {answer}',
          message('one-exchange.parts.reason.equal-groups-multiplied'),
          fillers,
        ),
      ],
    },
    rate * count,
    [[rate + count, 'added-not-multiplied']],
  );
}

/** Two exchanges, one after the other. */
function twoExchanges(random: SeededRandom): DraftItem {
  const cloths = random.integer(2, 6);
  const bowls = random.integer(3, 9);
  const bars = random.integer(2, 6);
  const held = bars * cloths;
  const fillers = { cloths, bowls, bars, held, answer: held * bowls };
  return integerItem(
    {
      prompt: text(message('two-exchanges.parts.prompt'), fillers),
      nudge: text(message('two-exchanges.parts.nudge')),
      steps: [
        step(
          '{bars} × {cloths} = {held}',
          message('two-exchanges.parts.reason.so-cloths-she-holds'),
          fillers,
        ),
        step(
          '{held} × {bowls} = {answer}',
          message('two-exchanges.parts.reason.each-cloth-brings-same'),
          fillers,
        ),
      ],
    },
    held * bowls,
    [
      [held, 'one-exchange-only'],
      [bars * bowls, 'one-exchange-only'],
      [bars + cloths + bowls, 'added-not-multiplied'],
    ],
  );
}

/** Bought, sold, and a toll paid: what is left? */
function profit(random: SeededRandom): DraftItem {
  const count = random.integer(5, 12);
  const paid = random.integer(3, 8);
  const more = random.integer(3, 6);
  const toll = random.integer(3, 12);
  const sold = paid + more;
  const fillers = { count, paid, sold, toll, more, gained: count * more, answer: count * more - toll };
  return integerItem(
    {
      prompt: text(message('profit.parts.prompt'), fillers),
      nudge: text(message('profit.parts.nudge')),
      steps: [
        step(message('profit.parts.step'), message('profit.parts.reason.paid-gain')),
        step(
          '{count} × ({sold} − {paid}) = {gained}',
          message('profit.parts.reason.all-sacks-together'),
          fillers,
        ),
        step('{gained} − {toll} = {answer}', message('profit.parts.reason.toll-comes-off'), fillers),
      ],
    },
    count * more - toll,
    [
      [count * more, 'costs-forgotten'],
      [count * sold, 'costs-forgotten'],
      [count * sold - toll, 'costs-forgotten'],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return oneExchange(random);
  return difficulty === 2 ? twoExchanges(random) : profit(random);
}

/** Exchange rates, chains of exchange and gain (C3 D2.Eco.1.3-5). */
export const ssTrade = generator('ss-trade', make);
