import { describe, expect, it } from 'vitest';
import {
  type CellMap,
  drawnMap,
  turnFitsPattern,
  WALLPAPER_GROUPS,
  type WallpaperName,
} from './wallpaper-groups.ts';

const names = Object.keys(WALLPAPER_GROUPS) as WallpaperName[];
const whole = (value: number): number => {
  const rest = ((value % 1) + 1) % 1;
  return Math.round(rest * 1e6) % 1e6;
};
const keyOf = ([a, b, c, d, e, f]: CellMap): string =>
  [a, b, c, d].map((it) => it + 0).join() + [e, f].map(whole).join();
const after = ([a, b, c, d, e, f]: CellMap, [A, B, C, D, E, F]: CellMap): CellMap => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  a * E + b * F + e,
  c * E + d * F + f,
];
const determinant = ([a, b, c, d]: CellMap): number => a * d - b * c;

/** A flip done twice is a shift; with a mirror somewhere, a shift of the pattern takes that back. */
function isMirror([a, b, c, d, e, f]: CellMap): boolean {
  return [-1, 0, 1].some((x) =>
    [-1, 0, 1].some((y) => {
      const moved: CellMap = [a, b, c, d, e + x, f + y];
      const [, , , , right, up] = after(moved, moved);
      return Math.abs(right) + Math.abs(up) < 1e-9;
    }),
  );
}

it('there are seventeen', () => {
  expect(names).toHaveLength(17);
});

describe.each(names)('%s', (name) => {
  const { maps, cell, turns, hasMirrors } = WALLPAPER_GROUPS[name];

  it('is a group: one of its maps after another is again one of them, up to shifts of the pattern', () => {
    const keys = new Set(maps.map(keyOf));
    expect(keys.size).toBe(maps.length);
    for (const one of maps) for (const other of maps) expect(keys.has(keyOf(after(one, other)))).toBe(true);
  });

  it('is drawn without stretching anything', () => {
    for (const map of maps) {
      const [a = 0, b = 0, c = 0, d = 0] = drawnMap(map, cell);
      expect(Math.hypot(a, b)).toBeCloseTo(1, 9);
      expect(Math.hypot(c, d)).toBeCloseTo(1, 9);
      expect(a * c + b * d).toBeCloseTo(0, 9);
    }
  });

  it('turns as far as it says, and has mirrors or none as it says', () => {
    const proper = new Set(maps.filter((map) => determinant(map) === 1).map((map) => map.slice(0, 4).join()));
    expect(proper.size).toBe(turns);
    const flips = maps.filter((map) => determinant(map) === -1);
    expect(flips.some(isMirror)).toBe(hasMirrors);
  });
});

it('only turns of order 1, 2, 3, 4 and 6 fit a repeating pattern', () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 12].filter(turnFitsPattern)).toEqual([2, 3, 4, 6]);
});
