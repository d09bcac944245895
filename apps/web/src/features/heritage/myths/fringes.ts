const TURN = 2 * Math.PI;

/** How bright two waves from sources `gap` wavelengths apart are together in a direction: cos²(π·gap·sin θ). */
function brightness(gap: number, sine: number): number {
  return Math.cos((TURN / 2) * gap * sine) ** 2;
}

/** Stripes of interference across `width`: left edge and brightness (0 to 1) of each, for sources `gap` wavelengths apart. */
export function fringes(width: number, gap: number, count: number): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, at) => {
    const sine = (2 * (at + 0.5)) / count - 1;
    return [(at * width) / count, brightness(gap, sine)] as const;
  });
}

/** A net of round jewels: centres, row by row, each row half a step aside. */
export function netOfJewels(
  columns: number,
  rows: number,
  step: number,
): readonly (readonly [number, number])[] {
  return Array.from({ length: columns * rows }, (_, at) => {
    const row = Math.floor(at / columns);
    return [
      ((at % columns) + (row % 2) / 2 + 0.5) * step,
      ((row * Math.sqrt(3)) / 2) * step + step / 2,
    ] as const;
  });
}
