import { z } from 'zod';
import { band } from './content.ts';
import { contestedView, statement } from './heritage.ts';
import { locale } from './locale.ts';
import { MIND_BANDS, MIND_KINDS, MIND_LABS } from './mind-names.ts';

export const mindKind = z.enum(MIND_KINDS);
export const mindBand = z.enum(MIND_BANDS);
export const mindLab = z.enum(MIND_LABS);

/** A quiet activity in one language: voluntary, never scored, no promise of health. */
export const mindActivity = z
  .object({
    id: z.string(),
    band: mindBand,
    kind: mindKind,
    minutes: z.int(),
    lab: mindLab.nullable(),
    title: z.string(),
    /** What it is for, in plain words. */
    purpose: z.string(),
    steps: z.array(z.string()),
    /** The equal quiet choice. */
    instead: z.string(),
    /** For the grown-up beside. */
    adult: z.string(),
  })
  .meta({ id: 'MindActivity' });
export type MindActivity = z.infer<typeof mindActivity>;

/** A statement with the language it is told in; English where a text is not translated yet. */
const told = statement.extend({ lang: locale });
export type MindClaim = z.infer<typeof told>;
const tradition = told.extend({ culture: z.string(), cultureName: z.string() });
export type MindTradition = z.infer<typeof tradition>;

/** Everything `/consciousness` and the parent's guide tell, in one language. */
export const mindAnswer = z.object({
  lang: locale,
  /** Tested findings and open questions, in the order of the table. */
  findings: z.array(told),
  traditions: z.array(tradition),
  /** What is often said of minds and is not shown, or is a symbol. */
  contested: z.array(contestedView),
  activities: z.array(mindActivity),
  safety: z.array(z.string()),
  /** Questions to talk about together, by band. */
  talk: z.array(z.object({ band, questions: z.array(z.string()) })),
});
export type MindAnswer = z.infer<typeof mindAnswer>;
