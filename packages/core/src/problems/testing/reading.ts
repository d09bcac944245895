import type { Difficulty, PracticeItem } from '@ori/contracts/practice';

/** Says whether an item's answer holds, worked out from what the learner sees and by another way than the generator's. */
export type Checker = (item: PracticeItem, difficulty: Difficulty) => boolean;

/** The plain numbers of the English question, in order; a true minus sign right before a digit is a sign. */
export function numbersOf(item: PracticeItem): number[] {
  const plain = item.prompt.en.replace(/(\d),(?=\d{3}\b)/g, '$1');
  return [...plain.matchAll(/(?<![\d)] ?)−\d+(?:\.\d+)?|\d+(?:\.\d+)?/g)].map(([found]) =>
    Number(found.replace('−', '-')),
  );
}

/** The value of `3/4`, `7`, `-0.5`. */
export function valueOf(answer: string): number {
  const [top = Number.NaN, bottom = 1] = answer.split('/').map(Number);
  return top / bottom;
}

export function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
}

/** The English words of the right option. */
export function rightOption(item: PracticeItem): string {
  if (item.answerKind.kind !== 'choice') throw new Error('this item is no choice');
  return item.answerKind.options.find(({ id }) => id === item.answer)?.text.en ?? '';
}

/** Whether the answer is within the tolerance of the value found here; of a whole number or fraction, exactly it. */
export function answers(item: PracticeItem, value: number): boolean {
  const given = valueOf(item.answer);
  if (item.answerKind.kind === 'decimal') return Math.abs(given - value) <= item.answerKind.tolerance + 1e-9;
  return near(given, value);
}

/** The ids of an order as the English words they stand for. */
export function orderedWords(item: PracticeItem): string[] {
  if (item.answerKind.kind !== 'order') return [];
  const { options } = item.answerKind;
  return item.answer.split(',').map((id) => options.find((option) => option.id === id)?.text.en ?? '');
}
