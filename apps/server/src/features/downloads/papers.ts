import type { DownloadId } from '@ori/contracts/download-names';
import type { PaperMaker } from './downloads.deps.ts';
import { constructionPoster } from './papers/construction.ts';
import { inventions } from './papers/inventions.ts';
import { periodicTable } from './papers/periodic-table.ts';
import { goalSheet, labNotebook, readingLog, weekPlanner } from './papers/planners.ts';
import { singingPlates } from './papers/singing-plates.ts';
import { waysToMultiply } from './papers/ways-to-multiply.ts';
import { worldNumerals } from './papers/world-numerals.ts';
import { yearOfLight } from './papers/year-of-light.ts';
import { yearPlanner } from './papers/year-planner.ts';

interface Paper {
  readonly make: PaperMaker;
  /** Wider than tall. */
  readonly isWide?: true;
  /** Made for a year. */
  readonly isDated?: true;
}

/** How each paper is made. */
export const PAPERS: Readonly<Record<DownloadId, Paper>> = {
  'week-planner': { make: weekPlanner, isWide: true },
  'year-planner': { make: yearPlanner, isDated: true },
  'reading-log': { make: readingLog },
  'lab-notebook': { make: labNotebook },
  'goal-sheet': { make: goalSheet },
  'seven-circles': { make: constructionPoster('seed-of-life') },
  pentagon: { make: constructionPoster('pentagon') },
  'periodic-table': { make: periodicTable, isWide: true },
  'ways-to-multiply': { make: waysToMultiply },
  'world-numerals': { make: worldNumerals },
  'year-of-light': { make: yearOfLight, isDated: true },
  'singing-plates': { make: singingPlates },
  inventions: { make: inventions },
};
