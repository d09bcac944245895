/**
 * Numbers from 0 up to 1 that are the same for the same seed, so that what they led to can be made again. Mulberry32 by
 * Tommy Ettinger (public domain): 32 bits of state, even over all of them, fast everywhere.
 */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
