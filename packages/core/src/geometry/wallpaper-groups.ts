/** A symmetry of a pattern in coordinates of its cell: (x, y) goes to (ax + by + e, cx + dy + f). */
export type CellMap = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface WallpaperGroup {
  /** Two sides equal and 120° apart, a square, two sides equal at any angle, a rectangle, or any cell. */
  readonly cell: 'hexagonal' | 'square' | 'rectangular' | 'oblique';
  /** The highest order of turning: 1, 2, 3, 4 or 6. */
  readonly turns: 1 | 2 | 3 | 4 | 6;
  readonly hasMirrors: boolean;
  /** The copies of the motif in one cell. */
  readonly maps: readonly CellMap[];
}

const H = 0.5;
/** Linear parts by the names the International Tables give their coordinates. */
const LINEAR = {
  'x,y': [1, 0, 0, 1],
  '-x,-y': [-1, 0, 0, -1],
  '-x,y': [-1, 0, 0, 1],
  'x,-y': [1, 0, 0, -1],
  '-y,x': [0, -1, 1, 0],
  'y,-x': [0, 1, -1, 0],
  'y,x': [0, 1, 1, 0],
  '-y,-x': [0, -1, -1, 0],
  '-y,x-y': [0, -1, 1, -1],
  '-x+y,-x': [-1, 1, -1, 0],
  'y,-x+y': [0, 1, -1, 1],
  'x-y,x': [1, -1, 1, 0],
  '-x+y,y': [-1, 1, 0, 1],
  'x,x-y': [1, 0, 1, -1],
  'x-y,-y': [1, -1, 0, -1],
  '-x,-x+y': [-1, 0, -1, 1],
} as const satisfies Record<string, readonly [number, number, number, number]>;
type Linear = keyof typeof LINEAR;

const at = (linear: Linear, e = 0, f = 0): CellMap => [...LINEAR[linear], e, f];
const all = (...linear: readonly Linear[]): readonly CellMap[] => linear.map((it) => at(it));
/** The same again in the middle of the cell. */
const centred = (maps: readonly CellMap[]): readonly CellMap[] => [
  ...maps,
  ...maps.map(([a, b, c, d, e, f]): CellMap => [a, b, c, d, e + H, f + H]),
];

const TURN3 = ['x,y', '-y,x-y', '-x+y,-x'] as const;
const TURN6 = [...TURN3, '-x,-y', 'y,-x+y', 'x-y,x'] as const;
const TURN4 = ['x,y', '-x,-y', '-y,x', 'y,-x'] as const;
const MIRRORS4 = ['-x,y', 'x,-y', 'y,x', '-y,-x'] as const;

/** The 17 plane groups with their general positions (International Tables for Crystallography A, section 2.2). */
export const WALLPAPER_GROUPS = {
  p1: { cell: 'oblique', turns: 1, hasMirrors: false, maps: all('x,y') },
  p2: { cell: 'oblique', turns: 2, hasMirrors: false, maps: all('x,y', '-x,-y') },
  pm: { cell: 'rectangular', turns: 1, hasMirrors: true, maps: all('x,y', '-x,y') },
  pg: { cell: 'rectangular', turns: 1, hasMirrors: false, maps: [at('x,y'), at('-x,y', 0, H)] },
  cm: { cell: 'rectangular', turns: 1, hasMirrors: true, maps: centred(all('x,y', '-x,y')) },
  pmm: { cell: 'rectangular', turns: 2, hasMirrors: true, maps: all('x,y', '-x,-y', '-x,y', 'x,-y') },
  pmg: {
    cell: 'rectangular',
    turns: 2,
    hasMirrors: true,
    maps: [...all('x,y', '-x,-y'), at('-x,y', H, 0), at('x,-y', H, 0)],
  },
  pgg: {
    cell: 'rectangular',
    turns: 2,
    hasMirrors: false,
    maps: [...all('x,y', '-x,-y'), at('-x,y', H, H), at('x,-y', H, H)],
  },
  cmm: {
    cell: 'rectangular',
    turns: 2,
    hasMirrors: true,
    maps: centred(all('x,y', '-x,-y', '-x,y', 'x,-y')),
  },
  p4: { cell: 'square', turns: 4, hasMirrors: false, maps: all(...TURN4) },
  p4m: { cell: 'square', turns: 4, hasMirrors: true, maps: all(...TURN4, ...MIRRORS4) },
  p4g: {
    cell: 'square',
    turns: 4,
    hasMirrors: true,
    maps: [...all(...TURN4), ...MIRRORS4.map((it) => at(it, H, H))],
  },
  p3: { cell: 'hexagonal', turns: 3, hasMirrors: false, maps: all(...TURN3) },
  p3m1: { cell: 'hexagonal', turns: 3, hasMirrors: true, maps: all(...TURN3, '-y,-x', '-x+y,y', 'x,x-y') },
  p31m: { cell: 'hexagonal', turns: 3, hasMirrors: true, maps: all(...TURN3, 'y,x', 'x-y,-y', '-x,-x+y') },
  p6: { cell: 'hexagonal', turns: 6, hasMirrors: false, maps: all(...TURN6) },
  p6m: {
    cell: 'hexagonal',
    turns: 6,
    hasMirrors: true,
    maps: all(...TURN6, '-y,-x', '-x+y,y', 'x,x-y', 'y,x', 'x-y,-y', '-x,-x+y'),
  },
} as const satisfies Record<string, WallpaperGroup>;
export type WallpaperName = keyof typeof WALLPAPER_GROUPS;

/** The cell's two sides as drawn, in units of the first: (x, y) lies at x·first + y·second. */
export const CELL_SIDES: Readonly<
  Record<WallpaperGroup['cell'], readonly [readonly [number, number], readonly [number, number]]>
> = {
  oblique: [
    [1, 0],
    [0.32, 0.85],
  ],
  rectangular: [
    [1, 0],
    [0, 0.8],
  ],
  square: [
    [1, 0],
    [0, 1],
  ],
  hexagonal: [
    [1, 0],
    [-0.5, Math.sqrt(3) / 2],
  ],
};

/** A map of cell coordinates as a map of the drawing: SVG's matrix (a, b, c, d, e, f), for the cell's sides. */
export function drawnMap(map: CellMap, cell: WallpaperGroup['cell']): readonly number[] {
  const [[px, py], [qx, qy]] = CELL_SIDES[cell];
  const [a, b, c, d, e, f] = map;
  const area = px * qy - py * qx;
  const [ax, ay] = [a * px + c * qx, a * py + c * qy];
  const [bx, by] = [b * px + d * qx, b * py + d * qy];
  return [
    (ax * qy - bx * py) / area,
    (ay * qy - by * py) / area,
    (bx * px - ax * qx) / area,
    (by * px - ay * qx) / area,
    e * px + f * qx,
    e * py + f * qy,
  ];
}

/**
 * Two centres of n-fold turning at the least distance 1 give two more at |1 − 2 cos(360°/n)|: unless that is 0
 * or at least 1, there is no such pattern (the crystallographic restriction).
 */
export function turnFitsPattern(order: number): boolean {
  const between = Math.abs(1 - 2 * Math.cos((2 * Math.PI) / order));
  return between < 1e-12 || between > 1 - 1e-12;
}
