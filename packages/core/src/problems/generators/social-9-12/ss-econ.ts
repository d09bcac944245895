import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { demandAt, drawMarket, marketFigure, supplyAt } from './market.ts';

const message = messagesOf('ss-econ');

const GOODS = [
  message('goods.loaves-bread'),
  message('goods.baskets-mangoes'),
  message('goods.jars-honey'),
  message('goods.bags-rice'),
] as const;
const BOTH_SIDES = message('both-sides');

/** Read from the two lines where they meet. */
function readPrice(random: SeededRandom): DraftItem {
  const market = drawMarket(random);
  const fillers = { ...market, goods: random.pick(GOODS) };
  return integerItem(
    {
      prompt: text(message('read-price.parts.prompt'), fillers),
      figure: marketFigure(market),
      figureText: text(message('read-price.parts.figure-text'), fillers),
      nudge: text(BOTH_SIDES),
      steps: [
        step(
          message('read-price.parts.step.find-point-where-both'),
          message('read-price.parts.reason.there-same-quantity-wanted'),
        ),
        step(
          message('read-price.parts.step.read-height-p-price'),
          message('read-price.parts.reason.price-stands-upright-axis'),
          fillers,
        ),
      ],
    },
    market.price,
    [[market.quantity, 'price-for-quantity']],
  );
}

/** A price fixed below the meeting point: how much is missing? */
function shortage(random: SeededRandom): DraftItem {
  const market = drawMarket(random);
  const fixed = market.price - random.integer(1, market.price - 1);
  const demand = demandAt(market, fixed);
  const supply = supplyAt(market, fixed);
  const fillers = { ...market, goods: random.pick(GOODS), fixed, demand, supply, answer: demand - supply };
  return integerItem(
    {
      prompt: text(message('shortage.parts.prompt'), fillers),
      nudge: text(BOTH_SIDES),
      steps: [
        step(
          '{wanted} − {drop} × {fixed} = {demand}',
          message('shortage.parts.reason.so-wanted-fixed-price'),
          fillers,
        ),
        step('{offered} + {rise} × {fixed} = {supply}', message('shortage.parts.reason.so-offered'), fillers),
        step(
          '{demand} − {supply} = {answer}',
          message('shortage.parts.reason.wanted-offered-missing'),
          fillers,
        ),
      ],
    },
    demand - supply,
    [
      [demand, 'one-side-of-market'],
      [supply, 'one-side-of-market'],
      [demand + supply, 'one-side-of-market'],
    ],
  );
}

/** More is wanted at every price: where do both sides meet now? */
function newPrice(random: SeededRandom): DraftItem {
  const market = drawMarket(random);
  const up = random.integer(1, Math.min(4, market.price - 1));
  const per = market.drop + market.rise;
  const extra = up * per;
  const fillers = {
    ...market,
    goods: random.pick(GOODS),
    extra,
    more: market.wanted + extra,
    per,
    answer: market.price + up,
  };
  return integerItem(
    {
      prompt: text(message('new-price.parts.prompt'), fillers),
      nudge: text(BOTH_SIDES),
      steps: [
        step(
          '{more} − {drop}P = {offered} + {rise}P',
          message('new-price.parts.reason.now-extra-more-wanted'),
          fillers,
        ),
        step('{per}P = {more} − {offered}', message('new-price.parts.reason.bring-p-one-side'), fillers),
        step('P = {answer}', message('new-price.parts.reason.divide-stands-before-p'), fillers),
      ],
    },
    market.price + up,
    [
      [market.price, 'shift-ignored'],
      [market.price - up, 'shift-wrong-way'],
      [supplyAt(market, market.price + up), 'price-for-quantity'],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return readPrice(random);
  return difficulty === 2 ? shortage(random) : newPrice(random);
}

/** Supply, demand and the price at which they meet (C3 D2.Eco.3.9-12). */
export const ssEcon = generator('ss-econ', make);
