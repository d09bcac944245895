import { loadLab } from '@ori/labs/load-lab';

/** Where labs are fetched from, itself fetched with the first of them: most readers of a page open none. */
export const openLab = loadLab;

/** The still figures, for a page that the server did not make. */
export const loadStill = () => import('@ori/labs/still-figure');
