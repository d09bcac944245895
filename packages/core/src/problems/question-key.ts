import type { ChoiceOption, PracticeItem } from '@ori/contracts/practice';

const looks = ({ text, figure }: ChoiceOption): string => JSON.stringify([text.en, figure ?? null]);
const allLooks = (options: readonly ChoiceOption[]): string[] => options.map(looks).toSorted();

/** What is asked for, apart from the order in which it is shown and the wrong options beside it. */
function askedFor({ answerKind, answer }: PracticeItem): unknown {
  if (answerKind.kind === 'choice') {
    const right = answerKind.options.find(({ id }) => id === answer);
    return right === undefined ? answer : looks(right);
  }
  if (answerKind.kind === 'order') return allLooks(answerKind.options);
  if (answerKind.kind === 'match') return [allLooks(answerKind.left), allLooks(answerKind.right)];
  return answerKind.kind === 'span' ? answerKind.segments.map(looks) : answer;
}

/** Two items with one key are the same question to a learner, however their options are shuffled. */
export function questionKey(item: PracticeItem): string {
  return JSON.stringify([item.prompt.en, item.figure ?? null, askedFor(item)]);
}
