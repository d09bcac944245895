/** Papers to take along, in the order they are shown: pages for the family's desk, and posters for its wall. */
export const DOWNLOADS = [
  { id: 'week-planner', kind: 'planner' },
  { id: 'year-planner', kind: 'planner' },
  { id: 'reading-log', kind: 'planner' },
  { id: 'lab-notebook', kind: 'planner' },
  { id: 'goal-sheet', kind: 'planner' },
  { id: 'seven-circles', kind: 'poster' },
  { id: 'pentagon', kind: 'poster' },
  { id: 'periodic-table', kind: 'poster' },
  { id: 'ways-to-multiply', kind: 'poster' },
  { id: 'world-numerals', kind: 'poster' },
  { id: 'year-of-light', kind: 'poster' },
  { id: 'singing-plates', kind: 'poster' },
  { id: 'inventions', kind: 'poster' },
] as const satisfies readonly { readonly id: string; readonly kind: 'planner' | 'poster' }[];
export type DownloadId = (typeof DOWNLOADS)[number]['id'];

/** `sparing`: black lines on white, no tinted ground. */
export const DOWNLOAD_INKS = ['colour', 'sparing'] as const;
export type DownloadInk = (typeof DOWNLOAD_INKS)[number];

/** The school years that a planner is made for, by the year they begin in. */
export const PLANNER_YEARS = { first: 2024, last: 2060 } as const;
