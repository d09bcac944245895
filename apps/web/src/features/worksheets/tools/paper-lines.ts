import type { Paper } from '@ori/contracts/worksheet-names';

/** Papers to write, count and draw on. */
export const TOOLS = [
  'dots',
  'isometric',
  'squares',
  'ruled',
  'handwriting',
  'clocks',
  'number-lines',
  'plane',
  'hundred',
  'fractions',
] as const;
export type Tool = (typeof TOOLS)[number];

/** What can be chosen of a paper. Lengths are millimetres. */
export interface ToolOptions {
  readonly gap: number;
  /** A word to trace at the head of each row. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Whether numbers, or the hands of clocks, are printed. */
  readonly filled: boolean;
  /** Another drawing of the same kind. */
  readonly seed: number;
}

export interface PaperText {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Height of the letters in millimetres. */
  readonly size: number;
  readonly look?: 'trace' | 'bold';
  readonly anchor?: 'start' | 'middle';
}

/** What is on a page: paths by the weight of their lines, and words. All of it lies between 0 and the page's size. */
export interface PaperLines {
  readonly strong: string;
  readonly fine: string;
  readonly dashed: string;
  /** Points: strokes of no length with round ends. */
  readonly dots: string;
  readonly texts: readonly PaperText[];
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}
/** Width and height in millimetres. */
export const PAGE_MM: Readonly<Record<Paper, PageSize>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};
export const EDGE = 14;

export const NOTHING: PaperLines = { strong: '', fine: '', dashed: '', dots: '', texts: [] };

/** Hundredths of a millimetre are finer than any printer. */
export const mm = (value: number): number => Math.round(value * 100) / 100;

/** Places from `from` on, `gap` apart, up to `to`. */
export function places(from: number, to: number, gap: number): number[] {
  const count = Math.floor((to - from) / gap + 1e-9) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => mm(from + index * gap));
}

export const across = (y: number, from: number, to: number): string => `M${mm(from)} ${mm(y)}H${mm(to)}`;
export const down = (x: number, from: number, to: number): string => `M${mm(x)} ${mm(from)}V${mm(to)}`;
