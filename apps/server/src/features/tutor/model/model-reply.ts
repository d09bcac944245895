import { z } from 'zod';

const line = z.string().max(300);
/**
 * What a model is asked to fill. Steps, citations, culture and confidence are not its to give: they come from what was
 * verified.
 */
export const modelReply = z.object({
  message: z.string().max(2_000),
  suggestedActions: z.array(line).max(4),
  followUpQuestions: z.array(line).max(3),
});
export type ModelReply = z.infer<typeof modelReply>;
