import { z } from 'zod';
import { band, subject } from './content.ts';
import { locale } from './locale.ts';
import { NUMERAL_SYSTEMS } from './numeral-names.ts';
import { question } from './practice.ts';
import { SEED_MESSAGE } from './worksheet-messages.ts';
import { ANSWER_MAX_CHARS } from './limits.ts';
import {
  PAPERS,
  SHEET_COLUMNS,
  SHEET_COUNT_MAX,
  SHEET_KINDS,
  SHEET_LEVELS,
  SHEET_NAME_MAX,
  SHEET_PARTS,
  SHEET_SEED_MAX,
  SHEET_SKILLS_MAX,
  SHEET_SPACES,
  SHEET_VARIANTS,
  VOID_REASONS,
} from './worksheet-names.ts';

const sheetKind = z.enum(SHEET_KINDS);
const VARIANT_MAX = 40;
const variantNames: readonly string[] = Object.values(SHEET_VARIANTS).flat();

/** Everything a sheet follows from: the same of it is the same sheet, as long as the generators are the same. */
export const sheetSpec = z
  .object({
    kind: sheetKind,
    variant: z
      .string()
      .max(VARIANT_MAX)
      .refine((name) => variantNames.includes(name), 'Please choose a sheet'),
    skills: z
      .array(z.string().min(1).max(60))
      .max(SHEET_SKILLS_MAX, `At most ${SHEET_SKILLS_MAX} skills`)
      .default([]),
    level: z.enum(SHEET_LEVELS).default('medium'),
    count: z
      .int()
      .min(1, 'At least 1 question')
      .max(SHEET_COUNT_MAX, `At most ${SHEET_COUNT_MAX} questions`)
      .default(10),
    columns: z.literal(SHEET_COLUMNS).default(1),
    space: z.enum(SHEET_SPACES).default('line'),
    locale,
    seed: z
      .int(SEED_MESSAGE)
      .min(0, SEED_MESSAGE)
      .max(SHEET_SEED_MAX - 1, SEED_MESSAGE),
  })
  .refine(({ kind, variant }) => (SHEET_VARIANTS[kind] as readonly string[]).includes(variant), {
    message: 'Please choose a sheet',
    path: ['variant'],
  })
  .refine(({ kind, skills }) => kind !== 'practice' || skills.length > 0, {
    message: 'Please choose at least one skill',
    path: ['skills'],
  })
  .meta({ id: 'SheetSpec' });
export type SheetSpec = z.infer<typeof sheetSpec>;

/** What a sheet shows besides questions, as data; the web app draws it. Lengths are millimetres on paper. */
export const paperDrawing = z.discriminatedUnion('type', [
  z.object({ type: z.literal('numeral'), system: z.enum(NUMERAL_SYSTEMS), value: z.int().min(1) }),
  /** An empty box to draw a numeral in. */
  z.object({ type: z.literal('box') }),
  /** One row of letters: the first to look at, the others dashed to go over, then room to write alone. */
  z.object({ type: z.literal('tracing'), text: z.string().min(1).max(4) }),
  z.object({ type: z.literal('world'), names: z.enum(['none', 'letters']) }),
  /** The given points of a construction, or all of it. */
  z.object({
    type: z.literal('construction'),
    recipe: z.enum(SHEET_VARIANTS.construction),
    isDrawn: z.boolean(),
  }),
  z.object({
    type: z.literal('pattern'),
    name: z.enum(SHEET_VARIANTS.colouring),
    /** How many of the pattern's tiles go across. */
    across: z.int().min(2).max(12),
    points: z.int().min(5).max(12),
  }),
  z.object({ type: z.literal('dots'), grid: z.enum(SHEET_VARIANTS.dots), gapMm: z.int().min(4).max(20) }),
]);
export type PaperDrawing = z.infer<typeof paperDrawing>;

