/** Values on the corners of a cube of `side`³ equal cells, x running fastest; inside is where they are positive. */
export interface Field {
  readonly values: Float32Array;
  /** Corners along an edge. */
  readonly side: number;
}

/** A surface of triangles: places as x, y, z in cells from the first corner, and three places for each triangle. */
export interface Net {
  readonly places: number[];
  readonly triangles: number[];
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const AXES = [0, 1, 2] as const;
/** The twelve edges of a cell as pairs of corners; a corner's bits say how far along x, y and z it lies. */
const EDGES = CORNERS.flatMap((corner) =>
  AXES.filter((axis) => !(corner & (1 << axis))).map((axis) => [corner, corner | (1 << axis)] as const),
);

const bit = (corner: number, axis: number) => (corner >> axis) & 1;

/** The middle of the places where the surface crosses the edges of one cell, in cells from its first corner. */
function middleOf(corners: Float32Array): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let crossings = 0;
  for (const [from, to] of EDGES) {
    const [start, end] = [corners[from] ?? 0, corners[to] ?? 0];
    if (start > 0 === end > 0) continue;
    const along = start / (start - end);
    for (const axis of AXES) sum[axis] += bit(from, axis) + along * (bit(to, axis) - bit(from, axis));
    crossings += 1;
  }
  return [sum[0] / crossings, sum[1] / crossings, sum[2] / crossings];
}

/** One place for every cell that the surface runs through; the map tells which cell has which. */
function placesOf({ values, side }: Field): { readonly places: number[]; readonly cells: Int32Array } {
  const strides = [1, side, side * side] as const;
  const offsets = CORNERS.map(
    (corner) => bit(corner, 0) + bit(corner, 1) * strides[1] + bit(corner, 2) * strides[2],
  );
  const cells = new Int32Array(values.length).fill(-1);
  const corners = new Float32Array(8);
  const places: number[] = [];
  for (let z = 0; z < side - 1; z += 1)
    for (let y = 0; y < side - 1; y += 1)
      for (let x = 0; x < side - 1; x += 1) {
        const cell = x + y * strides[1] + z * strides[2];
        let inside = 0;
        for (let corner = 0; corner < 8; corner += 1) {
          const value = values[cell + (offsets[corner] ?? 0)] ?? 0;
          corners[corner] = value;
          if (value > 0) inside += 1;
        }
        if (inside === 0 || inside === 8) continue;
        const [dx, dy, dz] = middleOf(corners);
        cells[cell] = places.length / 3;
        places.push(x + dx, y + dy, z + dz);
      }
  return { places, cells };
}

/** The two triangles of four cells around an edge, facing out of its positive end; none at the rim of the grid. */
function quad(cells: Int32Array, around: readonly number[], isInsideFirst: boolean): readonly number[] {
  const [a = -1, b = -1, c = -1, d = -1] = around.map((cell) => cells[cell] ?? -1);
  if (Math.min(a, b, c, d) < 0) return [];
  return isInsideFirst ? [a, b, c, a, c, d] : [a, c, b, a, d, c];
}

/** Two triangles around every edge of the grid that the surface crosses. */
function trianglesOf({ values, side }: Field, cells: Int32Array): number[] {
  const strides = [1, side, side * side];
  const isInside = (at: number) => (values[at] ?? 0) > 0;
  const triangles: number[] = [];
  for (const axis of AXES) {
    const [step = 1, one = 1, other = 1] = [0, 1, 2].map((turn) => strides[(axis + turn) % 3]);
    for (let at = one + other; at < values.length - step; at += 1) {
      const isFirst = isInside(at);
      if (isFirst !== isInside(at + step))
        triangles.push(...quad(cells, [at - one - other, at - other, at, at - one], isFirst));
    }
  }
  return triangles;
}

/**
 * The surface where a field passes through zero, by naive surface nets: one place a cell, in the middle of its
 * crossings. The surface must not reach the outermost corners.
 * @source S. F. F. Gibson, Constrained Elastic Surface Nets, MICCAI (1998)
 */
export function surfaceNet(field: Field): Net {
  const { places, cells } = placesOf(field);
  return { places, triangles: trianglesOf(field, cells) };
}
