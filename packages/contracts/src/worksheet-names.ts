import { NUMERAL_SYSTEMS } from './numeral-names.ts';

/** What a sheet is made of: questions of the generators, or something to draw, trace, label or colour. */
export const SHEET_KINDS = [
  'practice',
  'numerals',
  'tracing',
  'map',
  'construction',
  'colouring',
  'dots',
] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** What there is of each kind; practice is told by its skills instead. */
export const SHEET_VARIANTS = {
  practice: ['skills'],
  numerals: NUMERAL_SYSTEMS,
  tracing: ['capitals', 'small', 'digits'],
  map: ['continents', 'blank'],
  construction: [
    'vesica',
    'hexagon',
    'seed-of-life',
    'right-triangle',
    'golden-ratio',
    'pentagon',
    'root-two',
  ],
  colouring: ['girih', 'star', 'lattice', 'circles'],
  dots: ['square', 'isometric'],
} as const satisfies Record<SheetKind, readonly string[]>;
export type SheetVariant = (typeof SHEET_VARIANTS)[SheetKind][number];

/** One difficulty for the whole sheet, or one that climbs from the first to the last question. */
export const SHEET_LEVELS = ['easy', 'medium', 'hard', 'rising'] as const;
export type SheetLevel = (typeof SHEET_LEVELS)[number];

/** Room under a question: a line for the answer, blank room to work, or squared paper. */
export const SHEET_SPACES = ['line', 'work', 'squares'] as const;

export const SHEET_COLUMNS = [1, 2, 3] as const;
export const SHEET_COUNT_MAX = 60;
export const SHEET_SKILLS_MAX = 6;
/** Seeds are whole numbers below this. */
export const SHEET_SEED_MAX = 2 ** 31;
/** Ready sheets of a skill, in each language: so many different ones. */
export const READY_SHEETS = 3;
/** Questions on a ready sheet. */
export const READY_COUNT = 10;

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** What of a sheet is printed: the answers are for grown-ups. */
export const SHEET_PARTS = ['sheet', 'key', 'both'] as const;

export const SHEET_NAME_MAX = 60;
/** Sheets a family or teacher may keep. */
export const SHELF_MAX = 500;

/** Why a grown-up takes marks of paper back. */
export const VOID_REASONS = ['tapped-wrong', 'another-child', 'helped'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];
