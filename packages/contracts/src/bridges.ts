import { z } from 'zod';
import { relation } from './content.ts';
import { statement } from './heritage.ts';
import { locale } from './locale.ts';

/** The sciences whose words are told beside old stories, each on a page of its own. */
export const BRIDGE_PAGES = ['quantum', 'chemistry', 'astronomy'] as const;
export const bridgePage = z.enum(BRIDGE_PAGES);
export type BridgePage = z.infer<typeof bridgePage>;

/** A story and the science beside it; every statement has its own label and sources. */
export const bridge = z
  .object({
    id: z.string(),
    culture: z.string(),
    cultureName: z.string(),
    /** What the story is about, and what the science is about. */
    ancestralConcept: z.string(),
    modernConcept: z.string(),
    date: z.string(),
    /** The language of the two names and the date; the statements are in the reader's. */
    lang: locale,
    relation,
    story: z.array(statement),
    science: z.array(statement),
    /** Where the two part. */
    apart: statement,
    question: z.string(),
  })
  .meta({ id: 'Bridge' });
export type Bridge = z.infer<typeof bridge>;
export const bridgesAnswer = z.object({ page: bridgePage, bridges: z.array(bridge) });
export type BridgesAnswer = z.infer<typeof bridgesAnswer>;
