import type { DraftItem } from './draft.ts';
import type { Phrase } from './phrase.ts';
import { compare, equals, formatRational, type Rational } from '../maths/rational.ts';
import { distinct, type Explained, type Wrong } from './item.ts';

type Values = readonly Rational[];

const written = (values: Values) => values.map(formatRational).join(';');
const sameInOrder = (a: Values, b: Values) =>
  a.length === b.length && a.every((value, index) => equals(value, b[index] ?? value) && index < b.length);

/** Numbers in any order, each once. Throws when a value stands in the answer twice. */
export function setItem(parts: Explained, answer: Values, wrong: readonly Wrong<Values>[]): DraftItem {
  const rising = (values: Values) => values.toSorted(compare);
  const all = rising(answer);
  if (all.some((value, index) => index > 0 && equals(value, all[index - 1] ?? value)))
    throw new Error('a set has each value once');
  const once = wrong.filter(([values]) => new Set(values.map(formatRational)).size === values.length);
  const kept = distinct(answer, once, (a, b) => sameInOrder(rising(a), rising(b)));
  return {
    ...parts,
    answerKind: { kind: 'set' },
    answer: written(all),
    distractors: kept.map(([values, misconception]) => ({ answer: written(rising(values)), misconception })),
  };
}

/** As many numbers as labels, in their order: a point's `x` and `y`, a quotient and its remainder. */
export function listItem(
  parts: Explained,
  labels: readonly Phrase[],
  answer: Values,
  wrong: readonly Wrong<Values>[],
): DraftItem {
  if (answer.length !== labels.length) throw new Error('each number of a list has its label');
  const whole = wrong.filter(([values]) => values.length === labels.length);
  return {
    ...parts,
    answerKind: { kind: 'list', labels },
    answer: written(answer),
    distractors: distinct(answer, whole, sameInOrder).map(([values, misconception]) => ({
      answer: written(values),
      misconception,
    })),
  };
}
