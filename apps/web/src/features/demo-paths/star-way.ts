/** What the picture needs to know of a step. */
export interface Placeable {
  readonly id: string;
  /** Smaller than that of whatever needs it. */
  readonly layer: number;
  readonly needs: readonly string[];
}

/** Where a step stands; y grows downwards, towards the goal. */
export interface Star {
  readonly x: number;
  readonly y: number;
}

export const WAY_WIDTH = 360;
export const LAYER_HEIGHT = 46;
const MARGIN = 24;

/** The average of numbers; `otherwise` for none. */
function middleOf(values: readonly number[], otherwise: number): number {
  return values.length === 0 ? otherwise : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Places the steps in rows by layer, each row in the order of where its steps' needs stand, so that lines cross little.
 * The goal is alone in the last row.
 */
export function starWay(steps: readonly Placeable[]): {
  readonly stars: ReadonlyMap<string, Star>;
  readonly height: number;
} {
  const layers = [...new Set(steps.map(({ layer }) => layer))].toSorted((a, b) => a - b);
  const stars = new Map<string, Star>();
  layers.forEach((layer, row) => {
    const wanted = steps
      .filter((step) => step.layer === layer)
      .map(({ id, needs }) => {
        const above = needs.flatMap((need) => stars.get(need)?.x ?? []);
        return { id, x: middleOf(above, WAY_WIDTH / 2) };
      })
      .toSorted((one, other) => one.x - other.x || one.id.localeCompare(other.id));
    const gap = WAY_WIDTH / (wanted.length + 1);
    wanted.forEach(({ id }, at) => {
      /** Every other row leans aside, so that a long line passes beside the star between. */
      const lean = wanted.length === 1 && row < layers.length - 1 ? (row % 2 === 0 ? -42 : 42) : 0;
      stars.set(id, { x: gap * (at + 1) + lean, y: MARGIN + row * LAYER_HEIGHT });
    });
  });
  return { stars, height: 2 * MARGIN + Math.max(0, layers.length - 1) * LAYER_HEIGHT };
}
