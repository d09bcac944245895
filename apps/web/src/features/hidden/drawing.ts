import { circle, polyline, type Point } from '../../ui/ornament/points.ts';

/** A story's drawing as path data in a field of 240 by 100: quiet lines, and what lights up with the story. */
export interface Drawing {
  readonly lines: string;
  readonly lit: string;
  /** Filled in the light's colour. */
  readonly solid?: string;
}

export const WIDTH = 240;
export const HEIGHT = 100;

/** The numbers 0 … count − 1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** Full dots, as path data. */
export const dots = (points: readonly Point[], radius: number): string =>
  points.map((point) => circle(point, radius)).join('');

/** A curve through what `at` gives for 0 … 1. */
export const curve = (at: (part: number) => Point, pieces = 48): string =>
  polyline(upTo(pieces + 1).map((piece) => at(piece / pieces)));

export const line = (...points: Point[]): string => polyline(points);

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
