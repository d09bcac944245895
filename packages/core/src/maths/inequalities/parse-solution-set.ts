import { ANSWER_MAX_CHARS } from '@ori/contracts/limits';
import type { Locale } from '@ori/contracts/locale';
import { plainMarks } from '../number-marks.ts';
import { parseNumber } from '../parse-number.ts';
import { compare, type Rational } from '../rational.ts';
import { orNull, Silence } from '../silence.ts';
import {
  ALL_NUMBERS,
  intersect,
  NO_NUMBER,
  related,
  unite,
  type End,
  type Interval,
  type Relation,
  type SolutionSet,
} from './solution-set.ts';

/** A joining word stands between two whole pieces: beside a sign, `y` is the letter. */
const OR = /(?<=[^<>=\s])\s+(?:or|ou|o|u)\s+(?=[^<>=\s])|(?:(?<!\s)\s+)?(?:∪|∨|\|\|)\s*/iu;
const AND = /(?<=[^<>=\s])\s+(?:and|et|y|e)\s+(?=[^<>=\s])|(?:(?<!\s)\s+)?(?:∧|&+)\s*/iu;
const SIGNS: Readonly<Record<string, string>> = {
  '≤': '<=',
  '⩽': '<=',
  '≦': '<=',
  '=<': '<=',
  '≥': '>=',
  '⩾': '>=',
  '≧': '>=',
  '=>': '>=',
  '≠': '!=',
};
const TURNED: Readonly<Record<Relation, Relation>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
  '!=': '!=',
};

interface Reading {
  readonly variable: string;
  readonly locale: Locale;
}

function numberIn(text: string, locale: Locale): Rational {
  const typed = parseNumber(text, locale);
  if (!typed || typed.shape === 'percent') throw new Silence(`"${text}" is no number`);
  return typed.value;
}

const isRelation = (text: string): text is Relation => Object.hasOwn(TURNED, text);

/** `x > 3`, `3 < x`, `2 <= x < 5`: the letter once, a number on one side or both. */
function readRelations(text: string, { variable, locale }: Reading): SolutionSet {
  const parts = text.split(/(<=|>=|!=|<|>|=)/).map((part) => part.trim());
  const relations = parts.filter(isRelation);
  const terms = parts.filter((part) => !isRelation(part));
  const place = terms.indexOf(variable);
  if (place < 0 || relations.length === 0 || relations.length > 2) throw new Silence('no inequality');
  if (relations.length === 2) return readChain(terms, relations, { variable, locale });
  const [relation = '='] = relations;
  const value = numberIn(terms[1 - place] ?? '', locale);
  return related(place === 0 ? relation : TURNED[relation], value);
}

/** `2 <= x < 5` or `5 > x >= 2`: both signs point the same way, and there is something between. */
function readChain(terms: readonly string[], relations: readonly Relation[], reading: Reading): SolutionSet {
  const [first = '=', second = '='] = relations;
  const sameWay = first.charAt(0) === second.charAt(0) && (first.startsWith('<') || first.startsWith('>'));
  if (terms[1] !== reading.variable || !sameWay) throw new Silence('no chain of inequalities');
  const [left, right] = [numberIn(terms[0] ?? '', reading.locale), numberIn(terms[2] ?? '', reading.locale)];
  const between = intersect(related(TURNED[first], left), related(second, right));
  if (between.length === 0) throw new Silence('nothing is between them');
  return between;
}

function endIn(text: string, closed: boolean, locale: Locale): End | null {
  if (!/^[+-]? ?(?:∞|inf(?:inity|ini|inito)?|oo)$/iu.test(text))
    return { value: numberIn(text, locale), closed };
  if (closed) throw new Silence('infinity belongs to no interval');
  return null;
}

/** The two numbers between the brackets. A comma may be a decimal mark: then a space has to follow it. */
function endsIn(text: string, locale: Locale): readonly [string, string] {
  const parts = text.includes(';') ? text.split(';') : text.split(locale === 'en' ? ',' : /,\s+/);
  const [from, to] = parts.map((part) => part.trim());
  if (parts.length !== 2 || from === undefined || to === undefined) throw new Silence('no two ends');
  return [from, to];
}

/** `(2, 5]`, `]2 ; 5]`, `[0; +∞[`. */
function readInterval(text: string, locale: Locale): Interval | null {
  const [, opening, inside = '', closing] = /^([([\]])(.+)([)\][])$/.exec(text) ?? [];
  if (opening === undefined) return null;
  const [left, right] = endsIn(inside, locale);
  const from = endIn(left, opening === '[', locale);
  const to = endIn(right, closing === ']', locale);
  if (!inOrder(from, to) || (!from && !MINUS.test(left)) || (!to && MINUS.test(right)))
    throw new Silence('the ends are swapped');
  return { from, to };
}

const MINUS = /^-/;

function inOrder(from: End | null, to: End | null): boolean {
  return !from || !to || compare(from.value, to.value) <= 0;
}

/** `x ∈ ]2 ; 5]` without what stands before the bracket. */
function withoutMembership(text: string, variable: string): string {
  return text.startsWith(variable) ? text.replace(/^\S+\s*∈\s*/u, '') : text;
}

function readPiece(text: string, reading: Reading): SolutionSet {
  const piece = withoutMembership(text.trim(), reading.variable);
  if (/^(?:∅|\{\s*\})$/u.test(piece)) return NO_NUMBER;
  if (/^(?:ℝ|R)$/u.test(piece)) return ALL_NUMBERS;
  const interval = readInterval(piece, reading.locale);
  return interval ? unite([interval]) : readRelations(piece, reading);
}

function readAll(text: string, reading: Reading): SolutionSet {
  const either = text.split(OR);
  if (either.length > 1 && AND.test(text)) throw new Silence('and beside or, without brackets');
  if (either.length > 1) return unite(...either.map((piece) => readPiece(piece, reading)));
  const both = text.split(AND);
  return both.map((piece) => readPiece(piece, reading)).reduce(intersect);
}

/**
 * Reads a set of numbers as pupils type it: `x > 3`, `3 < x`, `2 ≤ x < 5`, `x < -1 or x ≥ 4` (`ou`, `o`), `(2, 5]`,
 * `]2 ; 5]`, `∅`. Null for anything else, for an inequality that is not solved yet, and for what has two readings.
 */
export function parseSolutionSet(text: string, variable: string, locale: Locale): SolutionSet | null {
  if (text.length > ANSWER_MAX_CHARS) return null;
  const plain = plainMarks(text)
    .replace(/[≤⩽≦≥⩾≧≠]|=<|=>/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/(?<![a-z])[A-Z](?![a-z])/g, (letter) =>
      letter.toLowerCase() === variable ? variable : letter,
    );
  return orNull(() => readAll(plain, { variable, locale }));
}
