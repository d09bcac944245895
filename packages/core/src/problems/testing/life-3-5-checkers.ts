import type { PracticeItem } from '@ori/contracts/practice';
import { rightOption, type Checker } from './reading.ts';

/** Every time of day in the words, in minutes after midnight. */
function timesIn(words: string): number[] {
  return [...words.matchAll(/(\d+):(\d\d)/g)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute));
}

const durationsIn = (words: string) =>
  [...words.matchAll(/(\d+) minutes/g)].map(([, minutes]) => Number(minutes));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function checkOrder(item: PracticeItem): boolean {
  const kind = item.answerKind;
  if (kind.kind !== 'order') return false;
  const [, first, last, later, earlier] =
    /start: (.+?)\. At the very end: (.+?)\. Before (.+?) comes (.+?)\. Put/.exec(item.prompt.en) ?? [];
  const words = item.answer.split(',').map((id) => kind.options.find((option) => option.id === id)?.text.en);
  return (
    words[0] === first &&
    words.at(-1) === last &&
    words.indexOf(earlier) >= 0 &&
    words.indexOf(earlier) < words.indexOf(later)
  );
}

function checkDay(item: PracticeItem): boolean {
  const words = item.prompt.en;
  const [from = 0, to = from] = timesIn(words);
  if (item.answerKind.kind === 'order') return checkOrder(item);
  if (item.answerKind.kind === 'integer')
    return from + sum(durationsIn(words)) + Number(item.answer) === to;
  const [up = 0] = timesIn(rightOption(item));
  return up + sum(durationsIn(words)) === from;
}

/** Checkers of the life skills of 3-5. */
export const LIFE_3_5_CHECKERS: Readonly<Record<string, Checker>> = {
  'li-time': checkDay,
};
