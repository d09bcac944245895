import { z } from 'zod';
import { figure, type Figure } from './figures.ts';
import { ANSWER_MAX_CHARS } from './limits.ts';
import type { Locale, LocalisedText } from './locale.ts';

export { figure };
export type { Figure };

export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * How an answer is given and judged. Malformed is told apart from wrong, and costs nothing.
 * How each kind's answer is written stands beside it; numbers are written `7`, `-3/4` or `0.25`.
 */
export type AnswerKind =
  | { readonly kind: 'integer' }
  | { readonly kind: 'rational'; readonly form: 'any' | 'simplest' }
  | { readonly kind: 'decimal'; readonly tolerance: number; readonly unit?: string }
  /** Numbers in any order, each once: `2;3;6`. Values count, not how they are written. */
  | { readonly kind: 'set' }
  /** As many numbers as labels, in their order: `3;-2`. Each label names a field: `x`, “quotient”. */
  | { readonly kind: 'list'; readonly labels: readonly LocalisedText[] }
  /** The numbers that an inequality lets in: `x > 3`, `-2 <= x < 5`, `x < -1 or x >= 4`. */
  | { readonly kind: 'interval'; readonly variable: string }
  /** A polynomial or rational expression: `2x^2-3x+5`. `before` is what stands before the field: `y =`. */
  | {
      readonly kind: 'expression';
      readonly form: 'any' | 'expanded' | 'factored';
      readonly variables: readonly string[];
      readonly before?: string;
    }
  /** A word or short phrase, marks of case and outer spaces aside; `accepted` are other right ways to write it. */
  | { readonly kind: 'word'; readonly accepted: Readonly<Record<Locale, readonly string[]>> }
  /** One of two to four options: its id. */
  | { readonly kind: 'choice'; readonly options: readonly ChoiceOption[] }
  /** All options in their right order, shown shuffled: `c,a,b`. */
  | { readonly kind: 'order'; readonly options: readonly ChoiceOption[] }
  /** Each of `left` with one of `right`: `a-2,b-1`, in the order of `left`. */
  | {
      readonly kind: 'match';
      readonly left: readonly ChoiceOption[];
      readonly right: readonly ChoiceOption[];
    }
  /** The parts of a running text that fit: `b,d`, in the order of the text. `picks` says how many are asked for. */
  | { readonly kind: 'span'; readonly segments: readonly ChoiceOption[]; readonly picks: number };

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
  /** The right answer, written as its kind says; of a word, the English one. */
  readonly answer: string;
  /** Each step with its reason; hint 1 is `nudge`, hint 2 the first step, hint 3 all of them. */
  readonly nudge: LocalisedText;
  readonly steps: readonly { readonly text: LocalisedText; readonly reason: LocalisedText }[];
  readonly distractors: readonly Distractor[];
}

/** Deterministic and pure: the same seed and difficulty always make the same item. */
export type Generator = (seed: number, difficulty: Difficulty) => PracticeItem;

const shownOption = z.object({ id: z.string(), text: z.string(), figure: figure.nullable() });
export type ShownOption = z.infer<typeof shownOption>;

/** Questions of one skill at a time, outside a lesson. */
export const SKILL_QUESTIONS_MAX = 20;

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
      z.object({ kind: z.literal('set') }),
      z.object({ kind: z.literal('list'), labels: z.array(z.string()) }),
      z.object({ kind: z.literal('interval'), variable: z.string() }),
      z.object({
        kind: z.literal('expression'),
        form: z.enum(['any', 'expanded', 'factored']),
        before: z.string().nullable(),
      }),
      z.object({ kind: z.literal('word') }),
      z.object({ kind: z.literal('choice'), options: z.array(shownOption) }),
      z.object({ kind: z.literal('order'), options: z.array(shownOption) }),
      z.object({ kind: z.literal('match'), left: z.array(shownOption), right: z.array(shownOption) }),
      z.object({ kind: z.literal('span'), segments: z.array(shownOption), picks: z.int().min(1) }),
    ]),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof question>;

/**
 * Takes the questions of a lesson's practice that are still to be answered, from `after` on, or `count` questions
 * of one skill outside any lesson. Exactly one of `lessonId` and `skill` is given.
 */
export const questionsInput = z
  .object({
    lessonId: z.string().max(120).optional(),
    after: z.int().min(0).max(100).optional(),
    skill: z.string().min(1).max(60).optional(),
    count: z.int().min(1).max(SKILL_QUESTIONS_MAX).optional(),
    /** Of one skill: no question is harder than this. */
    difficulty: z.literal(DIFFICULTIES).optional(),
  })
  .refine(({ lessonId, skill }) => (lessonId === undefined) !== (skill === undefined), {
    message: 'Please name a lesson or a skill',
    path: ['lessonId'],
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
    /** After a wrong answer: of which skill, and at most how hard, an easier question can be asked; null where none is. */
    easier: z
      .object({ skill: z.string(), difficulty: z.literal(DIFFICULTIES) })
      .nullable()
      .optional(),
    /** When a mastered skill is asked for again; null while it is not mastered. */
    review: z.object({ dueAt: z.iso.datetime() }).nullable().optional(),
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

/**
 * Why a question is asked: `review` was mastered and is due, `struggling` was missed more often than not,
 * `next` is a skill whose prerequisites are known, `learning` was begun and is not mastered yet.
 */
export const PRACTICE_REASONS = ['review', 'struggling', 'learning', 'next'] as const;
export const practiceReason = z.enum(PRACTICE_REASONS);
export type PracticeReason = z.infer<typeof practiceReason>;

/** The five-minute boost; `minutes` says for how long questions are wanted. */
export const boostQuery = z.object({ minutes: z.coerce.number().int().min(1).max(30).optional() });
export const boost = z
  .object({
    questions: z.array(
      z.object({
        question,
        reason: practiceReason,
        /** For `review`: when the skill fell due. */
        dueAt: z.iso.datetime().nullable(),
        /** For `next`: titles of the prerequisites that are known. */
        because: z.array(z.string()),
      }),
    ),
    /** Mastered skills that are due now. */
    due: z.int(),
    /** When the next one falls due, where none is due now. */
    nextDueAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Boost' });
export type Boost = z.infer<typeof boost>;
