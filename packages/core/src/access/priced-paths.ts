import { CHECKOUT_PATH } from '@ori/contracts/billing-plans';

/** Where prices stand: pages that everybody may read. */
export const PRICED_PATHS = ['/pricing', CHECKOUT_PATH] as const;

/** Is this one of the pages with prices? */
export const isPriced = (path: string): boolean => PRICED_PATHS.some((priced) => priced === path);
