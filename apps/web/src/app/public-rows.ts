import { heritageRows } from './heritage-routes.ts';
import { laterRows } from './later-routes.ts';
import type { PageRow } from './route-rows.ts';
import { firstRows } from './routes.ts';
import { siteRows } from './site-routes.ts';

/** Every public page; the browser never needs them all at once. */
export const publicRows: readonly PageRow[] = [...firstRows, ...laterRows, ...siteRows, ...heritageRows];
