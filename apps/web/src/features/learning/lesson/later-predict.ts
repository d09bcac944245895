import type { ComponentType } from 'react';
import { laterPart } from '../../../lib/later-part.tsx';
import type { PredictPartProps } from './predict-part.tsx';

const load = async (): Promise<ComponentType<PredictPartProps>> =>
  (await import('./predict-part.tsx')).PredictPart;

/** "Predict first": readable as it comes, alive when a reader comes near. */
export const LaterPredict = laterPart(
  'predict',
  load,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await load() : null,
);
