import { expect, it } from 'vitest';
import { createGiveWay } from './give-way.ts';

const PIECE_MS = 4;
const PIECES = 20;

function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

/** How many turns of other work come between the pieces of the long one. */
async function othersBetween(otherMs: number): Promise<number> {
  const giveWay = createGiveWay();
  let turns = 0;
  let isOn = true;
  const other = () => {
    if (!isOn) return;
    turns += 1;
    work(otherMs);
    setImmediate(other);
  };
  setImmediate(other);
  for (let piece = 0; piece < PIECES; piece++) {
    work(PIECE_MS);
    await giveWay();
  }
  isOn = false;
  return turns;
}

it('lets requests that keep coming go first, again and again, and comes to its end', async () => {
  expect(await othersBetween(2)).toBeGreaterThan(PIECES * 3);
});
