import { z } from 'zod';
import { band, subject } from './content.ts';

/** One subject at one age. */
export const misreadingsQuery = z.object({ subject, band });

const titled = z.object({ id: z.string(), title: z.string() });

/** A known wrong way of thinking as the questions of an age bring it to light. */
export const misreading = z
  .object({
    id: z.string(),
    name: z.string(),
    /** What to ask the learner, so that they test it themselves. */
    question: z.string(),
    /** Skills of this age whose questions can show it. */
    skills: z.array(titled).min(1),
    /** A question that a generator made, its answer, and the answer this way leads to; null where it does not stand in words alone. */
    example: z.object({ skill: titled, prompt: z.string(), right: z.string(), wrong: z.string() }).nullable(),
  })
  .meta({ id: 'Misreading' });
export type Misreading = z.infer<typeof misreading>;

/** Those that the most skills can show come first. */
export const misreadingsAnswer = z.object({ misreadings: z.array(misreading) });
export type MisreadingsAnswer = z.infer<typeof misreadingsAnswer>;
