import { z } from 'zod';
import { workedExample } from './content.ts';
import { statement } from './heritage.ts';
import { locale } from './locale.ts';
import { METHODS } from './method-names.ts';
import { figure } from './practice.ts';

/** Which question the page shows: its seed. */
export const methodsQuery = z.object({ n: z.coerce.number().int().min(1).max(9999).default(1) });

const step = z.object({ text: z.string(), reason: z.string() });

/** One of the answers a visitor may give, judged by the checker that judges learners. */
export const judgedChoice = z.object({
  answer: z.string(),
  isRight: z.boolean(),
  /** The wrong way that leads to this answer, and the question that puts it to the test. */
  misconception: z.object({ name: z.string(), question: z.string() }).nullable(),
});
export type JudgedChoice = z.infer<typeof judgedChoice>;

/** How teaching works here, on a lesson that exists and a question made just now. */
export const methodsAnswer = z.object({
  evidence: z.array(z.object({ method: z.enum(METHODS), statement })),
  /** Null where the lesson is not written. */
  lesson: z
    .object({
      id: z.string(),
      title: z.string(),
      lang: locale,
      worked: workedExample,
      faded: workedExample,
    })
    .nullable(),
  question: z.object({
    n: z.int(),
    skill: z.string(),
    skillTitle: z.string(),
    prompt: z.string(),
    figure: figure.nullable(),
    figureText: z.string().nullable(),
    nudge: z.string(),
    steps: z.array(step),
    choices: z.array(judgedChoice),
  }),
  /** Another question of the same skill: what is asked after much help. */
  twin: z.object({ prompt: z.string(), choices: z.array(judgedChoice) }),
});
export type MethodsAnswer = z.infer<typeof methodsAnswer>;
