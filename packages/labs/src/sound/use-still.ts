import { useMedia } from '../frame/use-media.ts';

/** Whether this person asked for no motion. */
export const useStill = (): boolean => useMedia('(prefers-reduced-motion: reduce)', false);
