import { curriculumRows } from './curriculum-routes.ts';
import type { PageRow } from './route-rows.ts';

/** The public pages of which a first visit to another page need know nothing: a chunk of their own. */
export const laterRows: readonly PageRow[] = [...curriculumRows];
