import { clocks, fractions, numberLines } from './counted.ts';
import { dots, handwriting, hundred, isometric, plane, ruled, squares } from './grids.ts';
import type { PageSize, PaperLines, Tool, ToolOptions } from './paper-lines.ts';

export type ToolField = 'gap' | 'text' | 'range' | 'most' | 'step' | 'filled' | 'again';

interface ToolLook {
  readonly draw: (options: ToolOptions, page: PageSize) => PaperLines;
  readonly fields: readonly ToolField[];
  /** Gaps to choose from, in millimetres; the middle one to begin with. */
  readonly gaps: readonly number[];
  readonly start: Partial<ToolOptions>;
}

const GAPS = [4, 5, 6, 8, 10] as const;

export const TOOL_LOOKS: Readonly<Record<Tool, ToolLook>> = {
  dots: { draw: dots, fields: ['gap'], gaps: GAPS, start: { gap: 6 } },
  isometric: { draw: isometric, fields: ['gap'], gaps: [6, 8, 10, 12], start: { gap: 8 } },
  squares: { draw: squares, fields: ['gap'], gaps: GAPS, start: { gap: 5 } },
  ruled: { draw: ruled, fields: ['gap'], gaps: [6, 7, 8, 10, 12], start: { gap: 8 } },
  handwriting: { draw: handwriting, fields: ['gap', 'text'], gaps: [6, 8, 10, 14, 18], start: { gap: 10 } },
  clocks: { draw: clocks, fields: ['filled', 'again'], gaps: [], start: { filled: true } },
  'number-lines': {
    draw: numberLines,
    fields: ['range', 'step', 'filled'],
    gaps: [],
    start: { from: 0, to: 20, step: 1, filled: true },
  },
  plane: { draw: plane, fields: ['most', 'filled'], gaps: [], start: { to: 10, filled: true } },
  hundred: { draw: hundred, fields: ['filled'], gaps: [], start: { filled: true } },
  fractions: { draw: fractions, fields: ['filled'], gaps: [], start: { filled: true } },
};

/** The options a paper begins with. */
export function startOf(tool: Tool): ToolOptions {
  return { gap: 6, text: '', from: 0, to: 10, step: 1, filled: false, seed: 1, ...TOOL_LOOKS[tool].start };
}
