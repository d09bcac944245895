import { z } from 'zod';
import { ANSWER_MAX_CHARS } from './limits.ts';

/**
 * A parent tries what a child would meet, and nothing of it is written down (design §6). Exactly one of `lessonId`
 * and `skill` is given; `from` is the number of the first question: others come with another.
 */
export const tryQuestionsInput = z
  .object({
    childId: z.uuid(),
    lessonId: z.string().max(120).optional(),
    skill: z.string().min(1).max(60).optional(),
    from: z.int().min(0).max(1_000).default(0),
  })
  .strict()
  .refine(({ lessonId, skill }) => (lessonId === undefined) !== (skill === undefined), {
    message: 'Please name a lesson or a skill',
    path: ['lessonId'],
  });
export const tryAnswerInput = z
  .object({
    id: z.uuid(),
    item: z.string().min(10).max(400),
    answer: z.string().max(ANSWER_MAX_CHARS, 'That answer is too long'),
    hintLevel: z.int().min(0).max(3),
  })
  .strict();
