import { z } from 'zod';
import { band, subject } from './content.ts';
import { ageGroup } from './role-shapes.ts';

const named = z.object({ id: z.string(), title: z.string() });

/** A skill on the way, with what it needs, where it belongs and what is there to learn it with. */
export const pathStep = named.extend({
  subject,
  band,
  /** For which years it is written, in words. */
  years: z.string(),
  layer: z.int(),
  needs: z.array(z.string()),
  /** Written for years younger than the learner's. */
  earlier: z.boolean(),
  /** Whether there is practice that is checked at once. */
  practised: z.boolean(),
  lesson: named.nullable(),
});
export type PathStep = z.infer<typeof pathStep>;

/** The way to a goal for an age, as the skill graph has it. */
export const learningPath = z
  .object({
    goal: named,
    age: ageGroup,
    ageTitle: z.string(),
    steps: z.array(pathStep),
    /** Courses that hold skills of the way, and how many. */
    courses: z.array(named.extend({ band, skills: z.int() })),
    /** A placement in the goal's subject, for somebody who knows exactly what is written for younger years. */
    placement: z.object({
      asked: z.int(),
      /** Skills of the way that are then taken as known. */
      spared: z.int(),
    }),
  })
  .meta({ id: 'LearningPath' });
export type LearningPath = z.infer<typeof learningPath>;

/** A goal without an age gets a middle one; without a goal there are the three ways we chose. */
export const learningPathQuery = z.object({
  goal: z.string().max(60).optional(),
  age: ageGroup.optional(),
});
export type LearningPathQuery = z.infer<typeof learningPathQuery>;

export const learningPathAnswer = z.object({
  ages: z.array(z.object({ id: ageGroup, title: z.string() })),
  /** What can be chosen as a goal: skills that stand on a handful of others. */
  goals: z.array(z.object({ title: z.string(), skills: z.array(named) })),
  /** All skills and edges of the graph. */
  graph: z.object({ skills: z.int(), edges: z.int() }),
  /** True where the reader chose: then there is one way. */
  chosen: z.boolean(),
  paths: z.array(learningPath),
});
export type LearningPathAnswer = z.infer<typeof learningPathAnswer>;
