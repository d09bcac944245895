import type { Locale } from '@ori/contracts/locale';
import { parseNumber } from '../../parse-number.ts';
import { isWhole, type Rational } from '../../rational.ts';
import { Silence } from '../../silence.ts';
import type { Solution } from '../solution.ts';

/** What stood at the named places of a phrase. */
export type Captures = Readonly<Record<string, string>>;
/** A request as people word it, per language, and what to do with what stands at its named places. */
export interface Request {
  readonly phrases: Readonly<Record<Locale, readonly string[]>>;
  readonly solve: (captures: Captures, locale: Locale, text: string) => Solution | null;
}

const NUMBER = String.raw`[$€£]?[-−]?\s?(?:\d+(?:[.,]+\d+)*(?:\s\d{3}(?!\d))*(?:(?:\s\d+)?\s?/\s?\d+)?|[.,]\d+|[½⅓⅔¼¾⅕⅛⅜⅝⅞])\s?[€£]?`;
const LENGTH_UNIT = String.raw`(?:\s?(?:mm|cm|dm|km|m|in|ft|yd|inch(?:es)?|foot|feet|yards?|unites?|units?|unidades|(?:centi|milli|mili|kilo)?m[ei]t(?:er|re|ro)s?)(?![a-z]))?`;
const KINDS: Readonly<Record<string, string>> = {
  number: NUMBER,
  list: String.raw`[-−.,;/ ]*\d(?:[-−\d.,;/ ]|and|et|y)*\d`,
  any: '[^]+?',
  word: String.raw`[a-z°]+`,
  unit: String.raw`(?:square |cubic )?[a-z]+(?:\^?[23²³]|\s?/\s?[a-z]+| (?:per|par|por) [a-z]+| a la hora| (?:carres?|cubes?|cuadrados?|cubicos?))?`,
};
/** Ways to ask for a value, which may stand before any request. */
const ASK: Readonly<Record<Locale, string>> = {
  en: "[what is|what's|whats|what are|find|calculate|work out|compute|give me|list]",
  fr: "[quel est|quelle est|quels sont|quelles sont|trouve|trouver|trouvez|calcule|calculer|calculez|donne|combien font|combien fait|combien vaut|c'est quoi]",
  es: '[cual es|cuales son|que es|halla|hallar|calcula|calcular|calcule|encuentra|encontrar|da|cuanto es|cuanto son|cuanto vale]',
};

const groupOf = (choices: string) => `(?:${choices})`;

function placeOf(place: string): string {
  const [kind = '', name = kind] = place.includes(':') ? place.split(':') : ['number', place];
  return `(?<${name}>${KINDS[kind] ?? NUMBER})`;
}

/**
 * A phrase as a regular expression for the whole text, in which blanks stand alone. `[a|b]` may be missing, `(a|b)` is
 * one of them, `{n}` a number, `{list:n}` numbers, `{any:e}` anything, `{word:w}` one word, `{unit:u}` a unit, `~`
 * perhaps a space, `<(>` a bracket, `<u>` a unit of length or none, `<ask>` a way to ask.
 */
function compiled(phrase: string, locale: Locale): RegExp {
  const source = phrase
    .replace('<ask>', ASK[locale])
    .split(/(<[()]>|\[[^[\]]*\]\s?|\([^()]*\)|\{[^{}]*\}|<u>|~|\s+)/)
    .filter((piece) => piece !== '')
    .map(pieceSource)
    .join('');
  return new RegExp(`^${source}$`, 'iu');
}

function pieceSource(piece: string): string {
  if (piece.startsWith('[')) {
    const choices = groupOf(piece.trimEnd().slice(1, -1));
    return piece.endsWith(' ') ? `(?:${choices} )?` : `(?:${choices})?`;
  }
  if (piece.startsWith('(')) return groupOf(piece.slice(1, -1));
  if (piece.startsWith('{')) return placeOf(piece.slice(1, -1));
  if (piece === '<(>' || piece === '<)>') return ` ?\\${piece.charAt(1)} ?`;
  if (piece === '<u>') return LENGTH_UNIT;
  if (piece === '~') return ' ?';
  return /^\s+$/.test(piece) ? ' ' : piece.replace(/[?+*^$.]/g, String.raw`\$&`);
}

const compiledPhrases = new WeakMap<Request, Map<Locale, readonly RegExp[]>>();

function phrasesOf(request: Request, locale: Locale): readonly RegExp[] {
  const known = compiledPhrases.get(request) ?? new Map<Locale, readonly RegExp[]>();
  compiledPhrases.set(request, known);
  const made = known.get(locale) ?? request.phrases[locale].map((phrase) => compiled(phrase, locale));
  known.set(locale, made);
  return made;
}

/** What stands at the places of the first phrase that is the whole text; null when none is. */
export function capturesOf(request: Request, text: string, locale: Locale): Captures | null {
  for (const pattern of phrasesOf(request, locale)) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return groups;
  }
  return null;
}

/** The number at a place. Throws Silence for one that could be read in two ways. */
export function numberAt(captures: Captures, name: string, locale: Locale): Rational {
  return numberFrom(captures[name] ?? '', locale);
}

function numberFrom(text: string, locale: Locale): Rational {
  const typed = parseNumber(text.replace(/[$€£]/g, '').trim(), locale);
  if (!typed) throw new Silence(`"${text}" is not surely one number`);
  return typed.value;
}

export function wholeAt(captures: Captures, name: string, locale: Locale): bigint {
  const value = numberAt(captures, name, locale);
  if (!isWhole(value)) throw new Silence('no whole number');
  return value.numerator;
}

/** `3,5 et 7`: two numbers or three? A semicolon settles it. */
const hasDoubtfulComma = (text: string) => /\d,\d/.test(text) && !text.includes(';');

const AND = /(?:(?<!\s)\s+)?(?:\band\b|\bet\b|\by\b)\s*/giu;

/** The pieces of a list: parted by `;`, by a comma with a space, in English by any comma, or else by spaces. */
function piecesOf(text: string, locale: Locale): string[] {
  const bySpace = text.replace(/,\s+/g, ';');
  const parted = locale === 'en' ? bySpace.replaceAll(',', ';') : bySpace;
  return parted.split(parted.includes(';') ? ';' : /\s+/).map((piece) => piece.trim());
}

/** The numbers of a list. Throws Silence where a comma may part thousands, decimals or the list. */
export function numbersAt(captures: Captures, name: string, locale: Locale): Rational[] {
  const captured = captures[name] ?? '';
  const text = captured.replace(AND, ';').replace(/[,;]\s*;/g, ';');
  const isDoubtful = locale === 'en' ? /\d,\d{3}(?!\d)/.test(text) : hasDoubtfulComma(captured);
  if (isDoubtful) throw new Silence('a comma of numbers, or of the list');
  const pieces = piecesOf(text, locale);
  if (pieces.includes('')) throw new Silence('an empty place in the list');
  return pieces.map((piece) => numberFrom(piece, locale));
}
