/** What a sign in each place is worth, lowest place first: 1, 10, 100 … or 1, 20, 360 … */
export type PlaceWorths = readonly number[];
/** How many of each place, lowest place first. Counts may be larger than a place holds, until they are traded. */
export type Digits = readonly number[];

/** Place worths of a pure base: 1, base, base² … */
export function pureBase(base: number, places: number): PlaceWorths {
  return Array.from({ length: places }, (_, place) => base ** place);
}

/** A whole number from zero on by places, lowest first; as many places as it needs, at least one. The last place takes what is left. */
export function digitsOf(number: number, worths: PlaceWorths): Digits {
  const digits = worths.map((worth, place) => {
    const above = worths[place + 1];
    return Math.floor((above === undefined ? number : number % above) / worth);
  });
  while (digits.length > 1 && digits.at(-1) === 0) digits.pop();
  return digits;
}

/** The number that so many of each place make. */
export function numberOf(digits: Digits, worths: PlaceWorths): number {
  return digits.reduce((sum, digit, place) => sum + digit * (worths[place] ?? 0), 0);
}

/** One exchange: `given` signs of a place for `got` signs of the next, and what lies there afterwards. */
export interface Trade {
  readonly place: number;
  readonly given: number;
  readonly got: number;
  readonly after: Digits;
}

export interface PooledSum {
  /** All signs of both numbers laid together. */
  readonly pooled: Digits;
  readonly trades: readonly Trade[];
  readonly sum: number;
}

function tradeAt(digits: Digits, place: number, worths: PlaceWorths): Trade | null {
  const [worth, above] = [worths[place], worths[place + 1]];
  if (worth === undefined || above === undefined) return null;
  const ratio = above / worth;
  const got = Math.floor((digits[place] ?? 0) / ratio);
  if (got === 0) return null;
  const after = digits.with(place, (digits[place] ?? 0) - got * ratio);
  return { place, given: got * ratio, got, after: after.with(place + 1, (after[place + 1] ?? 0) + got) };
}

/** Adds by laying all signs together and trading from the lowest place up, the way beads, rods and signs are added. */
export function poolAndTrade(a: number, b: number, worths: PlaceWorths): PooledSum {
  const [first, second] = [digitsOf(a, worths), digitsOf(b, worths)];
  const pooled = worths.map((_, place) => (first[place] ?? 0) + (second[place] ?? 0));
  const trades: Trade[] = [];
  for (let place = 0; place < worths.length; place += 1) {
    const trade = tradeAt(trades.at(-1)?.after ?? pooled, place, worths);
    if (trade) trades.push(trade);
  }
  return { pooled, trades, sum: a + b };
}
