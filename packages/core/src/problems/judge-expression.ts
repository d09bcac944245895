import { ANSWER_MAX_CHARS } from '@ori/contracts/limits';
import type { Locale } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import type { Expression } from '../maths/expressions/expression.ts';
import { isExpanded, isFactored } from '../maths/expressions/forms.ts';
import { parseExpression } from '../maths/expressions/parse-expression.ts';
import { sameFunction } from '../maths/expressions/same-function.ts';
import { EXPAND_IT, FACTOR_IT, WANT_EXPRESSION } from './judge-form-messages.ts';
import {
  correct,
  incorrect,
  malformed,
  misconceptionBehind,
  type Judgement,
  type KindOf,
} from './judgement.ts';

type Kind = KindOf<'expression'>;

/** The item's own expression. Throws on one that cannot be read: the item is at fault. */
function canonical(text: string, { variables }: Kind): Expression {
  const read = parseExpression(text, { locale: 'en', variables });
  if (!read) throw new Error(`"${text}" is not an expression an item may carry`);
  return read;
}

const plain = (text: string) => text.replace(/[\s=]/g, '').toLowerCase();

/** `y = 2x + 1` as `2x + 1`, where the field stands behind `y =`. */
function withoutBefore(answer: string, before: string | undefined): string {
  const [left, right, ...others] = answer.split('=');
  const repeats = before !== undefined && left !== undefined && plain(left) === plain(before);
  return repeats && right !== undefined && others.length === 0 ? right : answer;
}

function judgeForm(typed: Expression, form: Kind['form']): Judgement {
  if (form === 'expanded' && !isExpanded(typed)) return malformed(EXPAND_IT);
  if (form === 'factored' && isFactored(typed) === false) return malformed(FACTOR_IT);
  return correct;
}

/**
 * Judges an expression by what it is, in whatever order and spacing it is written, and then by its form.
 * Unreadable, ambiguous, or equal in another form than the one asked: malformed.
 */
export function judgeExpression(item: PracticeItem, kind: Kind, answer: string, locale: Locale): Judgement {
  const { variables } = kind;
  const written = withoutBefore(answer, kind.before);
  const typed = answer.length > ANSWER_MAX_CHARS ? null : parseExpression(written, { locale, variables });
  const same = typed && sameFunction(typed, canonical(item.answer, kind));
  if (!typed || same === null) return malformed(WANT_EXPRESSION);
  if (same) return judgeForm(typed, kind.form);
  return incorrect(
    misconceptionBehind(item, (wrong) => sameFunction(typed, canonical(wrong, kind)) === true),
  );
}
