export { BridgePage as Page } from './mythology/bridge-page.tsx';

/** What `/astronomy-mythology` tells. */
export const dataPath = (): string => '/api/heritage/bridges/astronomy';
