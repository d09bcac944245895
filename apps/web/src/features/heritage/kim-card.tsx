import type { ComponentType } from 'react';
import { laterPart } from '../../lib/later-part.tsx';
import type { KimCardProps } from './kim-card-drawing.tsx';

const load = async (): Promise<ComponentType<KimCardProps>> =>
  (await import('./lesson-drawings.ts')).KimCardDrawing;

/** An idea of today beside one of long ago; its code comes when a reader comes near. */
export const KimCard = laterPart(
  'kim-card',
  load,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await load() : null,
);
