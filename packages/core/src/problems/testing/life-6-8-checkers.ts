import type { PracticeItem } from '@ori/contracts/practice';
import { relationChecker } from './fact-checkers.ts';
import { near, numbersOf, type Checker } from './reading.ts';

function checkCut(item: PracticeItem): boolean {
  const [income = 0, food = 0, bus = 0, fun = 0, saved = 0] = numbersOf(item);
  return near(income, food + bus + (fun - Number(item.answer)) + saved);
}

/** What comes in less what goes out, the answer put where it belongs. */
function checkBudget(item: PracticeItem): boolean {
  if (item.prompt.en.includes('cut')) return checkCut(item);
  const [income = 0, ...out] = numbersOf(item);
  const part = item.prompt.en.includes('%') ? income / 100 : 1;
  return near(
    out.reduce((left, cost) => left - cost * part, income),
    Number(item.answer),
  );
}

function isGoodPlan(plan: string, test: number, total: number): boolean {
  const numbers = [...plan.matchAll(/\d+/g)].map(([found]) => Number(found));
  if (numbers.length < 4) return false;
  const [a = 0, b = 0, c = 0, each = 0] = numbers;
  return b - a > 1 && c - b > 1 && c < test && each + each + each === total;
}

const MEDIA = relationChecker(
  {
    'a real check':
      'searching for what others say about the source; looking whether other newsrooms report it; finding the study that the post names; finding out where the photo was shown before; asking a librarian for a reference work; comparing the quotation with the full speech',
    'no proof':
      'seeing how many likes the post has; noticing that the page looks neat; reading what the site says about itself; trusting it because a friend sent it; feeling that it fits what you think; counting the numbers in the text',
  },
  { 'source outside the post': 'a real check', 'anybody can make it look': 'no proof' },
);

const HELP = relationChecker(
  {
    'call the emergency number':
      'smoke comes from a neighbor’s window; somebody lies on the street and does not answer; a child is calling for help in deep water; two cars have crashed and people are hurt; somebody cannot breathe; a stranger is breaking into a house with people in it',
    'tell a grown-up you trust':
      'you have lost the key to your house; a friend has been sad for many days; somebody writes mean things about you; the ball has broken a window and nobody is hurt; you have scraped your knee a little; an older student asks for your lunch money',
  },
  {
    'a life may be in danger': 'call the emergency number',
    'nobody is in danger this minute': 'tell a grown-up you trust',
  },
);

const WAYS = relationChecker({
  recall:
    'Closing the book and writing down what you know; Answering flash cards before turning them; Explaining the topic to a friend without notes; Drawing the diagram without seeing it, then checking; Making up quiz questions and answering them tomorrow; Solving an old problem on an empty page',
  'looking again':
    'Reading the chapter a second time; Coloring the important lines; Copying the summary from the board; Watching the same video once more; Following a solved example with your eyes',
});

/** The thing alone, without the two names that its question also holds. */
const bare = (item: PracticeItem): PracticeItem => ({
  ...item,
  prompt: { ...item.prompt, en: item.prompt.en.replace(/: is this recall or looking again\?$/, '') },
});

function checkStudy(item: PracticeItem, difficulty: 1 | 2 | 3): boolean {
  const [first = 0, ...gaps] = numbersOf(item);
  if (difficulty === 1) return WAYS(bare(item), difficulty);
  if (item.answerKind.kind === 'integer')
    return gaps.reduce((day, gap) => day + gap, first) === Number(item.answer);
  if (item.answerKind.kind !== 'choice') return false;
  return item.answerKind.options.every(
    ({ id, text }) => isGoodPlan(text.en, first, gaps[0] ?? 0) === (id === item.answer),
  );
}

/** Checkers of the life skills of 6-8. */
export const LIFE_6_8_CHECKERS: Readonly<Record<string, Checker>> = {
  'li-budget': checkBudget,
  'li-firstaid': HELP,
  'li-media': MEDIA,
  'li-study': checkStudy,
};
