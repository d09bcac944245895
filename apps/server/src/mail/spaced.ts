import type { Locale } from '@ori/contracts/locale';
import { elided } from '@ori/core/words/french-elision';
import { frenchSpaces } from '@ori/core/words/french-spaces';
import type { Words } from './mail.ts';

/**
 * The words of a letter as its language sets them: French marks stay on the line of their word, and `de` and `que`
 * are elided before the `names` that were filled in.
 */
export function spaced(words: Words, locale: Locale, names: readonly string[] = []): Words {
  if (locale !== 'fr') return { subject: words.subject, text: words.text };
  const set = (text: string): string => frenchSpaces(elided(text, names));
  return { subject: set(words.subject), text: set(words.text) };
}
