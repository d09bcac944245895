import type { Locale } from '@ori/contracts/locale';
import { shapeMessage } from '@ori/contracts/shape-messages';
import { type Measure, VALUE_WORDS, type ValueKind, type ValueWords } from '@ori/contracts/value-messages';
import { frenchSpaces } from '@ori/core/words/french-spaces';

/** What is wrong with one place of an input, as Zod leaves it: its words, what they are about, and facts by code. */
export interface ShapeIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly [fact: string]: unknown;
}

/** Longer paths are cut: they have keys in them that were sent. */
const PATH_CHARS_MAX = 80;
const VALUES_SHOWN = 20;
const KINDS: Readonly<Record<string, ValueKind>> = {
  string: 'text',
  number: 'number',
  int: 'whole',
  boolean: 'truth',
  array: 'list',
  tuple: 'list',
  object: 'object',
  record: 'object',
  null: 'nothing',
};
const FORMATS: Readonly<Record<string, ValueKind>> = {
  uuid: 'id',
  email: 'email',
  url: 'address',
  date: 'date',
  datetime: 'moment',
};
const MEASURES: Readonly<Record<string, Measure>> = {
  string: 'characters',
  array: 'entries',
  number: 'amount',
  int: 'amount',
};

/** One issue with the words of a language, ready to be told. */
interface Telling {
  readonly issue: ShapeIssue;
  readonly locale: Locale;
  readonly words: ValueWords;
  readonly name: string;
}

function mustBe({ words, name }: Telling, kind: ValueKind | undefined): string {
  return kind === undefined ? words.unfit(name) : words.mustBe(name, words.kinds[kind]);
}

function valuesOf({ issue, words, name }: Telling): string {
  const values = Array.isArray(issue['values']) ? issue['values'].map(String) : [];
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return words.mustBe(name, only);
  const shown = values.slice(0, VALUES_SHOWN).join(', ');
  return words.oneOf(name, values.length > VALUES_SHOWN ? `${shown}, …` : shown);
}

/** A length, a count or an amount past a bound. */
function boundOf({ issue, locale, words, name }: Telling): string {
  const isBig = issue.code === 'too_big';
  const limit = Number(issue[isBig ? 'maximum' : 'minimum']);
  const measure = MEASURES[String(issue['origin'])];
  if (measure === undefined) return words.unfit(name);
  const number = limit.toLocaleString(locale);
  if (issue['inclusive'] === false) return (isBig ? words.lessThan : words.moreThan)(name, number);
  if (!isBig && limit === 1 && measure !== 'amount') return words.empty(name);
  return (isBig ? words.atMost : words.atLeast)[measure](name, number);
}

const BY_CODE: Readonly<Record<string, (telling: Telling) => string>> = {
  invalid_type: (telling) => mustBe(telling, KINDS[String(telling.issue['expected'])]),
  invalid_format: (telling) => mustBe(telling, FORMATS[String(telling.issue['format'])]),
  invalid_value: valuesOf,
  too_big: boundOf,
  too_small: boundOf,
  not_multiple_of: ({ issue, words, name }) => words.multipleOf(name, String(issue['divisor'])),
};

/** A fraction where a whole number is asked for: a child may have typed it. */
const isFraction = ({ code, expected }: ShapeIssue): boolean => code === 'invalid_type' && expected === 'int';

const isOurs = (english: string): boolean => shapeMessage(english, 'fr') !== null;

function ownSentence(issue: ShapeIssue, locale: Locale): string | null {
  const fallback = isFraction(issue) ? 'A whole number, please' : null;
  const english = isOurs(issue.message) ? issue.message : fallback;
  return english === null ? null : (shapeMessage(english, locale) ?? english);
}

/** A path as people read it; a long one is cut. */
function pathOf({ path }: ShapeIssue): string {
  const whole = path.map(String).join('.');
  return whole.length > PATH_CHARS_MAX ? `${whole.slice(0, PATH_CHARS_MAX)}…` : whole;
}

function saidOf(issue: ShapeIssue, locale: Locale, isMissing: boolean): string {
  const words = VALUE_WORDS[locale];
  const name = words.nameOf(pathOf(issue));
  if (isMissing) return words.missing(name);
  const said = BY_CODE[issue.code];
  return said === undefined ? words.unfit(name) : said({ issue, locale, words, name });
}

/**
 * The words of an issue in the reader's language: a sentence of ours from the table of the contracts where the shape
 * has one, else one that names the field and says what it must be. What Zod says by itself is for programmers and
 * never leaves.
 * @param isMissing nothing stands where something should.
 */
export function shapeWords(issue: ShapeIssue, locale: Locale, isMissing: boolean): string {
  const said = ownSentence(issue, locale) ?? saidOf(issue, locale, isMissing);
  return locale === 'fr' ? frenchSpaces(said) : said;
}
