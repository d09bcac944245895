import type { ComponentType } from 'react';
import { laterPart } from '../../lib/later-part.tsx';
import type { PatternsWallProps } from './patterns-wall.tsx';

const load = async (): Promise<ComponentType<PatternsWallProps>> =>
  (await import('./patterns-wall.tsx')).PatternsWall;

/** The wall of patterns; its code comes when somebody is here, its HTML stands there from the first. */
export const LaterWall = laterPart(
  'kim-patterns',
  load,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await load() : null,
);
