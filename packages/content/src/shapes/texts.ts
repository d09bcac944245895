import { HELP_READERS, TEXT_PICTURES } from '@ori/contracts/text-names';
import {
  textClaim,
  textSlug,
  textSource,
  trainingQuestion,
  trainingSample,
  trainingSummary,
} from '@ori/contracts/texts';
import { z } from 'zod';

const told = {
  title: z.string().min(3).max(110),
  description: z.string().min(40).max(300),
};

/** Front matter of `texts/articles/<slug>/<locale>.md`. */
const articleFront = z.strictObject({
  ...told,
  published: z.iso.date(),
  updated: z.iso.date(),
  tags: z.array(z.string().min(2)).min(1).max(5),
  picture: z.enum(TEXT_PICTURES),
  alt: z.string().min(20),
  claims: z.array(textClaim).min(1),
  /** Ids of lessons that go on from here. */
  lessons: z.array(textSlug),
  sources: z.array(textSource).min(1, 'an article names its sources'),
});

/** Front matter of `texts/help/<slug>/<locale>.md`. */
const helpFront = z.strictObject({
  ...told,
  roles: z.array(z.enum(HELP_READERS)).min(1),
  topic: textSlug,
  order: z.int(),
  /** Slugs of other help texts. */
  related: z.array(textSlug),
});

/** Front matter of `texts/legal/<slug>/<locale>.md`. */
const legalFront = z.strictObject({
  ...told,
  version: z.string().min(1),
  effective: z.iso.date(),
  /** What changed, newest first. */
  changes: z.array(z.strictObject({ on: z.iso.date(), text: z.string().min(5) })),
});

/** Front matter of `texts/training/<slug>/<locale>.md`. */
const trainingFront = z.strictObject({
  ...told,
  order: z.int(),
  task: trainingSummary.shape.task,
  questions: z.array(trainingQuestion).min(1).max(4),
  samples: z.array(trainingSample).default([]),
  readsWrongAnswers: z.boolean().default(false),
});

export const TEXT_FRONTS = {
  articles: articleFront,
  help: helpFront,
  legal: legalFront,
  training: trainingFront,
} as const;
export type ArticleFront = z.infer<typeof articleFront>;
export type HelpFront = z.infer<typeof helpFront>;
export type LegalFront = z.infer<typeof legalFront>;
export type TrainingFront = z.infer<typeof trainingFront>;
