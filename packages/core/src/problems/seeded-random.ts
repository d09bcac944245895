import { mulberry32 } from '../maths/mulberry32.ts';
import { textHash } from '../maths/text-hash.ts';

/** A source of chance that always gives the same things for the same seed. */
export interface SeededRandom {
  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  pick<const Things extends readonly [unknown, ...unknown[]]>(things: Things): Things[number];
  shuffle<Thing>(things: readonly Thing[]): Thing[];
}

/**
 * @param name what the numbers are for, e.g. a skill and a difficulty
 * @param seed any whole number; its lowest 32 bits count
 */
export function seededRandom(name: string, seed: number): SeededRandom {
  // The name is spread over the seeds, so that two skills with one seed do not run alike.
  const next = mulberry32(textHash(name) ^ Math.imul(seed | 0, 0x9e3779b1));
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    integer,
    pick: (things) => things[integer(0, things.length - 1)],
    shuffle(things) {
      const mixed = [...things];
      for (let left = mixed.length - 1; left > 0; left -= 1) {
        const [moved] = mixed.splice(integer(0, left), 1);
        if (moved !== undefined) mixed.push(moved);
      }
      return mixed;
    },
  };
}
