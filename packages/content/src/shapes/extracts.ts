import { z } from 'zod';
import { localisedText } from '@ori/contracts/locale';
import { words } from './common.ts';

/**
 * extracts.json, by mapping: the words of the text or object itself, short. `translator` names whose English it is,
 * out of copyright; null where it is our own plain rendering, as French and Spanish always are. `original` is given
 * where we can quote it, `lang` as a tag of BCP 47. `question` asks what the text leaves open.
 */
export const extractsFile = z.record(
  z.string(),
  z.strictObject({
    reference: words,
    translator: words.nullable(),
    original: z.strictObject({ lang: words, text: words }).nullable(),
    text: localisedText,
    question: localisedText,
  }),
);
