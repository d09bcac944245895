import { z } from 'zod';
import { band, subject } from '@ori/contracts/content';
import { words } from './common.ts';

const unit = z.strictObject({
  id: words,
  title: words,
  lessons: z.array(words).min(1),
  skills: z.array(words),
  mappings: z.array(words),
});
export type Unit = z.infer<typeof unit>;

/**
 * curriculum.json: for each subject and band, units of lesson titles in order.
 * named-lessons.json: in the same form, lessons with a page of their own besides the curriculum's.
 */
export const curriculumFile = z.array(z.strictObject({ subject, band, units: z.array(unit).min(1) }));
export type Curriculum = z.infer<typeof curriculumFile>;
