export { BridgePage as Page } from './mythology/bridge-page.tsx';

/** What `/quantum-mythology` tells. */
export const dataPath = (): string => '/api/heritage/bridges/quantum';
