import { z } from 'zod';
import { lessonSummary, subject } from './content.ts';
import { ANSWER_MAX_CHARS } from './limits.ts';
import { question } from './practice.ts';

/** Questions of one placement at most: ten to fifteen minutes. */
export const PLACEMENT_QUESTIONS_MAX = 25;

const skillNamed = z.object({ id: z.string(), title: z.string() });

/** Where to start, and what was judged. It is no grade: how many answers were right is told nowhere. */
export const placementResult = z
  .object({
    startHere: lessonSummary.nullable(),
    /** Where no lesson is written yet: the skills to practise first. */
    startSkills: z.array(skillNamed),
    known: z.array(skillNamed),
    unknown: z.array(skillNamed),
  })
  .meta({ id: 'PlacementResult' });
export type PlacementResult = z.infer<typeof placementResult>;

/** A walk through one subject. `question` is null once it is over, and `result` null until then. */
export const placementRun = z
  .object({
    id: z.uuid(),
    subject,
    state: z.enum(['open', 'finished', 'stopped']),
    asked: z.int(),
    atMost: z.int(),
    question: question.nullable(),
    result: placementResult.nullable(),
    startedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PlacementRun' });
export type PlacementRun = z.infer<typeof placementRun>;

/** Starts a walk through a subject, or takes the open one up again. */
export const startPlacementInput = z.object({ subject }).strict();
/** `id` is made by the client. `answer` is null for “I don't know this yet”, which is a good answer too. */
export const placementAnswerInput = z
  .object({
    id: z.uuid(),
    item: z.string().min(10).max(400),
    answer: z.string().max(ANSWER_MAX_CHARS, 'That answer is too long').nullable(),
    durationMs: z.int().min(0).max(86_400_000),
  })
  .strict();
export type PlacementAnswerInput = z.infer<typeof placementAnswerInput>;
/** `message` is set when the answer was not of the form asked for: nothing was counted, and the question stands. */
export const placementAnswer = z.object({ run: placementRun, message: z.string().nullable() });
export type PlacementAnswer = z.infer<typeof placementAnswer>;

export const placementsQuery = z.object({ childId: z.uuid().optional() });
/** The last walk through each subject. */
export const placementsAnswer = z.object({ placements: z.array(placementRun) });
