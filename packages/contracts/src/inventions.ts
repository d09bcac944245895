import { z } from 'zod';
import { evidenceLabel, source } from './content.ts';
import { contestedView, historicalDeed } from './heritage.ts';
import { locale } from './locale.ts';

/** A patent of the United States with the claim of the ledger that states it; titles are the patents' own, in English. */
const patent = z.object({
  claimId: z.string(),
  /** As printed: 381,968. */
  number: z.string(),
  title: z.string(),
  granted: z.iso.date(),
  lang: locale,
  /** What it is about, in a few words of `lang`. */
  note: z.string(),
  label: evidenceLabel,
  sources: z.array(source),
});
export type Patent = z.infer<typeof patent>;

/** Everything that the page of Tesla's patents tells; `heldBack` counts patents whose titles are still in doubt. */
export const inventionsAnswer = z.object({
  patents: z.array(patent),
  heldBack: z.int(),
  claims: z.array(contestedView),
  /** Who found or made what the patents rest on or are weighed against. */
  history: z.array(historicalDeed),
});
export type InventionsAnswer = z.infer<typeof inventionsAnswer>;
