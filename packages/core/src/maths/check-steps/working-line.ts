import type { Locale } from '@ori/contracts/locale';
import { FUNCTIONS, variablesOf, type Expression } from '../expressions/expression.ts';
import { parseExpression } from '../expressions/parse-expression.ts';
import type { Inequality } from '../solve/inequality.ts';
import { sidesOfInequality } from '../solve/relation.ts';
import type { Equation } from '../solve/roots.ts';

/** A line of working, read. */
export type WorkingLine =
  /** `2 + 3 = 5`, `= 5`, `3x + 2`: expressions that are to be equal, one after the other. */
  | { readonly kind: 'chain'; readonly parts: readonly Part[]; readonly continues: boolean }
  /** Equations joined by “or”: `x = 2 or x = -2`, `x = ±2`. */
  | { readonly kind: 'equations'; readonly equations: readonly Equation[] }
  | { readonly kind: 'inequality'; readonly inequality: Inequality };
/** An expression, with how many decimal places it was written when it is one decimal number. */
export interface Part {
  readonly value: Expression;
  readonly places: number | null;
}

const NUMBERING =
  /^\s*(?:\d+[.)]\s+|[-•]\s+(?=\D)|(?:so|then|therefore|donc|alors|luego|entonces|=>|⇒|→)[\s,:]+)/i;
const OR = /(?<!\s)\s+(?:or|ou|o)\s+/i;
/** Before another equation; the comma of `1,5 = x` is none. */
const COMMA = /,(?=\s*[a-z]\s*=)/i;
const NAMES = new RegExp(`${FUNCTIONS.join('|')}|pi`, 'gi');

/** The line under a written column. */
const COLUMN_RULE = /[-–_]{3}/;

/** A line that is a sentence is no line of working. */
function isProse(text: string): boolean {
  return /[a-z]{3,}/i.test(text.replace(NAMES, ' ').replace(/\s(?:or|ou|o)\s/gi, ' '));
}

/** Without letters, `2/3*4/5` are two fractions: the value is the same, and slips with fractions can be seen. */
function withFractions(text: string): string {
  if (/[a-z]/i.test(text)) return text;
  return text.replace(/(?<![\d.,)/^]|\d\s)(\d+)\/(\d+)(?![\d.,/(^²³])/g, '($1/$2)');
}

function read(text: string, locale: Locale): Expression | null {
  return parseExpression(withFractions(text.trim()), { locale, functions: true });
}

function placesIn(text: string): number | null {
  const [, decimals] = /^[-−]?\s*\d*[.,](\d+)$/.exec(text.trim()) ?? [];
  return decimals === undefined ? null : decimals.length;
}

/** Every one of them, or null when one is missing. */
function all<Value>(values: readonly (Value | null)[]): Value[] | null {
  const found = values.filter((value) => value !== null);
  return found.length === values.length ? found : null;
}

function readChain(pieces: readonly string[], locale: Locale, continues: boolean): WorkingLine | null {
  const parts = all(
    pieces.map((piece) => {
      const value = read(piece, locale);
      return value && { value, places: placesIn(piece) };
    }),
  );
  return parts && parts.length > 0 ? { kind: 'chain', parts, continues } : null;
}

function readEquation(text: string, locale: Locale): Equation | null {
  const [left, right, ...others] = text.split('=').map((side) => read(side, locale));
  return left && right && others.length === 0 ? { left, right } : null;
}

/** `x = ±3` as two equations. */
function bothSigns(text: string): readonly string[] {
  const [, letter, value] = /^([a-z])\s*=\s*(?:±|\+\/-)(.+)$/i.exec(text) ?? [];
  return letter === undefined ? [text] : [`${letter}=${value}`, `${letter}=-(${value})`];
}

/** `x = 2 or 3` as `x = 2` and `x = 3`. */
function withLetterAgain(pieces: readonly string[]): readonly string[] {
  const [, letter] = /^\s*([a-z])\s*=/i.exec(pieces[0] ?? '') ?? [];
  return pieces.map((piece) => (piece.includes('=') || letter === undefined ? piece : `${letter}=${piece}`));
}

/** `x = 2 or x = 3`, `x = 2, y = 3`: the equations that are said together. */
function saidTogether(text: string): readonly string[] {
  const at = text.indexOf('=') + 1;
  const [first = '', ...others] = text.slice(at).split(COMMA);
  return [text.slice(0, at) + first, ...others].flatMap((piece) => piece.trim().split(OR));
}

function readEquations(text: string, locale: Locale): WorkingLine | null {
  const pieces = withLetterAgain(saidTogether(text)).flatMap(bothSigns);
  const equations = all(pieces.map((piece) => readEquation(piece, locale)));
  return equations && { kind: 'equations', equations };
}

function readInequality(text: string, locale: Locale): WorkingLine | null {
  const sides = sidesOfInequality(text);
  const [left, right] = [read(sides?.left ?? '', locale), read(sides?.right ?? '', locale)];
  if (!sides || !left || !right) return null;
  return { kind: 'inequality', inequality: { left, relation: sides.relation, right } };
}

function hasLetters(line: WorkingLine | null): boolean {
  return line?.kind === 'chain' && line.parts.some(({ value }) => variablesOf(value).length > 0);
}

/** Reads one line of a learner's working; null for prose, and for what is unreadable or ambiguous. */
export function readLine(text: string, locale: Locale): WorkingLine | null {
  const plain = text
    .replace(NUMBERING, '')
    .replace(/[.;,]\s*$/, '')
    .trim();
  if (plain === '' || isProse(plain) || COLUMN_RULE.test(plain)) return null;
  if (/[<>≤≥]/.test(plain)) return readInequality(plain, locale);
  return plain.includes('±') || saidTogether(plain).length > 1
    ? readEquations(plain, locale)
    : readReckoning(plain, locale);
}

function readReckoning(text: string, locale: Locale): WorkingLine | null {
  const pieces = text.split('=');
  if (pieces.length > 1 && (pieces[0] ?? '').trim() === '') return readChain(pieces.slice(1), locale, true);
  return pieces.length === 2 ? readTwoSided(text, locale) : readChain(pieces, locale, false);
}

/** One equals sign: with letters an equation, without them a reckoning. */
function readTwoSided(text: string, locale: Locale): WorkingLine | null {
  const chain = readChain(text.split('='), locale, false);
  return hasLetters(chain) ? readEquations(text, locale) : chain;
}
