/** A chain hung between two hooks of equal height. Lengths in units of the half span. */
export interface HangingChain {
  /** The catenary's parameter: pull at the lowest point over weight per length. */
  readonly a: number;
  readonly sag: number;
  /** Length of the whole chain. */
  readonly length: number;
}

/** Height of the catenary above its lowest point, `x` half spans from the middle. */
export function chainHeight({ a }: HangingChain, x: number): number {
  return a * (Math.cosh(x / a) - 1);
}

/** Height of the parabola through the same hooks and the same lowest point. */
export function parabolaHeight({ sag }: HangingChain, x: number): number {
  return sag * x * x;
}

const sagOf = (a: number): number => a * (Math.cosh(1 / a) - 1);

/** The chain that hangs `sag` half spans deep: `a` is found by halving, to 10⁻¹². */
export function chainOfSag(sag: number): HangingChain {
  let [low, high] = [0.05, 1e4];
  for (let step = 0; step < 200 && high - low > 1e-12 * high; step += 1) {
    const middle = Math.sqrt(low * high);
    if (sagOf(middle) > sag) low = middle;
    else high = middle;
  }
  const a = Math.sqrt(low * high);
  return { a, sag, length: 2 * a * Math.sinh(1 / a) };
}
