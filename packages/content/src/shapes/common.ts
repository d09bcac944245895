import { z } from 'zod';

export const words = z.string().min(1);
/** Words of the two languages that the English original is translated to. */
export const inFrenchAndSpanish = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ fr: shape, es: shape });
/** A year; negative years are BCE. */
export const year = z.int().min(-10_000).max(2100);
/** Subjects a mapping may touch: wider than the school subjects that have courses. */
export const mappingSubject = z.enum([
  'math',
  'science',
  'language',
  'social',
  'life',
  'computing',
  'music',
  'engineering',
  'art',
]);
