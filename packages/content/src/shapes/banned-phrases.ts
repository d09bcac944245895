import { z } from 'zod';
import { locale } from '@ori/contracts/locale';
import { words } from './common.ts';

/**
 * banned-phrases.json (charter §1 and §7). `pattern` is a case-insensitive regular expression tried on each sentence;
 * `unless` one that excuses the sentence; a claim labelled `unsupported` may quote the phrase when `quotable`.
 */
const bannedPhrase = z.strictObject({
  id: words,
  locales: z.array(locale).min(1),
  pattern: words,
  unless: words.optional(),
  quotable: z.boolean(),
  why: words,
});
export type BannedPhrase = z.infer<typeof bannedPhrase>;
export const bannedPhrasesFile = z.array(bannedPhrase);
