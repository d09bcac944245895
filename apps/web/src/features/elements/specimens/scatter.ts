/** A small generator of numbers from 0 to 1, the same each time (Park and Miller, 1988): drawings never change. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Grain {
  readonly x: number;
  readonly y: number;
  /** From 0 to 1. */
  readonly size: number;
  readonly turn: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Grains strewn over the ellipse in a box. */
export function scatter(count: number, { x, y, width, height }: Box, seed: number): readonly Grain[] {
  const chance = chanceFrom(seed);
  return Array.from({ length: count }, () => {
    const reach = Math.sqrt(chance());
    const turn = chance() * 2 * Math.PI;
    return {
      x: round(x + (width / 2) * (1 + reach * Math.cos(turn))),
      y: round(y + (height / 2) * (1 + reach * Math.sin(turn))),
      size: round(chance()),
      turn: Math.round(chance() * 360),
    };
  });
}

/** Grains as one path of small discs, `small` to `large` in radius. */
export function grainPath(grains: readonly Grain[], small: number, large: number): string {
  return grains
    .map(({ x, y, size }) => {
      const r = round(small + (large - small) * size);
      return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
    })
    .join('');
}

/** Sharp slivers of crystal as one path. */
export function sliverPath(grains: readonly Grain[], long: number): string {
  return grains
    .map(({ x, y, size, turn }) => {
      const angle = (turn * Math.PI) / 180;
      const half = (long * (0.4 + 0.6 * size)) / 2;
      const [dx, dy] = [half * Math.cos(angle), half * Math.sin(angle)];
      const [wx, wy] = [-dy * 0.28, dx * 0.28];
      const corners = [
        [x - dx, y - dy],
        [x + wx, y + wy],
        [x + dx, y + dy],
        [x - wx, y - wy],
      ];
      return `M${corners.map(([cx = 0, cy = 0]) => `${round(cx)} ${round(cy)}`).join('L')}z`;
    })
    .join('');
}
