import { z } from 'zod';
import { geometricPrinciple } from './heritage.ts';
import { geometryActivity } from './heritage-sound.ts';

/** What the geometry page is made of: all principles with their sources, and all activities. */
export const geometryAnswer = z.object({
  principles: z.array(geometricPrinciple),
  activities: z.array(geometryActivity),
});
export type GeometryAnswer = z.infer<typeof geometryAnswer>;
