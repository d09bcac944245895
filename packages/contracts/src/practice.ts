import { z } from 'zod';
import { ANSWER_MAX_CHARS } from './limits.ts';
import type { Locale, LocalisedText } from './locale.ts';
import { SCIENCE_FIGURES } from './science-figures.ts';

export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What an axis shows: from, to and the distance of its numbers, with its name. */
const planeAxis = z
  .object({ from: z.number(), to: z.number(), step: z.number().positive(), name: z.string().max(12) })
  .refine(({ from, to, step }) => to > from && (to - from) / step <= 24, {
    message: 'an axis has 1 to 24 numbers',
  });

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
    /** A part of the line that goes on for ever from `at`; an open circle leaves `at` itself out. */
    ray: z.object({ at: z.number(), to: z.enum(['left', 'right']), open: z.boolean() }).optional(),
  }),
  /** Things to be sorted or continued, in their order. */
  z.object({
    type: z.literal('things'),
    things: z
      .array(
        z.object({
          shape: z.enum(['circle', 'square', 'triangle', 'star']),
          size: z.enum(['small', 'big']),
          tone: z.enum(['gold', 'nile', 'clay', 'lapis']),
        }),
      )
      .min(1)
      .max(24),
  }),
  /** Coins in hundredths of the currency whose sign for them is `mark`: `¢`, `ct`. */
  z.object({
    type: z.literal('coins'),
    coins: z.array(z.int().min(1).max(50)).min(1).max(12),
    mark: z.string().max(2),
  }),
  /** A bar from `start` to `end` over a scale of equal units from 0 to `length`: tiles without numbers, or a ruler. */
  z.object({
    type: z.literal('ruler'),
    scale: z.enum(['tiles', 'numbers']),
    length: z.int().min(1).max(20),
    start: z.int().min(0).max(20),
    end: z.int().min(1).max(20),
  }),
  /** A bar graph; `tick` is the distance of the lines on its scale. */
  z.object({
    type: z.literal('bar-chart'),
    bars: z
      .array(z.object({ label: z.string().max(12), value: z.int().min(0).max(60) }))
      .min(2)
      .max(6),
    tick: z.int().min(1).max(10),
  }),
  /** Two rays from one point; `turnDegrees` turns the first of them against the clock, from pointing right. */
  z.object({
    type: z.literal('angle'),
    degrees: z.int().min(1).max(180),
    turnDegrees: z.int().min(0).max(359),
    protractor: z.boolean(),
  }),
  /** A polygon by its corners in picture units, y downwards, and a dashed line through it where one is asked about. */
  z.object({
    type: z.literal('polygon'),
    corners: z
      .array(z.tuple([z.number(), z.number()]))
      .min(3)
      .max(24),
    fold: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]).optional(),
  }),
  /** A first quadrant of a coordinate plane, from 0 to `size` both ways. */
  z.object({
    type: z.literal('quadrant'),
    size: z.int().min(4).max(12),
    points: z
      .array(z.object({ x: z.int().min(0).max(12), y: z.int().min(0).max(12), label: z.string().max(2) }))
      .max(6),
  }),
  /** Maya numerals: dots, bars and the shell for zero; levels from top to bottom, each worth twenty of the next. */
  z.object({ type: z.literal('dots-and-bars'), levels: z.array(z.int().min(0).max(19)).min(1).max(3) }),
  /** Cords of a khipu; digits from the top (the highest place) to the bottom (the ones), all cords of equal places. */
  z.object({
    type: z.literal('khipu'),
    cords: z
      .array(
        z.object({ digits: z.array(z.int().min(0).max(9)).min(1).max(4), role: z.enum(['hanging', 'top']) }),
      )
      .min(1)
      .max(4),
  }),
  /** Numbers in rows and columns; null is an empty place. */
  z.object({
    type: z.literal('number-grid'),
    columns: z.int().min(2).max(4),
    cells: z.array(z.int().nullable()).min(4).max(16),
  }),
  /** Blocks of a hundred, rods of ten and single cubes, group by group. */
  z.object({
    type: z.literal('base-ten'),
    groups: z
      .array(
        z.object({
          hundreds: z.int().min(0).max(9),
          tens: z.int().min(0).max(10),
          ones: z.int().min(0).max(20),
        }),
      )
      .min(1)
      .max(2),
  }),
  /** A coordinate plane: lines and graphs drawn through their points (straight between two neighbours), and named points. */
  z.object({
    type: z.literal('plane'),
    x: planeAxis,
    y: planeAxis,
    curves: z
      .array(
        z.object({
          through: z
            .array(z.tuple([z.number(), z.number()]))
            .min(2)
            .max(121),
          dashed: z.boolean().optional(),
          /** Whether what it encloses is shaded. */
          filled: z.boolean().optional(),
        }),
      )
      .max(4),
    points: z.array(z.object({ x: z.number(), y: z.number(), label: z.string().max(12) })).max(16),
  }),
  /** A drawing true to scale without axes, y upwards: closed or open paths through corners, circles and words at their places. */
  z.object({
    type: z.literal('sketch'),
    paths: z
      .array(
        z.object({
          corners: z
            .array(z.tuple([z.number(), z.number()]))
            .min(2)
            .max(24),
          closed: z.boolean(),
        }),
      )
      .max(40),
    circles: z.array(z.object({ x: z.number(), y: z.number(), radius: z.number().positive() })).max(4),
    labels: z.array(z.object({ x: z.number(), y: z.number(), text: z.string().max(24) })).max(40),
  }),
  /**
   * A triangle drawn true to its two lower `angles` in degrees, at the first and second corner; the third corner is on
   * top. Each side stands opposite the corner of its place; empty labels are not shown.
   */
  z.object({
    type: z.literal('triangle'),
    angles: z.tuple([z.number().min(5).max(170), z.number().min(5).max(170)]),
    names: z.tuple([z.string(), z.string(), z.string()]),
    angleLabels: z.tuple([z.string(), z.string(), z.string()]),
    sideLabels: z.tuple([z.string(), z.string(), z.string()]),
  }),
  /**
   * A circle around O. Points by their angle against the clock from pointing right; `reach` is their distance from O in
   * radii, 1 on the circle. `lines` join named points or O; an angle's label stands at its corner.
   */
  z.object({
    type: z.literal('circle-points'),
    points: z
      .array(z.object({ name: z.string().max(2), degrees: z.number(), reach: z.number().min(0.2).max(3) }))
      .max(8),
    lines: z.array(z.tuple([z.string(), z.string()])).max(12),
    angles: z.array(z.object({ at: z.string(), from: z.string(), to: z.string(), label: z.string() })).max(6),
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
  /** Events along a line of years; a year before 1 CE is negative (−1 is 1 BCE). */
  z.object({
    type: z.literal('timeline'),
    from: z.int().min(-10_000).max(3_000),
    to: z.int().min(-10_000).max(3_000),
    events: z
      .array(z.object({ at: z.int(), label: z.string().max(60) }))
      .min(1)
      .max(8),
  }),
  /** Steps one after another; `loop` leads from the last back to the first. */
  z.object({
    type: z.literal('steps'),
    labels: z.array(z.string().max(40)).min(2).max(6),
    loop: z.boolean(),
  }),
  /** One thing in the middle and what belongs to it around it. */
  z.object({
    type: z.literal('hub'),
    centre: z.string().max(30),
    around: z.array(z.string().max(40)).min(2).max(8),
  }),
  /** Two groups and what they share. */
  z.object({
    type: z.literal('venn'),
    left: z.string().max(30),
    right: z.string().max(30),
    leftOnly: z.array(z.string().max(30)).max(4),
    both: z.array(z.string().max(30)).max(4),
    rightOnly: z.array(z.string().max(30)).max(4),
  }),
  ...SCIENCE_FIGURES,
]);
export type Figure = z.infer<typeof figure>;

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
