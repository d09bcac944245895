import type { PageRow } from './route-rows.ts';

/** The rooms of learners (role student). */
export const studentRows: readonly PageRow[] = [];
