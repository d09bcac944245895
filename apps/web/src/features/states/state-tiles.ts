import type { StateCode } from '@ori/contracts/state-names';
import { polyline, ring } from '../../ui/ornament/points.ts';

type Tile = readonly [code: StateCode, column: number];

/** The states as cells of a comb, about where they lie; every other row stands half a cell to the right. */
const ROWS: readonly (readonly Tile[])[] = [
  [
    ['US-AK', 0],
    ['US-ME', 11],
  ],
  [
    ['US-VT', 9],
    ['US-NH', 10],
  ],
  [
    ['US-WA', 1],
    ['US-MT', 2],
    ['US-ND', 3],
    ['US-MN', 4],
    ['US-WI', 5],
    ['US-MI', 7],
    ['US-NY', 9],
    ['US-MA', 10],
    ['US-RI', 11],
  ],
  [
    ['US-ID', 1],
    ['US-WY', 2],
    ['US-SD', 3],
    ['US-IA', 4],
    ['US-IL', 5],
    ['US-IN', 6],
    ['US-OH', 7],
    ['US-PA', 8],
    ['US-NJ', 9],
    ['US-CT', 10],
  ],
  [
    ['US-OR', 1],
    ['US-NV', 2],
    ['US-CO', 3],
    ['US-NE', 4],
    ['US-MO', 5],
    ['US-KY', 6],
    ['US-WV', 7],
    ['US-VA', 8],
    ['US-MD', 9],
    ['US-DE', 10],
  ],
  [
    ['US-CA', 1],
    ['US-UT', 2],
    ['US-NM', 3],
    ['US-KS', 4],
    ['US-AR', 5],
    ['US-TN', 6],
    ['US-NC', 7],
    ['US-SC', 8],
    ['US-DC', 9],
  ],
  [
    ['US-AZ', 3],
    ['US-OK', 4],
    ['US-LA', 5],
    ['US-MS', 6],
    ['US-AL', 7],
    ['US-GA', 8],
  ],
  [
    ['US-HI', 0],
    ['US-TX', 4],
    ['US-FL', 8],
  ],
];
const RADIUS = 20;
const WIDTH = Math.sqrt(3) * RADIUS;
const STEP = 1.5 * RADIUS;
const GAP = 1.5;

/** Outline of a cell around 0, 0, one point up. */
export const CELL = polyline(ring([0, 0], RADIUS - GAP, 6), true);
export const MAP_BOX = `0 0 ${Math.ceil(12 * WIDTH)} ${Math.ceil(7 * STEP + 2 * RADIUS)}`;

/** Each state with the middle of its cell, in drawing units. */
export const TILES = ROWS.flatMap((row, at) =>
  row.map(([code, column]) => ({
    code,
    x: Math.round((column + (at % 2 === 0 ? 0.5 : 1)) * WIDTH * 10) / 10,
    y: RADIUS + at * STEP,
  })),
);

/** The address of a state's page. */
export const statePath = (code: StateCode): string => `/homeschool/states/${code.slice(3).toLowerCase()}`;
