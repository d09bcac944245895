import type { Figure } from '@ori/contracts/practice';
import type { SeededRandom } from '../../seeded-random.ts';

/** Demand `wanted` − `drop`·P and supply `offered` + `rise`·P; they meet at `price` and `quantity`. */
export interface Market {
  readonly wanted: number;
  readonly drop: number;
  readonly offered: number;
  readonly rise: number;
  readonly price: number;
  readonly quantity: number;
}

/** Built backwards from whole numbers at which both sides meet. */
export function drawMarket(random: SeededRandom): Market {
  const price = random.integer(3, 9);
  const drop = random.integer(2, 5);
  const rise = random.integer(2, 5);
  const offered = random.integer(1, 8) * 2;
  const quantity = offered + rise * price;
  return { wanted: quantity + drop * price, drop, offered, rise, price, quantity };
}

export const demandAt = ({ wanted, drop }: Market, price: number) => wanted - drop * price;
export const supplyAt = ({ offered, rise }: Market, price: number) => offered + rise * price;

/** Both lines, quantity across and price upwards, as economists draw them. */
export function marketFigure(market: Market): Figure {
  const top = 12;
  const most = Math.max(demandAt(market, 1), supplyAt(market, top));
  const last = Math.min(top, Math.floor(market.wanted / market.drop));
  return {
    type: 'plane',
    x: { from: 0, to: Math.ceil(most / 10) * 10, step: 10, name: 'Q' },
    y: { from: 0, to: top, step: 1, name: 'P' },
    curves: [
      {
        through: [
          [demandAt(market, 1), 1],
          [demandAt(market, last), last],
        ],
      },
      {
        through: [
          [supplyAt(market, 1), 1],
          [supplyAt(market, top), top],
        ],
        dashed: true,
      },
    ],
    points: [
      { x: demandAt(market, 1), y: 1, label: 'D' },
      { x: supplyAt(market, top), y: top, label: 'S' },
    ],
  };
}
