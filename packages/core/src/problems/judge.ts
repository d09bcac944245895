import type { Locale } from '@ori/contracts/locale';
import type { AnswerKind, PracticeItem } from '@ori/contracts/practice';
import { parseNumber, type TypedNumber } from '../maths/parse-number.ts';
import { absolute, compare, equals, isWhole, subtract, type Rational } from '../maths/rational.ts';
import { judgeExpression } from './judge-expression.ts';
import { judgeInterval } from './judge-interval.ts';
import { MORE_SIMPLY, WANT_FRACTION, WANT_INTEGER, wantDecimal } from './judge-messages.ts';
import { judgeChoice, judgeMatch, judgeOrder, judgeSpan } from './judge-picked.ts';
import { judgeList, judgeSet } from './judge-several.ts';
import { judgeWord } from './judge-word.ts';
import {
  correct,
  incorrect,
  malformed,
  misconceptionBehind,
  type Judgement,
  type KindOf,
} from './judgement.ts';
import { exactValue, parseQuantity } from './parse-quantity.ts';

function judgeExact(item: PracticeItem, typed: TypedNumber): Judgement {
  if (equals(typed.value, exactValue(item.answer))) return correct;
  return incorrect(misconceptionBehind(item, (wrong) => equals(exactValue(wrong), typed.value)));
}

function judgeInteger(item: PracticeItem, answer: string, locale: Locale): Judgement {
  const typed = parseNumber(answer, locale);
  if (!typed || typed.shape === 'percent' || !isWhole(typed.value)) return malformed(WANT_INTEGER);
  const judged = judgeExact(item, typed);
  const plain = typed.shape === 'integer' || typed.shape === 'decimal';
  return judged.verdict === 'correct' && !plain ? malformed(MORE_SIMPLY) : judged;
}

function judgeRational(
  item: PracticeItem,
  kind: KindOf<'rational'>,
  answer: string,
  locale: Locale,
): Judgement {
  const typed = parseNumber(answer, locale);
  if (!typed) return malformed(WANT_FRACTION);
  const judged = judgeExact(item, typed);
  const tooLong = kind.form === 'simplest' && !typed.simplest;
  return judged.verdict === 'correct' && tooLong ? malformed(MORE_SIMPLY) : judged;
}

function judgeDecimal(
  item: PracticeItem,
  kind: KindOf<'decimal'>,
  answer: string,
  locale: Locale,
): Judgement {
  const value = parseQuantity(answer, kind.unit, locale);
  if (!value) return malformed(wantDecimal(kind.unit));
  const tolerance = exactValue(String(kind.tolerance));
  const isNear = (other: Rational) => compare(absolute(subtract(value, other)), tolerance) <= 0;
  return isNear(exactValue(item.answer))
    ? correct
    : incorrect(misconceptionBehind(item, (wrong) => isNear(exactValue(wrong))));
}

type Kind = AnswerKind['kind'];
type JudgeOf<Name extends Kind> = (
  item: PracticeItem,
  kind: KindOf<Name>,
  answer: string,
  locale: Locale,
) => Judgement;

const JUDGES: { readonly [Name in Kind]: JudgeOf<Name> } = {
  integer: (item, _kind, answer, locale) => judgeInteger(item, answer, locale),
  rational: judgeRational,
  decimal: judgeDecimal,
  set: (item, _kind, answer, locale) => judgeSet(item, answer, locale),
  list: judgeList,
  interval: judgeInterval,
  expression: judgeExpression,
  word: judgeWord,
  choice: judgeChoice,
  order: judgeOrder,
  match: judgeMatch,
  span: judgeSpan,
};

function judgeBy<Name extends Kind>(...[item, kind, answer, locale]: Parameters<JudgeOf<Name>>): Judgement {
  const name: Name = kind.kind;
  return JUDGES[name](item, kind, answer, locale);
}

/**
 * Judges what a learner typed or chose. `malformed` costs nothing: it is no answer of the kind that was asked,
 * could be read in two ways, or has the right value in another form than the one asked.
 * A wrong answer is traced to a misconception by its value, where the item knows one.
 */
export function judge(item: PracticeItem, answer: string, locale: Locale): Judgement {
  return judgeBy(item, item.answerKind, answer, locale);
}
