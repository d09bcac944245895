import type { Locale } from '@ori/contracts/locale';
import { mathsIn } from './mark-maths.ts';

const QUANTITY =
  /(?<![\p{L}\p{N}])(?:[$€£] ?)?\d+(?:[.,\u202f\u00a0]\d+)*(?:\/\d+)?(?: ?[%°€£]|[ \u00a0]\p{L}[\p{L}'’²³/-]*)?/gu;
const COUNT_WORDS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|twice|double|triple|dozen)\b(?: \p{L}+)?/giu,
  fr: /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|moitié|double|triple|douzaine)(?!\p{L})(?: \p{L}+)?/giu,
  es: /(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|mitad|doble|triple|docena)(?!\p{L})(?: \p{L}+)?/giu,
};
const ASKS: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:how (?:many|much|long|far|old|fast|tall|heavy|big)|what (?:is|was|will|are)|find|calculate|work out|when|which)\b/i,
  fr: /(?:\bcombien\b|\bquel(?:le)?s?\b|\bcalcule[rz]?\b|\btrouve[rz]?\b|\bà quelle\b|\bquand\b)/i,
  es: /(?:cu[áa]nt[oa]s?|cu[áa]l(?:es)?|qu[ée] |calcula[r]?|halla[r]?|encuentra|cu[áa]ndo)/i,
};
/** What follows a number and is no unit or thing. */
const NO_THING =
  / (?:to|and|of|in|on|at|is|are|was|were|for|from|than|or|more|less|per|et|de|du|des|à|en|est|sont|par|plus|moins|ou|dans|y|a|al|es|son|por|más|menos|o|del|cada|each|chaque)$/iu;
const WORDS_MIN = 9;
const QUANTITIES_MAX = 8;

/**
 * The quantities of a problem told in words, as written, or null when the text is none: it needs a few words, two
 * quantities and a question, and is no formula with words around it.
 */
export function wordProblemIn(
  text: string,
  locale: Locale,
): { readonly quantities: readonly string[] } | null {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  if (words.length < WORDS_MIN || !ASKS[locale].test(text)) return null;
  if (mathsIn(text, locale).some(({ letters }) => letters.size > 0)) return null;
  const found = [...text.matchAll(QUANTITY), ...text.matchAll(COUNT_WORDS[locale])]
    .toSorted((a, b) => a.index - b.index)
    .map(([quantity]) => quantity.trim().replace(NO_THING, ''));
  const quantities = [...new Set(found)].slice(0, QUANTITIES_MAX);
  return quantities.length >= 2 ? { quantities } : null;
}