/** Something to do on the sheet that no generator asks: `text` says what, where words are needed. */
export const sheetTask = z.object({
  number: z.int(),
  text: z.string(),
  drawing: paperDrawing,
  /** The drawing in words. */
  alt: z.string(),
  /** Labels of lines to write on below the drawing. */
  blanks: z.array(z.string()),
});
export type SheetTask = z.infer<typeof sheetTask>;

/** A question on paper: as on the screen, with its number instead of a signed reference. */
const sheetQuestion = question.omit({ item: true }).extend({ number: z.int() }).meta({ id: 'SheetQuestion' });
export type SheetQuestion = z.infer<typeof sheetQuestion>;

/** A sheet as anybody may see it: nothing of its answers, nothing of a child. */
export const sheetFace = z
  .object({
    /** What its QR carries; null while it is only a preview. */
    code: z.string().nullable(),
    /** The address its QR leads to; null while it is only a preview. */
    address: z.string().nullable(),
    spec: sheetSpec,
    title: z.string(),
    instruction: z.string(),
    /** The steps of a construction, and nothing on other sheets. */
    steps: z.array(z.string()),
    practises: z.array(z.object({ skill: z.string(), title: z.string(), subject, band })),
    questions: z.array(sheetQuestion),
    tasks: z.array(sheetTask),
  })
  .meta({ id: 'SheetFace' });
export type SheetFace = z.infer<typeof sheetFace>;

/** The answers, for grown-ups. `answer` is in words; a task may have a drawing for its answer. */
export const sheetKey = z
  .object({
    answers: z.array(
      z.object({ number: z.int(), answer: z.string(), drawing: paperDrawing.nullable(), alt: z.string() }),
    ),
  })
  .meta({ id: 'SheetKey' });
export type SheetKey = z.infer<typeof sheetKey>;

/** The pages as they will be printed: one SVG with all of them below one another. Lengths are points on paper. */
const sheetPages = z.object({
  svg: z.string(),
  pages: z.int(),
  width: z.number(),
  height: z.number(),
});
export const sheetPreview = z.object({ face: sheetFace, key: sheetKey, pages: sheetPages });
export type SheetPages = z.infer<typeof sheetPages>;
export type SheetPreview = z.infer<typeof sheetPreview>;

/** A ready sheet: made when first opened, always the same. */
const readySheet = z.object({
  code: z.string(),
  kind: sheetKind,
  variant: z.string(),
  /** What a practice sheet practises; null on the others. */
  skill: z.string().nullable(),
  title: z.string(),
});
export const readyQuery = z.object({ band: band.optional() });
export const readyAnswer = z
  .object({
    band: band.nullable(),
    subjects: z.array(z.object({ id: subject, title: z.string(), sheets: z.array(readySheet) })),
    /** Sheets to draw, trace and colour, of every age. */
    drawing: z.array(readySheet),
  })
  .meta({ id: 'ReadySheets' });
export type ReadyAnswer = z.infer<typeof readyAnswer>;

/** Codes are lower-case letters, digits and dashes. */
const sheetCode = z.string().regex(/^[a-z0-9-]{6,80}$/, 'There is no such sheet');
export const byCode = z.object({ code: sheetCode });

/** A sheet that a parent or teacher keeps. */
const shelfEntry = z.object({
  id: z.uuid(),
  code: z.string(),
  kind: sheetKind,
  variant: z.string(),
  title: z.string(),
  level: z.enum(SHEET_LEVELS),
  count: z.int(),
  madeAt: z.iso.datetime(),
});
export const shelfQuery = z.object({
  first: z.coerce.number().int().min(1).max(50).default(20),
  before: z.uuid().optional(),
});
export const shelfAnswer = z
  .object({ sheets: z.array(shelfEntry), hasMore: z.boolean() })
  .meta({ id: 'SheetShelf' });
export type ShelfAnswer = z.infer<typeof shelfAnswer>;

export const giveSheetInput = z.object({ childId: z.uuid() }).strict();

