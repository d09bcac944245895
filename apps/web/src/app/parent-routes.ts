import type { PageRow } from './route-rows.ts';

/** The rooms of parents. */
export const parentRows: readonly PageRow[] = [];
