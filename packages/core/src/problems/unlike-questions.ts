import type { PracticeItem } from '@ori/contracts/practice';
import { questionKey } from './question-key.ts';

/** So many seeds are looked through for a question that was not asked yet: some skills have few. */
const DRAWS_MAX = 64;

/** A seed and the key of the question it makes. */
export interface Drawn {
  readonly seed: number;
  readonly key: string;
}

interface Asked {
  readonly make: (seed: number) => PracticeItem;
  /** Seeds are tried from here on. */
  readonly from: number;
  readonly count: number;
  /** The keys that a slot stays away from, those asked longest ago first; `drawn` holds the slots before it. */
  readonly seen: (slot: number, drawn: readonly Drawn[]) => readonly string[];
}

/**
 * Seeds of `count` questions in a row, none like one that was seen while there are others; when all were seen,
 * the one seen longest ago comes again. Deterministic: the same `from` and `seen` give the same seeds.
 */
export function unlikeQuestions({ make, from, count, seen }: Asked): readonly Drawn[] {
  const pool: Drawn[] = [];
  function candidate(at: number): Drawn {
    const seed = (from + at) >>> 0;
    const known = pool[at] ?? { seed, key: questionKey(make(seed)) };
    pool[at] = known;
    return known;
  }
  const drawn: Drawn[] = [];
  for (let slot = 0; slot < count; slot += 1) {
    const last = new Map(seen(slot, drawn).map((key, index) => [key, index]));
    let best = candidate(0);
    for (let at = 1; at < DRAWS_MAX && last.has(best.key); at += 1) {
      const other = candidate(at);
      if ((last.get(other.key) ?? -1) < (last.get(best.key) ?? -1)) best = other;
    }
    drawn.push(best);
  }
  return drawn;
}
