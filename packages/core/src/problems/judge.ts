import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { AnswerKind, Misconception, PracticeItem } from '@ori/contracts/practice';
import { parseNumber, type TypedNumber } from '../maths/parse-number.ts';
import { absolute, compare, equals, isWhole, subtract, type Rational } from '../maths/rational.ts';
import { exactValue, parseQuantity } from './parse-quantity.ts';
import {
  MORE_SIMPLY,
  NOT_YET,
  NOT_YET_TEST_THIS,
  RIGHT,
  WANT_CHOICE,
  WANT_FRACTION,
  WANT_INTEGER,
  wantDecimal,
} from './judge-messages.ts';

export interface Judgement {
  readonly verdict: 'correct' | 'incorrect' | 'malformed';
  readonly misconception: Misconception | null;
  readonly message: LocalisedText;
}
type KindOf<Name extends AnswerKind['kind']> = Extract<AnswerKind, { kind: Name }>;

const malformed = (message: LocalisedText): Judgement => ({
  verdict: 'malformed',
  misconception: null,
  message,
});
const correct: Judgement = { verdict: 'correct', misconception: null, message: RIGHT };

function incorrect(misconception: Misconception | null): Judgement {
  return { verdict: 'incorrect', misconception, message: misconception ? NOT_YET_TEST_THIS : NOT_YET };
}

/** The misconception that leads to exactly this value, if the item knows one. */
function misconceptionBehind(item: PracticeItem, isIt: (value: Rational) => boolean): Misconception | null {
  return item.distractors.find(({ answer }) => isIt(exactValue(answer)))?.misconception ?? null;
}

function judgeExact(item: PracticeItem, typed: TypedNumber): Judgement {
  if (equals(typed.value, exactValue(item.answer))) return correct;
  return incorrect(misconceptionBehind(item, (value) => equals(value, typed.value)));
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
  return isNear(exactValue(item.answer)) ? correct : incorrect(misconceptionBehind(item, isNear));
}

function judgeChoice(item: PracticeItem, kind: KindOf<'choice'>, answer: string): Judgement {
  const chosen = kind.options.find(({ id }) => id === answer.trim());
  if (!chosen) return malformed(WANT_CHOICE);
  if (chosen.id === item.answer) return correct;
  return incorrect(
    item.distractors.find((distractor) => distractor.answer === chosen.id)?.misconception ?? null,
  );
}

/**
 * Judges what a learner typed or chose. `malformed` costs nothing: it is no answer of the kind that was asked,
 * could be read in two ways, or has the right value in another form than the one asked.
 * A wrong answer is traced to a misconception by its value, where the item knows one.
 */
export function judge(item: PracticeItem, answer: string, locale: Locale): Judgement {
  const kind = item.answerKind;
  switch (kind.kind) {
    case 'integer':
      return judgeInteger(item, answer, locale);
    case 'rational':
      return judgeRational(item, kind, answer, locale);
    case 'decimal':
      return judgeDecimal(item, kind, answer, locale);
    case 'choice':
      return judgeChoice(item, kind, answer);
  }
}
