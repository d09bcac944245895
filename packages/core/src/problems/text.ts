import type { Locale, LocalisedText } from '@ori/contracts/locale';
import { frenchSpaces } from '../words/french-spaces.ts';

/** What stands for a `{name}`: a number is written as each language writes it, other text is taken as it is. */
export type Filler = number | string | LocalisedText;
export type Fillers = Readonly<Record<string, Filler>>;

const GROUPED_FROM = 10_000;
const GROUP = 3;

/** The digits of a whole number in groups of three from its end; what is too large to be written out stays whole. */
export function inThrees(digits: string): readonly string[] {
  if (!/^\d+$/.test(digits)) return [digits];
  const first = digits.length % GROUP || GROUP;
  return [digits.slice(0, first), ...(digits.slice(first).match(/.{3}/g) ?? [])];
}

/** `1234.5` as `1234.5` or `1234,5`; groups of three from five digits on; a true minus sign. */
export function writeNumber(value: number, locale: Locale): string {
  const [whole = '', after] = String(Math.abs(value)).split('.');
  const grouped =
    Math.abs(value) < GROUPED_FROM ? whole : inThrees(whole).join(locale === 'en' ? ',' : '\u202f');
  const mark = locale === 'en' ? '.' : ',';
  return `${value < 0 ? '−' : ''}${grouped}${after === undefined ? '' : mark + after}`;
}

function inOneLanguage(filler: Filler | undefined, locale: Locale): number | string | undefined {
  return typeof filler === 'object' ? filler[locale] : filler;
}

/**
 * One mark where a filled-in sentence and its frame bring two: `Goodbye!.` `50 CE..` `It is cut down.: Rain …`.
 * The full stop of an abbreviation's single letter stays before a colon: `628 e. c.: …`.
 */
function oneEnd(words: string): string {
  return words
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/([!?])[.:]/g, '$1')
    .replace(/(?<!(?<!\p{L})\p{L})\.:/gu, ':');
}

/** Stands before each filled-in word until articles are drawn together with what the sentence says before them. */
const SEAM = '\uE000';
const FRENCH: Readonly<Record<string, string>> = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
};

/** `de` + `le verre` is `du verre`, `de` + `eau` is `d’eau`; `a` + `el agua` is `al agua`. Only before filled-in words. */
function drawnTogether(words: string, locale: Locale): string {
  if (locale === 'fr')
    return words
      .replace(
        /(?<!\p{L})(de|à) \uE000(les?)(?= )/gu,
        (_, before: string, article: string) => FRENCH[`${before} ${article}`] ?? '',
      )
      .replace(/(?<!\p{L})de \uE000(?=(?!onz)[aeiouéèêâîô]\p{Ll}{2})/gu, 'd’');
  return locale === 'es' ? words.replace(/(?<!\p{L})(de|a) \uE000el(?= )/gu, '$1l') : words;
}

/**
 * A sentence of one language with each `{name}` filled in: numbers written as the language writes them, articles drawn
 * together, one mark at the end. Throws where a name has no filler.
 */
export function fillOne(
  template: string,
  locale: Locale,
  fillerOf: (name: string) => number | string | undefined,
): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const filler = fillerOf(name);
    if (filler === undefined) throw new Error(`the text "${template}" names {${name}}, which was not given`);
    return SEAM + (typeof filler === 'number' ? writeNumber(filler, locale) : filler);
  });
  const ended = oneEnd(drawnTogether(filled, locale).replaceAll(SEAM, ''));
  return locale === 'fr' ? frenchSpaces(ended) : ended;
}

/** A sentence with `{name}`s in every language, or one formula for all of them. */
export type Templates = LocalisedText | string;

/** The sentence in every language, each `{name}` replaced: so all languages carry the same numbers. */
export function text(templates: Templates, fillers: Fillers = {}): LocalisedText {
  const inLocale = (locale: Locale) =>
    fillOne(typeof templates === 'string' ? templates : templates[locale], locale, (name) =>
      inOneLanguage(fillers[name], locale),
    );
  return { en: inLocale('en'), fr: inLocale('fr'), es: inLocale('es') };
}
