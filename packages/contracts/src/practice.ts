import { z } from 'zod';
import { ANSWER_MAX_CHARS } from './limits.ts';
import type { LocalisedText } from './locale.ts';

export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A picture drawn from data, with its words. Numbers are in the units the figure names. */
export const figure = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('shares'),
    wholes: z.int().min(1).max(12),
    parts: z.int().min(1).max(24),
    shaded: z.int().min(0),
    shape: z.enum(['loaf', 'circle', 'bar']),
  }),
  z.object({
    type: z.literal('bars'),
    rows: z.array(z.object({ parts: z.int().min(1).max(60), shaded: z.int().min(0) })).max(4),
  }),
  /** One thing cut into parts of these relative sizes, side by side: for parts that are not equal. */
  z.object({
    type: z.literal('cuts'),
    shape: z.enum(['loaf', 'circle', 'bar']),
    sizes: z.array(z.int().min(1)).min(2).max(6),
  }),
  /** A flat or solid shape, turned clockwise. */
  z.object({
    type: z.literal('shape'),
    name: z.enum([
      'circle',
      'triangle',
      'square',
      'rectangle',
      'pentagon',
      'hexagon',
      'cube',
      'sphere',
      'cylinder',
      'cone',
    ]),
    turnDegrees: z.int().min(0).max(359),
  }),
  /** Dots in equal rows. */
  z.object({ type: z.literal('array'), rows: z.int().min(1).max(12), columns: z.int().min(1).max(12) }),
  z.object({ type: z.literal('clock'), hour: z.int().min(1).max(12), minute: z.int().min(0).max(59) }),
  /** Legs `a` (lying) and `b` (standing), long side `c`, as labelled; `ratio` is the length of `a` over that of `b`. */
  z.object({
    type: z.literal('right-triangle'),
    a: z.string(),
    b: z.string(),
    c: z.string(),
    ratio: z.number().positive(),
  }),
  /** `ratio` is width over height. */
  z.object({
    type: z.literal('rectangle'),
    width: z.string(),
    height: z.string(),
    ratio: z.number().positive(),
  }),
  /** `ticks` are evenly spaced and count both ends. */
  z.object({
    type: z.literal('number-line'),
    from: z.number(),
    to: z.number(),
    ticks: z.int(),
    marks: z.array(z.object({ at: z.number(), label: z.string() })),
  }),
  z.object({
    type: z.literal('energy-levels'),
    levels: z.array(z.object({ n: z.int(), label: z.string() })),
    from: z.int().optional(),
    to: z.int().optional(),
  }),
  z.object({
    type: z.literal('lewis'),
    formula: z.string(),
    centre: z.string(),
    outer: z.array(z.object({ symbol: z.string(), bond: z.int().min(1).max(3) })),
    lonePairs: z.int().min(0).max(4),
  }),
]);
export type Figure = z.infer<typeof figure>;

/** How an answer is given and judged. Malformed is told apart from wrong, and costs nothing. */
export type AnswerKind =
  | { readonly kind: 'integer' }
  | { readonly kind: 'rational'; readonly form: 'any' | 'simplest' }
  | { readonly kind: 'decimal'; readonly tolerance: number; readonly unit?: string }
  | { readonly kind: 'choice'; readonly options: readonly ChoiceOption[] };

export interface ChoiceOption {
  readonly id: string;
  readonly text: LocalisedText;
  readonly figure?: Figure;
}

/** A known wrong way, its name, and the question that makes the learner test it. */
export interface Misconception {
  readonly id: string;
  readonly name: LocalisedText;
  readonly question: LocalisedText;
}

/** A wrong answer that a misconception leads to. `answer` is written as a learner would type it, or an option's id. */
export interface Distractor {
  readonly answer: string;
  readonly misconception: Misconception;
}

/** What a generator makes from a seed: everything needed to ask, judge, hint and explain. */
export interface PracticeItem {
  readonly prompt: LocalisedText;
  readonly figure?: Figure;
  /** The figure in words. */
  readonly figureText?: LocalisedText;
  readonly answerKind: AnswerKind;
  /** The right answer, written as a learner would type it, or an option's id. */
  readonly answer: string;
  /** Each step with its reason; hint 1 is `nudge`, hint 2 the first step, hint 3 all of them. */
  readonly nudge: LocalisedText;
  readonly steps: readonly { readonly text: LocalisedText; readonly reason: LocalisedText }[];
  readonly distractors: readonly Distractor[];
}

/** Deterministic and pure: the same seed and difficulty always make the same item. */
export type Generator = (seed: number, difficulty: Difficulty) => PracticeItem;

/** A question as the browser holds it: no answer in it. `item` is the server's signed reference. */
export const question = z
  .object({
    item: z.string(),
    skill: z.string(),
    skillTitle: z.string(),
    difficulty: z.int().min(1).max(3),
    prompt: z.string(),
    figure: figure.nullable(),
    figureText: z.string().nullable(),
    answer: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('integer') }),
      z.object({ kind: z.literal('rational'), form: z.enum(['any', 'simplest']) }),
      z.object({ kind: z.literal('decimal'), unit: z.string().nullable() }),
      z.object({
        kind: z.literal('choice'),
        options: z.array(z.object({ id: z.string(), text: z.string(), figure: figure.nullable() })),
      }),
    ]),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof question>;

/** Takes `count` questions for a lesson's practice, or for one skill. */
export const questionsInput = z.object({
  lessonId: z.string().max(120),
  after: z.int().min(0).max(100).optional(),
});
export const questionsAnswer = z.object({ questions: z.array(question), answered: z.int(), total: z.int() });

/** One answer. `id` is made by the client, so that sending it twice stores it once. */
export const attemptInput = z.object({
  id: z.uuid(),
  item: z.string().min(10).max(400),
  answer: z.string().max(ANSWER_MAX_CHARS, 'That answer is too long'),
  hintLevel: z.int().min(0).max(3),
  durationMs: z.int().min(0).max(86_400_000),
  lessonId: z.string().max(120).optional(),
});
export type AttemptInput = z.infer<typeof attemptInput>;

export const attemptAnswer = z
  .object({
    id: z.uuid(),
    verdict: z.enum(['correct', 'incorrect', 'malformed']),
    /** For `malformed`: what form is wanted. For `incorrect`: what to look at. For `correct`: what was done well. */
    message: z.string(),
    misconception: z.object({ id: z.string(), name: z.string(), question: z.string() }).nullable(),
    /** Shown after a right answer, or after hint 3. */
    steps: z.array(z.object({ text: z.string(), reason: z.string() })).nullable(),
    /** Chance, 0–1, of answering the next typical question of this skill unaided; null when nothing was counted. */
    mastery: z.object({ skill: z.string(), chance: z.number(), mastered: z.boolean() }).nullable(),
    lesson: z.object({ answered: z.int(), total: z.int() }).nullable(),
    achievements: z.array(z.object({ id: z.string(), title: z.string() })),
  })
  .meta({ id: 'AttemptAnswer' });
export type AttemptAnswer = z.infer<typeof attemptAnswer>;

/** Help in levels: 1 points, 2 shows the first step, 3 the whole way (and an unaided twin follows). */
export const hintInput = z.object({ item: z.string().min(10).max(400), level: z.int().min(1).max(3) });
export const hintAnswer = z.object({
  level: z.int(),
  lines: z.array(z.object({ text: z.string(), reason: z.string() })),
  twin: question.nullable(),
});
