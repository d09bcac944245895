import type { Locale } from '@ori/contracts/locale';
import { readRun, type Run } from './read-run.ts';

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly letters: ReadonlySet<string>;
}

/** Letters that are words where they stand alone. */
const WORDS_OF_A_LETTER: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(['a', 'I', 'A']),
  fr: new Set(['a', 'y', 'à', 'A', 'Y']),
  es: new Set(['a', 'e', 'o', 'u', 'y', 'A', 'E', 'O', 'U', 'Y']),
};
const ALONE = /(?<![\p{L}\p{N}$'’])\p{L}(?![\p{L}\p{N}$'’])/gu;

/** Whether this is maths beyond doubt: a lone number or word of one letter is none. */
function isMaths({ hasDigit, hasRelation, hasOperator, hasForm, letters }: Run): boolean {
  if (hasRelation) return hasDigit || letters.size > 0;
  return hasForm || (hasDigit && hasOperator);
}

const SIGN_BEFORE = /[+−×÷·*/=≠<>≤≥≈^±…-]\s*$/u;
const SHARE_BEFORE = /\s(?:of|de|del|des|du|los|las)\s$/u;
const SIGN_AFTER = /^\s?[+−×÷·*/^±](?!\s*$)/u;

/** `25 % of 80 = 20`, `2 cm × 3 = 6`, `a = 5 × width`: cut out of its words, the equality would say something else. */
function isTorn(text: string, from: number, { to, hasRelation }: Run): boolean {
  const before = text.slice(0, from);
  if (!hasRelation) return false;
  return SIGN_BEFORE.test(before) || SHARE_BEFORE.test(before) || SIGN_AFTER.test(text.slice(to));
}

/** `42,000 m = 42 km`: the m is a unit, no letter of an equation. */
function isUnit(text: string, at: number): boolean {
  return /\p{L}/u.test(text[at] ?? '') && /\d[\s\u00a0]$/u.test(text.slice(0, at));
}

function startsHere(text: string, at: number): boolean {
  return !/[\p{L}\p{N}.,/'’]/u.test(text[at - 1] ?? '') && !isUnit(text, at);
}

function runAt(text: string, at: number, locale: Locale): Run | null {
  const run = startsHere(text, at) ? readRun(text, at, locale) : null;
  const isWhole = run !== null && !/[\p{L}\p{N}]/u.test(text[run.to] ?? '');
  return isWhole && isMaths(run) ? run : null;
}

/** The stretches of maths in a text, from left to right. */
export function mathsIn(text: string, locale: Locale): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const run = runAt(text, at, locale);
    if (run && !isTorn(text, at, run)) pieces.push({ from: at, to: run.to, letters: run.letters });
    at = run ? run.to : at + 1;
  }
  return pieces;
}

/** Single letters in prose that also stand in one of the text's formulas: "What is x?" */
function withLoneLetters(prose: string, letters: ReadonlySet<string>, locale: Locale): string {
  return prose.replace(ALONE, (letter, at: number) =>
    letters.has(letter) && !WORDS_OF_A_LETTER[locale].has(letter) && !isUnit(prose, at)
      ? `$${letter}$`
      : letter,
  );
}

/** The letters that stand for numbers in a text. */
export function lettersIn(text: string, locale: Locale): ReadonlySet<string> {
  return new Set(mathsIn(text, locale).flatMap((piece) => [...piece.letters]));
}

/**
 * Puts the maths of a plain text between dollar signs: `Solve 3x + 5 = 20.` → `Solve $3x + 5 = 20$.`
 * Lone numbers stay prose; so do lone letters, but for those that are `known` or stand in one of its formulas. A text
 * that has dollar signs already is left as it is.
 */
export function markMaths(text: string, locale: Locale, known: Iterable<string> = []): string {
  if (text.includes('$')) return text;
  const pieces = mathsIn(text, locale);
  const letters = new Set([...known, ...pieces.flatMap((piece) => [...piece.letters])]);
  let marked = '';
  let at = 0;
  for (const { from, to } of pieces) {
    marked += `${withLoneLetters(text.slice(at, from), letters, locale)}$${text.slice(from, to)}$`;
    at = to;
  }
  return marked + withLoneLetters(text.slice(at), letters, locale);
}
