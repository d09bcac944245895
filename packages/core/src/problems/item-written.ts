import type { DraftItem } from './draft.ts';
import type { AnswerKind } from '@ori/contracts/practice';
import { distinct, type Explained, type Wrong } from './item.ts';

type KindOf<Name extends AnswerKind['kind']> = Extract<AnswerKind, { kind: Name }>;

const sameText = (a: string, b: string) => a === b;

function item(
  parts: Explained,
  answerKind: AnswerKind,
  answer: string,
  wrong: readonly Wrong<string>[],
): DraftItem {
  return {
    ...parts,
    answerKind,
    answer,
    distractors: distinct(answer, wrong, sameText).map(([value, misconception]) => ({
      answer: value,
      misconception,
    })),
  };
}

/**
 * A polynomial or rational expression, answer and wrong answers in plain characters: `2x^2-3x+5`, `(x-2)(x+3)`.
 * The caller leaves out wrong answers that equal the right one.
 */
export function expressionItem(
  parts: Explained,
  how: Omit<KindOf<'expression'>, 'kind'>,
  answer: string,
  wrong: readonly Wrong<string>[],
): DraftItem {
  return item(parts, { kind: 'expression', ...how }, answer, wrong);
}

/** An inequality's solution: `x > 3`, `-2 <= x < 5`, `x < -1 or x >= 4`. */
export function intervalItem(
  parts: Explained,
  variable: string,
  answer: string,
  wrong: readonly Wrong<string>[],
): DraftItem {
  return item(parts, { kind: 'interval', variable }, answer, wrong);
}

/** A word to be typed, in the language the question teaches; `accepted` are other right ways to write it. */
export function wordItem(
  parts: Explained,
  answer: string,
  accepted: KindOf<'word'>['accepted'],
  wrong: readonly Wrong<string>[],
): DraftItem {
  return item(parts, { kind: 'word', accepted }, answer, wrong);
}
