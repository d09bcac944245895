import { z } from 'zod';
import { ledgerClaim } from './heritage.ts';

/** A claim of the ledger as the page of elements tells it. */
export const elementsClaim = ledgerClaim.pick({
  id: true,
  title: true,
  lang: true,
  text: true,
  label: true,
  sources: true,
});
export type ElementsClaim = z.infer<typeof elementsClaim>;

const specimen = z.object({
  id: z.string(),
  name: z.string(),
  /** Formulas with their subscripts. */
  formulas: z.array(z.string()),
  /** The elements in it, with their names in the reader's language. */
  elements: z.array(z.object({ symbol: z.string(), name: z.string() })),
  claims: z.array(elementsClaim),
  /** By which analysis its composition is known. */
  how: elementsClaim,
});
export type Specimen = z.infer<typeof specimen>;

const kemetElement = z.object({
  symbol: z.string(),
  claim: elementsClaim,
  /** The Egyptian word, where it is not in doubt; null also where there is none. */
  word: z.string().nullable(),
  /** True where a word is proposed and too uncertain to be shown. */
  isWordDoubted: z.boolean(),
});
export type KemetElement = z.infer<typeof kemetElement>;

/** The materials of Kemet: specimens, the elements inside them, where words come from, and what the table is not. */
export const kemetTableAnswer = z.object({
  /** That the table is Mendeleev's and not Egypt's. */
  banner: elementsClaim.nullable(),
  specimens: z.array(specimen),
  elements: z.array(kemetElement),
  words: z.array(elementsClaim),
});
export type KemetTableAnswer = z.infer<typeof kemetTableAnswer>;
