import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import type { PaperDrawing, SheetSpec, SheetTask } from '@ori/contracts/worksheets';

/** A question of a sheet, kept whole with it: paper that is printed stays markable when its generator changes. */
export interface FrozenItem {
  /** From 1, as printed. */
  readonly number: number;
  readonly skill: string;
  readonly difficulty: Difficulty;
  readonly item: PracticeItem;
}

/** The answer of a task: a number, or a drawing and its words. */
export interface TaskAnswer {
  readonly number: number;
  readonly answer: string;
  readonly drawing: PaperDrawing | null;
  readonly alt: string;
}

/** A sheet with everything on it. Sheets that are printed are kept so; nothing in one tells of a child. */
export interface FrozenSheet {
  readonly spec: SheetSpec;
  readonly items: readonly FrozenItem[];
  readonly tasks: readonly SheetTask[];
  readonly taskAnswers: readonly TaskAnswer[];
  readonly steps: readonly string[];
}
