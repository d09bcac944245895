import { CLOSED, groupOf, periodOf } from './position.ts';
import { SYMBOLS } from './symbols.ts';

const STEP = 24;
/** Between the table and the two series set apart beneath it. */
const APART = 10;

/** The side of a place in the drawing of the wide table. */
export const PLACE_SIZE = 21;
/** The box around the whole drawing, for an SVG. */
export const PLACES_BOX = `-2 -2 ${18 * STEP + 1} ${9 * STEP + APART + 1}`;

/** Upper left corner of an element's place in the drawing of the wide table. */
export function placeOf(symbol: string): { readonly x: number; readonly y: number } {
  const z = SYMBOLS.indexOf(symbol) + 1;
  const period = periodOf(z);
  const group = groupOf(z);
  if (group !== null) return { x: (group - 1) * STEP, y: (period - 1) * STEP };
  const place = z - (CLOSED[period - 1] ?? 0);
  return { x: (place - 1) * STEP, y: (period + 1) * STEP + APART };
}

/** An element's place as a square to be drawn. */
export function placePath(symbol: string): string {
  const { x, y } = placeOf(symbol);
  return `M${x} ${y}h${PLACE_SIZE}v${PLACE_SIZE}h-${PLACE_SIZE}z`;
}

/** All places of the table as one path. */
export const ALL_PLACES = SYMBOLS.map(placePath).join('');
