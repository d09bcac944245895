import type { Locale } from '@ori/contracts/locale';
import { plainMarks } from '../number-marks.ts';
import { parseNumber } from '../parse-number.ts';
import { rational, type Rational } from '../rational.ts';
import { Silence, within } from '../silence.ts';
import { FUNCTIONS, type FunctionName } from './expression.ts';

/** One mark of a written expression. `spaced`: something other than the mark itself parts it from the one before. */
export type Token = { readonly spaced: boolean } & (
  | { readonly kind: 'number'; readonly value: Rational; readonly decimal: boolean }
  /** `½`, which after a whole number makes a mixed number. */
  | { readonly kind: 'vulgar'; readonly value: Rational }
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'function'; readonly name: FunctionName }
  | { readonly kind: 'constant'; readonly name: 'pi' }
  /** `²`, `¹²`: raised digits. */
  | { readonly kind: 'raised'; readonly value: Rational }
  | { readonly kind: 'mark'; readonly mark: string }
);

const LENGTH_MAX = 400;
const VULGAR = /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/;
/** What keeps its mark: fractions of one mark, and spaces. */
const KEPT = /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒\s]/;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const MARKS: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '•': '*',
  '✕': '*',
  '✖': '*',
  '∗': '*',
  '÷': '/',
  '[': '(',
  ']': ')',
};
const NUMBER: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:\d[\d,]*(?:\.\d*)?|\.\d+)/,
  fr: /^(?:\d{1,3}(?: \d{3}(?!\d))+|\d+)(?:[.,]\d+)*|^[.,]\d+/,
  es: /^(?:\d{1,3}(?: \d{3}(?!\d))+|\d+)(?:[.,]\d+)*|^[.,]\d+/,
};
type Read = readonly [token: Token, length: number];

function readNumber(rest: string, spaced: boolean, locale: Locale): Read | null {
  const found = NUMBER[locale].exec(rest)?.[0];
  if (found === undefined) return null;
  const typed = parseNumber(found, locale);
  if (!typed) throw new Silence(`"${found}" can be read in two ways`);
  return [{ kind: 'number', value: typed.value, decimal: typed.shape === 'decimal', spaced }, found.length];
}

function readVulgar(rest: string, spaced: boolean): Read | null {
  const [mark = ''] = rest;
  if (!VULGAR.test(mark)) return null;
  const [top = '', bottom = ''] = plainMarks(mark).split('/');
  return [{ kind: 'vulgar', value: rational(BigInt(top), BigInt(bottom)), spaced }, mark.length];
}

function readRaised(rest: string, spaced: boolean): Read | null {
  const found = /^[⁰¹²³⁴⁵⁶⁷⁸⁹]+/.exec(rest)?.[0];
  if (found === undefined) return null;
  within(3, found.length, 'raised digits');
  const digits = Array.from(found, (digit) => RAISED.indexOf(digit)).join('');
  return [{ kind: 'raised', value: rational(BigInt(digits)), spaced }, found.length];
}

/** A function's name, `pi`, or else one letter: `xy` is x times y. */
function readLetters(rest: string, spaced: boolean): Read | null {
  const word = /^[a-zA-Z]+/.exec(rest)?.[0];
  if (word === undefined) return null;
  const name = FUNCTIONS.find((known) => word.toLowerCase().startsWith(known));
  if (name) return [{ kind: 'function', name, spaced }, name.length];
  if (word.toLowerCase().startsWith('pi')) return [{ kind: 'constant', name: 'pi', spaced }, 2];
  return [{ kind: 'letter', name: word.charAt(0), spaced }, 1];
}

function readMark(rest: string, spaced: boolean): Read | null {
  if (rest.startsWith('**')) return [{ kind: 'mark', mark: '^', spaced }, 2];
  if (rest.startsWith('√')) return [{ kind: 'function', name: 'sqrt', spaced }, 1];
  if (rest.startsWith('π')) return [{ kind: 'constant', name: 'pi', spaced }, 1];
  const [first = ''] = rest;
  const mark = MARKS[first] ?? first;
  return '+-*/^()|'.includes(mark) ? [{ kind: 'mark', mark, spaced }, first.length] : null;
}

function readOne(rest: string, spaced: boolean, locale: Locale): Read {
  const read =
    readNumber(rest, spaced, locale) ??
    readVulgar(rest, spaced) ??
    readRaised(rest, spaced) ??
    readLetters(rest, spaced) ??
    readMark(rest, spaced);
  if (!read) throw new Silence(`"${rest.charAt(0)}" is no mark of an expression`);
  return read;
}

/** Dashes, slashes and full-width characters brought to one, while `½` and `²` stay what they are. */
function withPlainDashes(text: string): string {
  return Array.from(text, (mark) => (KEPT.test(mark) ? mark : plainMarks(mark))).join('');
}

/** `3/4 ÷ 1/2`: beside a wider sign of division, numbers with a bar between them are fractions. */
function withFractionsKept(text: string): string {
  if (!/÷|\s\/\s/.test(text)) return text;
  return text.replace(/(?<![\d.,)/^]|\d\s)(\d+)\/(\d+)(?![\d.,/(a-z^²³])/giu, '($1/$2)');
}

/** The marks of a written expression. Throws Silence for a mark that belongs to none, or a number of two readings. */
export function tokensOf(text: string, locale: Locale): Token[] {
  within(LENGTH_MAX, text.length, 'characters');
  const tokens: Token[] = [];
  let rest = withFractionsKept(withPlainDashes(text).replace(/\s+/g, ' ').trim());
  let spaced = false;
  while (rest !== '') {
    const [token, length] = readOne(rest, spaced, locale);
    tokens.push(token);
    spaced = rest.charAt(length) === ' ';
    rest = rest.slice(length).trimStart();
  }
  return tokens;
}
