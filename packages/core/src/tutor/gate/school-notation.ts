import type { Locale } from '@ori/contracts/locale';
import { withWrittenSigns } from '../../maths/solve/requests/spoken-signs.ts';
import { plainLatex } from './plain-latex.ts';
import { withDigits } from './spoken-numbers.ts';

/** What says “equals” between a reckoning and a number that ends the clause. */
const MAKES: Readonly<Record<Locale, string>> = {
  en: 'is|are|makes?|gives?|gets?|comes? to|leaves?|becomes?|would be|will be|you get|we get|that is|adds? up to|totals?',
  fr: 'est|sont|fait|font|donne|donnent|vaut|valent|ca fait|cela fait|on obtient|tu obtiens|il reste',
  es: 'es|son|da|dan|hace|hacen|vale|valen|queda|quedan|nos da|se obtiene|obtienes',
};
const CLAUSE_END = String.raw`(?=\s*(?:[.,;:!?)»”"]|$|(?:and|so|but|because|then|right|et|donc|mais|car|y|pero|porque|asi|entonces|no)\b))`;
const NUMBER = String.raw`-?\(*\d+(?:[.,]\d+)?(?:\s?/\s?\d+)?\)*`;

const MADE = Object.fromEntries(
  Object.entries(MAKES).map(([locale, words]) => [
    locale,
    new RegExp(
      String.raw`([-+*/×÷^]\s?${NUMBER}%?)(?:\s*,)?\s+(?:${words})\s+(?=${NUMBER}${CLAUSE_END})`,
      'giu',
    ),
  ]),
) as unknown as Readonly<Record<Locale, RegExp>>;

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\b(\d+)\s+(?:halves|moities|demis|mitades|medios)\b/giu, '($1/2)'],
  [/\b(\d+)\s+(?:thirds?|tiers|tercios?)\b/giu, '($1/3)'],
  [/\b(\d+)\s+(?:quarters?|fourths?|quarts?|cuartos?)\b/giu, '($1/4)'],
  [/\b(\d+)\s+(?:fifths?|cinquiemes?|quintos?)\b/giu, '($1/5)'],
];
const PERCENT_OF = /(?<!\d)(\d+(?:[.,]\d+)?)\s?%\s*(?:of|de|del)\s+(?=\d)/giu;
const PERCENT = /(?<!\d)(\d+(?:[.,]\d+)?)\s?%/gu;
/** `3 apples + 4 apples = 8 apples`: what is counted, where it is the same everywhere. */
const COUNTED = /(\d)\s+(\p{L}{2,})(?=\s*(?:[-+*/×÷=−]|[.,;:!?]|$))/gu;

function withoutCounted(text: string): string {
  const named = Array.from(text.matchAll(COUNTED), ([, , word = '']) => word.toLowerCase().replace(/s$/, ''));
  const [first] = named;
  const isOne = named.length >= 2 && named.every((word) => word === first);
  return isOne ? text.replace(COUNTED, '$1') : text;
}

/** `20-5`, `x-3` with spaces, so that a dash between words is none. */
const withMinus = (text: string) =>
  text
    .replace(/(?<=[\d)%²³]|(?<!\p{L})\p{L})\s*[-−]\s*(?=[\d(]|\p{L}(?!\p{L}))/gu, ' − ')
    .replace(/\s{2,}/g, ' ');

/**
 * A sentence with everything in it that can be read as mathematics written as schools write it: LaTeX, spoken numbers
 * and signs, “makes”. Prose stays prose. For the gate only: nobody reads it.
 */
export function schoolNotation(sentence: string, locale: Locale): string {
  const plain = plainLatex(sentence)
    .normalize('NFD')
    .replace(/[\u0300-\u0337]/g, '')
    .normalize('NFC')
    .replace(/[’‘]/g, "'");
  const digits = withDigits(plain, locale);
  const signed = withWrittenSigns(digits, locale) ?? digits;
  const again = withDigits(signed, locale).replace(
    /\b(?:half of|la moitie de|la mitad de)\s+(?=\d)/giu,
    '(1/2)*',
  );
  const parts = PARTS.reduce((so, [from, to]) => so.replace(from, to), again);
  const percent = parts
    .replace(/\bsqrt\(/g, '√(')
    .replace(PERCENT_OF, '($1/100)*')
    .replace(PERCENT, '($1/100)');
  return withMinus(withoutCounted(percent.replace(MADE[locale], '$1 = ')));
}
