import type { ComponentType } from 'react';
import { laterPart } from '../../lib/later-part.tsx';
import type { PlaceProps } from './place-drawing.tsx';

const load = async (): Promise<ComponentType<PlaceProps>> =>
  (await import('./lesson-drawings.ts')).PlaceDrawing;

/** Where it was, on a globe; its code comes when a reader comes near. */
export const PlaceFigure = laterPart(
  'place',
  load,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await load() : null,
);
