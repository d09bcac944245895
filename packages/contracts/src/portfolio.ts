import { z } from 'zod';
import { chosenDay as day } from './chosen-day.ts';
import { subject } from './content.ts';
import {
  ASSESSMENT_KINDS,
  KEPT_TYPES,
  PERIODS,
  PORTFOLIO_DOCUMENTS,
  PORTFOLIO_PARTS,
  SAMPLE_TITLE_MAX,
  SAMPLE_WORDS_MAX,
  SHORT_TEXT_MAX,
} from './portfolio-names.ts';

const title = z
  .string()
  .trim()
  .min(1, 'Please give it a title')
  .max(SAMPLE_TITLE_MAX, `At most ${SAMPLE_TITLE_MAX} characters`);
const words = z.string().trim().max(SAMPLE_WORDS_MAX, `At most ${SAMPLE_WORDS_MAX} characters`);
const short = z.string().trim().max(SHORT_TEXT_MAX, `At most ${SHORT_TEXT_MAX} characters`);

export const period = z.enum(PERIODS);

/** A picture or a PDF file of a sample. Sizes in pixels; null for a PDF. */
export const sampleFile = z.object({
  type: z.enum(KEPT_TYPES),
  sizeBytes: z.int(),
  widthPx: z.int().nullable(),
  heightPx: z.int().nullable(),
});

/** A sample of a child's work. `day` is the child's own date on which it was made; the period follows from the year. */
export const workSample = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    title: z.string(),
    subject,
    day: z.iso.date(),
    period: period.nullable(),
    /** What the child said about it, in the child's own words. */
    childWords: z.string(),
    note: z.string(),
    /** The standard it shows, as the family names it. */
    standard: z.string(),
    file: sampleFile.nullable(),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: 'WorkSample' });
export type WorkSample = z.infer<typeof workSample>;

/** `id` is made by the browser: sent twice, it is one. The file follows in a call of its own. */
export const sampleInput = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    title,
    subject,
    day,
    childWords: words,
    note: words,
    standard: short,
  })
  .strict();
export type SampleInput = z.infer<typeof sampleInput>;

const ISBN = /^(?:97[89][0-9]{10}|[0-9]{9}[0-9X])$/;

/** Does the last digit of an ISBN fit the others (ISO 2108)? Ten or thirteen digits, without hyphens. */
export function isIsbn(code: string): boolean {
  if (!ISBN.test(code)) return false;
  const digits = Array.from(code, (mark) => (mark === 'X' ? 10 : Number(mark)));
  const weight = (at: number) => (code.length === 10 ? 10 - at : at % 2 === 0 ? 1 : 3);
  const sum = digits.reduce((total, digit, at) => total + digit * weight(at), 0);
  return sum % (code.length === 10 ? 11 : 10) === 0;
}

/** Thirteen digits with whatever blanks and dashes are typed between them. */
const ISBN_TYPED_MAX = 40;
const isbn = z
  .string()
  .max(ISBN_TYPED_MAX)
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .refine((code) => code === '' || isIsbn(code), 'This is not the number of a book');

const spanOfReading = { startedOn: day.nullable(), finishedOn: day.nullable() };

/** A book a child reads or has read. */
export const bookRead = z
  .object({
    id: z.uuid(),
    childId: z.uuid(),
    title: z.string(),
    author: z.string(),
    isbn: z.string(),
    startedOn: z.iso.date().nullable(),
    finishedOn: z.iso.date().nullable(),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: 'BookRead' });
export type BookRead = z.infer<typeof bookRead>;

/** Written again under its id, a book is changed: it is finished, or its title set right. */
export const bookInput = z
  .object({ id: z.uuid(), childId: z.uuid(), title, author: short, isbn, ...spanOfReading })
  .strict()
  .refine(({ startedOn, finishedOn }) => !startedOn || !finishedOn || startedOn <= finishedOn, {
    message: 'The last day lies before the first',
    path: ['finishedOn'],
  });
export type BookInput = z.infer<typeof bookInput>;

/** Scores as the report of the test names them; null where it names none. */
const scores = {
  raw: z.number().min(0).max(100_000).nullable(),
  percentile: z.int().min(1, 'From 1 to 99').max(99, 'From 1 to 99').nullable(),
  stanine: z.int().min(1, 'From 1 to 9').max(9, 'From 1 to 9').nullable(),
  composite: short,
};

/** A test, or an evaluator's look at the year. `giver` gave the test or made the evaluation. */
const assessmentParts = {
  id: z.uuid(),
  childId: z.uuid(),
  kind: z.enum(ASSESSMENT_KINDS),
  /** The test's name; empty for an evaluation. */
  instrument: short,
  form: short,
  takenOn: day,
  giver: short,
  /** The evaluator's licence or qualification. */
  licence: short,
  /** Did the evaluator hand over a certificate? */
  isCertified: z.boolean(),
  note: words,
  ...scores,
};
export const assessment = z
  .object({ ...assessmentParts, addedAt: z.iso.datetime() })
  .meta({ id: 'Assessment' });
export type Assessment = z.infer<typeof assessment>;

export const assessmentInput = z
  .object(assessmentParts)
  .strict()
  .refine(({ kind, instrument }) => kind !== 'test' || instrument !== '', {
    message: 'Please name the test',
    path: ['instrument'],
  })
  .refine(({ kind, giver }) => kind !== 'evaluation' || giver !== '', {
    message: 'Please name the evaluator',
    path: ['giver'],
  });
export type AssessmentInput = z.infer<typeof assessmentInput>;

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
const daysOfQuery = { childId: z.uuid(), from: day.optional(), to: day.optional() };
const inOrder = ({ from, to }: Days) =>
  (from === undefined) === (to === undefined) && (!from || !to || from <= to);
const outOfOrder = { message: 'The last day lies before the first', path: ['to'] };

/** Without `from` and `to`: the school year that is running. */
export const portfolioQuery = z.object(daysOfQuery).refine(inOrder, outOfOrder);
export type PortfolioQuery = z.infer<typeof portfolioQuery>;
export const portfolioPrintQuery = z
  .object({ ...daysOfQuery, document: z.enum(PORTFOLIO_DOCUMENTS) })
  .refine(inOrder, outOfOrder);
export type PortfolioPrintQuery = z.infer<typeof portfolioPrintQuery>;

export const ofChild = z.object({ childId: z.uuid() });
/** What kind of thing of whose portfolio is meant. */
export const thingQuery = z.object({ childId: z.uuid(), part: z.enum(PORTFOLIO_PARTS) });
/** `small` is the picture of lists; a PDF has none. */
export const fileQuery = z.object({ childId: z.uuid(), size: z.enum(['whole', 'small']).default('whole') });

/** Everything of one span: samples by day, books by the day they were finished or begun, assessments by day. */
export const portfolio = z
  .object({
    childId: z.uuid(),
    from: z.iso.date(),
    to: z.iso.date(),
    samples: z.array(workSample),
    books: z.array(bookRead),
    assessments: z.array(assessment),
    /** May the reader add to it? A teacher reads. */
    mayWrite: z.boolean(),
  })
  .meta({ id: 'Portfolio' });
export type Portfolio = z.infer<typeof portfolio>;
