import { z } from 'zod';
import { helpSummary } from './texts.ts';

/** Letters a search may have. */
export const HELP_QUERY_MAX = 120;

export const helpQuery = z.object({ q: z.string().max(HELP_QUERY_MAX).default('') });

/** A guide as the list of help shows it. */
export const helpFound = helpSummary.extend({
  /** The sentence in which the words were found; null without a search, or when the title said it. */
  passage: z.string().nullable(),
});
export type HelpFound = z.infer<typeof helpFound>;

/** All guides by topic and order; with a search, those in which every word occurs, the likeliest first. */
export const helpAnswer = z.object({ guides: z.array(helpFound) });
export type HelpAnswer = z.infer<typeof helpAnswer>;
