import type { TableShape } from '@ori/core/elements/table-layout';
import { useMedia } from '../frame/use-media.ts';

/** Eighteen columns with places of 34 pixels and more. */
const WIDE = '(min-width: 48rem)';

/** A row a period where there is room for it, and else a row a group: seven columns fit a telephone held upright. */
export const useShape = (): TableShape => (useMedia(WIDE, true) ? 'wide' : 'tall');
