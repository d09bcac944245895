import { ANSWER_MAX_CHARS } from '@ori/contracts/limits';
import type { Locale } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { plainMarks } from '../maths/number-marks.ts';
import { parseNumber } from '../maths/parse-number.ts';
import { compare, equals, type Rational } from '../maths/rational.ts';
import { EACH_ONCE, MORE_SIMPLY, WANT_SET, wantList } from './judge-messages.ts';
import {
  correct,
  incorrect,
  malformed,
  misconceptionBehind,
  type Judgement,
  type KindOf,
} from './judgement.ts';
import { exactValue } from './parse-quantity.ts';

/** `2;3;6` as values. */
function exactValues(canonical: string): Rational[] {
  return canonical.split(';').map(exactValue);
}

const AND = /(?<!\s)\s+(?:and|et|y|&)\s+/giu;
/** In English a comma between digits parts thousands as well as numbers: with no space behind it, it may be either. */
const DOUBTFUL_COMMA = /\d,\d{3}(?!\d)/;

/** The pieces of a list: parted by `;`, “and”, a comma with a space, and in English by any comma that parts no thousands. */
function pieces(text: string, locale: Locale): string[] {
  const plain = plainMarks(text)
    .replace(/^[{(]|[)}]$/g, '')
    .replace(AND, ';');
  const bySpace = plain.replace(/,\s+/g, ';');
  const parted = locale === 'en' && !DOUBTFUL_COMMA.test(bySpace) ? bySpace.replaceAll(',', ';') : bySpace;
  return parted.split(';').map((piece) => piece.trim());
}

/** The numbers typed, with whether each is as simple as it can be; null when any piece is no number. */
function typedValues(answer: string, locale: Locale): { values: Rational[]; simple: boolean } | null {
  if (answer.length > ANSWER_MAX_CHARS) return null;
  const numbers = pieces(answer, locale).map((piece) => parseNumber(piece, locale));
  const read = numbers.flatMap((number) => (number && number.shape !== 'percent' ? [number] : []));
  if (read.length !== numbers.length) return null;
  const simple = read.every(({ shape, simplest }) => simplest || shape === 'decimal');
  return { values: read.map(({ value }) => value), simple };
}

function same(a: readonly Rational[], b: readonly Rational[]): boolean {
  return (
    a.length === b.length &&
    a.every((value, index) => {
      const other = b[index];
      return other !== undefined && equals(value, other);
    })
  );
}

const sorted = (values: readonly Rational[]) => values.toSorted(compare);

/** Numbers in any order, each once. */
export function judgeSet(item: PracticeItem, answer: string, locale: Locale): Judgement {
  const typed = typedValues(answer, locale);
  if (!typed) return malformed(WANT_SET);
  const given = sorted(typed.values);
  if (given.some((value, index) => index > 0 && same([value], given.slice(index - 1, index))))
    return malformed(EACH_ONCE);
  const isSame = (canonical: string) => same(given, sorted(exactValues(canonical)));
  if (isSame(item.answer)) return typed.simple ? correct : malformed(MORE_SIMPLY);
  return incorrect(misconceptionBehind(item, isSame));
}

/** As many numbers as asked for, in their order. */
export function judgeList(
  item: PracticeItem,
  kind: KindOf<'list'>,
  answer: string,
  locale: Locale,
): Judgement {
  const typed = typedValues(answer, locale);
  if (!typed || typed.values.length !== kind.labels.length) return malformed(wantList(kind.labels));
  const isSame = (canonical: string) => same(typed.values, exactValues(canonical));
  if (isSame(item.answer)) return typed.simple ? correct : malformed(MORE_SIMPLY);
  return incorrect(misconceptionBehind(item, isSame));
}