/** How a child stands with a sheet: what is answered of it, on paper or typed. */
const sheetOfChild = z
  .object({
    code: z.string(),
    kind: sheetKind,
    variant: z.string(),
    title: z.string(),
    /** When it was given; null where the child took it by itself. */
    givenAt: z.iso.datetime().nullable(),
    /** Questions on it that count; 0 on a sheet to draw or trace. */
    questions: z.int(),
    answered: z.int(),
    right: z.int(),
    answeredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'SheetOfChild' });
export type SheetOfChild = z.infer<typeof sheetOfChild>;
export const sheetsOfChildQuery = z.object({ childId: z.uuid().optional() });
export const sheetsOfChildAnswer = z.object({ sheets: z.array(sheetOfChild) });
export type SheetsOfChildAnswer = z.infer<typeof sheetsOfChildAnswer>;

/** What came back of one question. `mastery` is told where it counted. */
const sheetResult = z.object({
  number: z.int(),
  verdict: z.enum(['correct', 'incorrect']),
  answeredAt: z.iso.datetime(),
});
/** An answer that counted and was taken back; it stays to be seen, with when and why. */
const takenBack = sheetResult.extend({ takenBackAt: z.iso.datetime(), reason: z.enum(VOID_REASONS) });
export const sheetResults = z
  .object({
    results: z.array(sheetResult),
    unreadable: z.array(z.int()),
    takenBack: z.array(takenBack),
  })
  .meta({ id: 'SheetResults' });
export type SheetResults = z.infer<typeof sheetResults>;

const onSheet = z
  .int()
  .min(1, 'That question is not on the sheet')
  .max(SHEET_COUNT_MAX, 'That question is not on the sheet');

/** A grown-up's taps: right or wrong, question by question. Sent twice, each counts once. */
export const markSheetInput = z
  .object({
    childId: z.uuid(),
    marks: z
      .array(z.object({ number: onSheet, right: z.boolean() }))
      .min(1, 'Please mark at least one question')
      .max(SHEET_COUNT_MAX),
  })
  .strict();
export type MarkSheetInput = z.infer<typeof markSheetInput>;

/** Answers of a sheet that shall count no longer. */
export const voidSheetInput = z
  .object({
    childId: z.uuid(),
    numbers: z.array(onSheet).min(1, 'Please mark at least one question').max(SHEET_COUNT_MAX),
    reason: z.enum(VOID_REASONS),
  })
  .strict();
export type VoidSheetInput = z.infer<typeof voidSheetInput>;

/** A child's typed answers, written as `AnswerKind` says. */
export const typeSheetInput = z
  .object({
    answers: z
      .array(
        z.object({
          number: onSheet,
          answer: z.string().max(ANSWER_MAX_CHARS, 'That answer is too long'),
        }),
      )
      .min(1, 'Please answer at least one question')
      .max(SHEET_COUNT_MAX),
  })
  .strict();
export type TypeSheetInput = z.infer<typeof typeSheetInput>;

const yesOrNo = z.enum(['yes', 'no']).default('no');
/** How a sheet is printed. */
export const printOptions = z.object({
  part: z.enum(SHEET_PARTS).default('sheet'),
  paper: z.enum(PAPERS).default('letter'),
  large: yesOrNo,
  ink: yesOrNo,
});
export type PrintOptions = z.infer<typeof printOptions>;
/** What is to be looked at before it is made: the sheet and how it will be printed. */
export const previewInput = z.object({ spec: sheetSpec, print: printOptions.prefault({}) }).strict();
export type PreviewInput = z.infer<typeof previewInput>;
/** The same with a name for the sheet's head: it is printed and kept nowhere. */
export const namedPrint = printOptions
  .extend({ name: z.string().trim().max(SHEET_NAME_MAX).default('') })
  .strict();
export type NamedPrint = z.infer<typeof namedPrint>;
