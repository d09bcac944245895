/** Where a claim of the ledger comes from. */
export const LEDGER_KINDS = [
  'lesson',
  'mapping',
  'contested',
  'principle',
  'site',
  'culture',
  'tone',
  'material',
  'patent',
  'rule',
  'mind',
  'bridge',
  'meeting',
  'story',
  'history',
  'method',
] as const;

/**
 * How far a claim was looked at: `reviewed` — a scholar or community reader signed it; `edited` — we wrote it
 * from the works cited, an outside reader is still to come; `in-review` — a detail is held back until one has.
 */
export const REVIEW_STATES = ['reviewed', 'edited', 'in-review'] as const;
