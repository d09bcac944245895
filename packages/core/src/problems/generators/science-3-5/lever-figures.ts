import type { Figure } from '@ori/contracts/practice';

type Corners = [number, number][];

/** The steps of the ruler on each side of its middle. */
export const STEPS = 6;
const COIN = { half: 0.35, height: 0.4 };

const line = (...corners: Corners) => ({ corners, closed: false });
const shape = (...corners: Corners) => ({ corners, closed: true });

/** So many coins in a pile, at so many steps from the middle: to the left where negative. */
function pile(coins: number, at: number) {
  return Array.from({ length: coins }, (_, level) => {
    const [left, right] = [at - COIN.half, at + COIN.half];
    const [low, high] = [level * COIN.height, (level + 1) * COIN.height];
    return shape([left, low], [right, low], [right, high], [left, high]);
  });
}

/** A ruler on its turning point, a mark at every step, with piles of coins. */
export function leverFigure(piles: readonly (readonly [coins: number, at: number])[]): Figure {
  const marks = Array.from({ length: STEPS }, (_, index) => index + 1).flatMap((step) =>
    [-step, step].map((x) => line([x, 0], [x, -0.25])),
  );
  return {
    type: 'sketch',
    paths: [
      line([-STEPS - 0.5, 0], [STEPS + 0.5, 0]),
      shape([0, 0], [-0.5, -0.9], [0.5, -0.9]),
      ...marks,
      ...piles.flatMap(([coins, at]) => pile(coins, at)),
    ],
    circles: [],
    labels: [],
  };
}

/** A ramp true to scale, in metres. */
export function rampFigure(height: number, length: number): Figure {
  const base = Math.sqrt(length ** 2 - height ** 2);
  return {
    type: 'sketch',
    paths: [shape([0, 0], [base, 0], [base, height])],
    circles: [],
    labels: [
      { x: base + 0.6, y: height / 2, text: `${height} m` },
      { x: base / 2 - 0.3, y: height / 2 + 0.5, text: `${length} m` },
    ],
  };
}
