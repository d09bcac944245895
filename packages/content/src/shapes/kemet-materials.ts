import { localisedText } from '@ori/contracts/locale';
import { z } from 'zod';
import { inFrenchAndSpanish, words } from './common.ts';

/** An Egyptian word in the transliteration of Egyptologists, only where it is not in doubt. */
const egyptianWord = z.strictObject({ form: words, gloss: localisedText.nullable() });

const specimen = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/u),
  name: localisedText,
  /** As they are printed, with their subscripts. */
  formulas: z.array(words).min(1),
  /** Symbols of the elements in it. */
  elements: z.array(z.string().regex(/^[A-Z][a-z]?$/u)).min(1),
  /** Ids of the ledger's claims about it. */
  claims: z.array(words).min(1),
  /** How its composition is known: a claim of science with its sources. */
  how: z.strictObject({ text: localisedText, sources: z.array(words).min(1) }),
});

const contestedWords = z.strictObject({ title: words, says: words, note: z.string() });

/** kemet-materials.json: the words of kemet.json in three languages, and the specimens its page shows. */
export const kemetMaterialsFile = z.strictObject({
  elements: z.record(words, z.strictObject({ text: localisedText, word: egyptianWord.nullable() })),
  compounds: z.record(words, z.strictObject({ name: localisedText, text: localisedText })),
  /** In the order of the etymologies of heritage-claims.json, which has the English. */
  etymology: z.array(inFrenchAndSpanish(words)),
  /** French and Spanish of what evidence.json says on the table itself. */
  contested: z.record(words, inFrenchAndSpanish(contestedWords)),
  specimens: z.array(specimen),
});
