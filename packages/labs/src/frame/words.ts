import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { frenchSpaces } from '@ori/core/words/french-spaces';
import { numberWords } from '@ori/core/words/number-words';

type Blanks = Readonly<Record<string, string | number>>;

/** Words that end a sentence by themselves, as cards do that hold a whole one. */
const ENDED = /[.!?…][\s”"’»)]*$/u;

/** A sentence in the reader's language, its `{blanks}` filled in; what fills one may bring its own full stop. */
export function say(text: LocalisedText, locale: Locale, blanks: Blanks = {}): string {
  const said = text[locale].replaceAll(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const filled = String(blanks[name] ?? '');
    return ENDED.test(filled) ? filled : filled + stop;
  });
  return locale === 'fr' ? frenchSpaces(said) : said;
}

/** A number as the reader writes it, with a true minus, with at most `digits` decimals. */
export function number(value: number, locale: Locale, digits = 2): string {
  return numberWords(value, locale, { maximumFractionDigits: digits }).replace('-', '−');
}
