export { BridgePage as Page } from './mythology/bridge-page.tsx';

/** What `/chemistry-mythology` tells. */
export const dataPath = (): string => '/api/heritage/bridges/chemistry';
