import { z } from 'zod';
import { evidenceLabel } from './content.ts';
import { scores } from './kim.ts';
import { HELP_READERS, TEXT_PICTURES } from './text-names.ts';

export const textSlug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by dashes');

/** What an article rests on. A reader can find it: by its address, by where it is kept, or by who published it. */
export const textSource = z
  .strictObject({
    author: z.string().min(2).optional(),
    title: z.string().min(3),
    /** The journal or the publisher, with volume and pages. */
    publisher: z.string().min(2).optional(),
    /** As it is cited: `2006`, or `c. 1550 BCE`. */
    year: z.string().min(3).max(40),
    url: z.url({ protocol: /^https$/ }).optional(),
    /** Museum and number of an object. */
    shelfmark: z.string().min(4).optional(),
    /** The object or text itself, or its edition. */
    primary: z.boolean().optional(),
  })
  .refine(({ author, publisher }) => author ?? publisher, 'a source names its author or its publisher')
  .refine(
    ({ url, shelfmark, publisher }) => url ?? shelfmark ?? publisher,
    'a source says where it can be found',
  )
  .meta({ id: 'TextSource' });
export type TextSource = z.infer<typeof textSource>;

/** A sentence an article stands on, and how sure we are of it; `sources` are numbers in the list, from 1. */
export const textClaim = z.strictObject({
  text: z.string().min(10),
  label: evidenceLabel,
  sources: z.array(z.int().positive()).min(1),
});

const link = z.object({ slug: textSlug, title: z.string() });
const lessonLink = z.object({ id: z.string(), title: z.string() });

const told = {
  slug: textSlug,
  title: z.string(),
  /** One or two sentences for lists, search engines and feeds. */
  description: z.string(),
  /** Minutes of reading, counted from the words; at least 1. */
  minutes: z.int().positive(),
};

export const articleSummary = z
  .object({
    ...told,
    kind: z.literal('articles'),
    published: z.iso.date(),
    updated: z.iso.date(),
    tags: z.array(z.string()),
    picture: z.enum(TEXT_PICTURES),
    /** The picture in words, for those who do not see it. */
    alt: z.string(),
    /** How sure it is of what it claims: each label once, the surest first. */
    labels: z.array(evidenceLabel),
  })
  .meta({ id: 'ArticleSummary' });
export type ArticleSummary = z.infer<typeof articleSummary>;

export const helpSummary = z
  .object({
    ...told,
    kind: z.literal('help'),
    roles: z.array(z.enum(HELP_READERS)).min(1),
    topic: textSlug,
    /** Place within the topic; small ones first. */
    order: z.int(),
  })
  .meta({ id: 'HelpSummary' });
export type HelpSummary = z.infer<typeof helpSummary>;

export const legalSummary = z
  .object({
    ...told,
    kind: z.literal('legal'),
    version: z.string(),
    effective: z.iso.date(),
  })
  .meta({ id: 'LegalSummary' });
export type LegalSummary = z.infer<typeof legalSummary>;

/** A part of a text under its own heading: sanitised HTML with MathML. What stands before the first heading has none. */
export const textSection = z
  .object({
    /** The anchor of the heading; empty before the first one. */
    id: z.string(),
    heading: z.string(),
    html: z.string(),
  })
  .meta({ id: 'TextSection' });
export type TextSection = z.infer<typeof textSection>;

const sections = z.array(textSection).min(1);

export const article = articleSummary
  .extend({
    sections,
    claims: z.array(textClaim),
    sources: z.array(textSource).min(1),
    lessons: z.array(lessonLink),
  })
  .meta({ id: 'Article' });
export type Article = z.infer<typeof article>;

export const helpText = helpSummary.extend({ sections, related: z.array(link) }).meta({ id: 'HelpText' });
export type HelpText = z.infer<typeof helpText>;

export const legalText = legalSummary
  .extend({ sections, changes: z.array(z.object({ on: z.iso.date(), text: z.string() })) })
  .meta({ id: 'LegalText' });
export type LegalText = z.infer<typeof legalText>;

/** One question of a part's self-check: one right answer, and why each of them is or is not. */
export const trainingQuestion = z.strictObject({
  ask: z.string().min(10).max(400),
  options: z
    .array(
      z.strictObject({
        text: z.string().min(2).max(200),
        why: z.string().min(10).max(400),
        right: z.literal(true).optional(),
      }),
    )
    .min(2)
    .max(4)
    .refine((options) => options.filter(({ right }) => right).length === 1, 'one answer is right'),
});
export type TrainingQuestion = z.infer<typeof trainingQuestion>;

/** A synthesis made up for practice, the scores given to it, and why. */
export const trainingSample = z.strictObject({
  by: z.string().min(3).max(80),
  claim: z.string().min(20).max(1_200),
  sources: z.string().min(2).max(300),
  relation: z.string().min(2).max(300),
  weDoNotKnow: z.string().max(300),
  scores,
  because: z.strictObject({
    accuracy: z.string().min(10).max(300),
    evidence: z.string().min(10).max(300),
    relation: z.string().min(10).max(300),
    respect: z.string().min(10).max(300),
  }),
});
export type TrainingSample = z.infer<typeof trainingSample>;

export const trainingSummary = z
  .object({
    ...told,
    kind: z.literal('training'),
    /** Place among the parts; small ones first. */
    order: z.int(),
    /** One thing to do in the product, where, and about how many minutes it takes. */
    task: z.strictObject({
      text: z.string().min(10).max(300),
      to: z.string().regex(/^\//),
      minutes: z.int().min(1).max(10),
    }),
    questionCount: z.int().positive(),
  })
  .meta({ id: 'TrainingSummary' });
export type TrainingSummary = z.infer<typeof trainingSummary>;

export const trainingText = trainingSummary
  .extend({
    sections,
    questions: z.array(trainingQuestion).min(1),
    /** Where something is scored: what it is practised on. */
    samples: z.array(trainingSample),
    /** Wrong answers of real questions are read here as well. */
    readsWrongAnswers: z.boolean(),
  })
  .meta({ id: 'TrainingText' });
export type TrainingText = z.infer<typeof trainingText>;

export type TextSummary = ArticleSummary | HelpSummary | LegalSummary | TrainingSummary;
export type Text = Article | HelpText | LegalText | TrainingText;

export const textsParams = z.object({ kind: z.string().max(20) });
export const textParams = textsParams.extend({ slug: z.string().max(80) });

/** Articles: the latest first. Help: by topic, then order. Legal: by name. Training: in its order. */
export const textsAnswer = z.object({
  texts: z.array(z.discriminatedUnion('kind', [articleSummary, helpSummary, legalSummary, trainingSummary])),
});
/** With the neighbours in the list above: `before` stands above it, `after` below. */
export const textAnswer = z.object({
  text: z.discriminatedUnion('kind', [article, helpText, legalText, trainingText]),
  before: link.nullable(),
  after: link.nullable(),
});
export type TextAnswer<Kind extends Text = Text> = Omit<z.infer<typeof textAnswer>, 'text'> & {
  readonly text: Kind;
};
