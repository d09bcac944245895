/** How many pieces there are, what each person has after some rounds, and what is left to deal. */
export interface Shares {
  readonly pieces: number;
  readonly each: number;
  readonly left: number;
  readonly canDeal: boolean;
}

/**
 * Deals equal pieces one to each person, round by round.
 * @param wholes loaves
 * @param cuts pieces a loaf
 * @param rounds rounds dealt so far; more than there are pieces for count as all there are
 */
export function dealShares(wholes: number, cuts: number, people: number, rounds: number): Shares {
  const pieces = wholes * cuts;
  const each = Math.min(rounds, Math.floor(pieces / people));
  const left = pieces - each * people;
  return { pieces, each, left, canDeal: left >= people };
}
