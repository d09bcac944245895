import type { LocalisedText } from '@ori/contracts/locale';

/** One sentence in all three languages, short to write where there are many of them. */
export function say(en: string, fr: string, es: string): LocalisedText {
  return { en, fr, es };
}
