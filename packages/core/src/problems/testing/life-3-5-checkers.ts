import type { PracticeItem } from '@ori/contracts/practice';
import { relationChecker } from './fact-checkers.ts';
import { near, numbersOf, rightOption, valueOf, type Checker } from './reading.ts';

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
  if (item.answerKind.kind === 'integer') return from + sum(durationsIn(words)) + Number(item.answer) === to;
  const [up = 0] = timesIn(rightOption(item));
  return up + sum(durationsIn(words)) === from;
}

function checkSaving(item: PracticeItem): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = numbersOf(item);
  const answer = Number(item.answer);
  if (item.prompt.en.includes('costs')) return b + c * answer === a;
  if (item.prompt.en.includes('jar')) return near(answer / a, 0.4);
  return answer + d * c === d * a * b;
}

function checkRecipe(item: PracticeItem): boolean {
  const words = item.prompt.en;
  const answer = valueOf(item.answer);
  const [, batch = ''] = /needs (\S+) cup/.exec(words) ?? [];
  const [a = 0, b = 0, c = 1] = numbersOf(item);
  if (words.includes('batches')) return near(answer / (numbersOf(item).at(-1) ?? 1), valueOf(batch));
  if (words.startsWith('A recipe')) return near(answer / c, b / a);
  return near(answer / c, a + b / c);
}

const QUARREL = relationChecker(
  {
    'mends the quarrel':
      'saying: i am sorry that i broke it; listening until the other one has finished; asking: how did you feel; giving back what was taken; saying: i felt left out; finding a new rule together',
    'makes it worse':
      'shouting: you started it; telling the whole class about it; not answering for days; pushing back; saying: sorry, but it is your own fault; laughing when the other one cries',
  },
  { 'heard and safe': 'mends the quarrel', 'hurt once more': 'makes it worse' },
);

const ONLINE = relationChecker(
  {
    'keep it private':
      'your password; your home address; the way you walk to school each day; your phone number; a photo of a friend who was not asked; where your family hides the spare key; a secret that a classmate told you',
    'fine to share':
      'your favorite color; a drawing of a dragon; a tip for a good book; a joke that laughs at nobody; a recipe for pancakes; a kind word for a good game',
  },
  { 'could find, trick or hurt': 'keep it private', 'nobody can be found': 'fine to share' },
);

/** Checkers of the life skills of 3-5. */
export const LIFE_3_5_CHECKERS: Readonly<Record<string, Checker>> = {
  'li-cook1': checkRecipe,
  'li-digital1': ONLINE,
  'li-friend': QUARREL,
  'li-save': checkSaving,
  'li-time': checkDay,
};
