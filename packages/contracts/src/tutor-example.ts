import { z } from 'zod';
import { tutorMessage } from './tutor.ts';

/** Ways to begin a visitor's try: a hint on an equation, a wrong line of working, a demand for the answer. */
export const TRY_STARTS = ['hint', 'check', 'answer'] as const;
export type TryStart = (typeof TRY_STARTS)[number];
/** A whole try that the server computed when it was asked for, and lines to begin one's own with. */
export const tryExampleAnswer = z.object({
  starts: z.array(z.object({ id: z.enum(TRY_STARTS), lines: z.array(z.string()) })),
  turns: z.array(z.object({ asked: z.string(), reply: tutorMessage })),
});
export type TryExample = z.infer<typeof tryExampleAnswer>;
