import { z } from 'zod';
import { STORY_FIELDS, STORY_REGIONS, STORY_VOICES } from './hidden-names.ts';
import { statement } from './heritage.ts';

/** A person or an invention left out of textbooks, in one language. */
export const hiddenStory = z
  .object({
    id: z.string(),
    /** Negative before the common era; of a span, a year within it. */
    year: z.int(),
    region: z.enum(STORY_REGIONS),
    field: z.enum(STORY_FIELDS),
    voices: z.array(z.enum(STORY_VOICES)),
    name: z.string(),
    when: z.string(),
    where: z.string(),
    /** Asked before the story opens; `answer` is the place of the right option. */
    guess: z.object({ question: z.string(), options: z.array(z.string()).min(2).max(4), answer: z.int() }),
    /** What they did. */
    did: statement,
    /** How it is told elsewhere, and what kept it out. */
    told: statement,
    /** One thing to try or read, in the product. */
    next: z.object({ to: z.string(), text: z.string() }),
  })
  .meta({ id: 'HiddenStory' });
export type HiddenStory = z.infer<typeof hiddenStory>;
/** Every hidden story, from the earliest year on. */
export const hiddenAnswer = z.object({ stories: z.array(hiddenStory) });
export type HiddenAnswer = z.infer<typeof hiddenAnswer>;
