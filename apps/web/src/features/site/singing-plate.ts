const CELLS = 66;
/** Where a grain is thought to lie still, as a part of the plate's largest swing. */
const STILL = 0.055;
const SPREAD = 0.62;
const TURN = 2.399_963;

/**
 * The swing at a point (0–1 both ways) of a square plate with supported edges: the mode 5,3 less its twin 3,5, exact
 * for such a plate (Rayleigh, The Theory of Sound, § 225). From −1 to 1.
 */
export function swingAt(x: number, y: number): number {
  const mode = (across: number, down: number): number =>
    Math.sin(across * Math.PI * x) * Math.sin(down * Math.PI * y);
  return (mode(5, 3) - mode(3, 5)) / 2;
}

export interface Grain {
  readonly x: number;
  readonly y: number;
}

/** Sand strewn evenly over the plate, in its parts (0–1): only what lies where the plate stands still is left. */
export function grainsLeft(): readonly Grain[] {
  const all = Array.from({ length: CELLS * CELLS }, (_, at) => {
    const shift = SPREAD * Math.sin(at * TURN);
    return {
      x: ((at % CELLS) + 0.5 + shift) / CELLS,
      y: (Math.floor(at / CELLS) + 0.5 + SPREAD * Math.cos(at * TURN)) / CELLS,
    };
  });
  return all.filter(
    ({ x, y }) => x > 0.02 && x < 0.98 && y > 0.02 && y < 0.98 && Math.abs(swingAt(x, y)) < STILL,
  );
}
