import type { PracticeItem } from '@ori/contracts/practice';
import { relationChecker } from './fact-checkers.ts';
import { near, numbersOf, type Checker } from './reading.ts';

/** What comes in less what goes out, the answer put where it belongs. */
function checkBudget(item: PracticeItem): boolean {
  const [income = 0, a = 0, b = 0, c = 0] = numbersOf(item);
  const answer = Number(item.answer);
  if (item.prompt.en.includes('%')) return near(answer + (income / 100) * a + (income / 100) * b, income);
  if (item.prompt.en.includes('cut')) {
    const [, food = 0, bus = 0, fun = 0, saved = 0] = numbersOf(item);
    return near(income, food + bus + (fun - answer) + saved);
  }
  return near(income - a - b - c, answer);
}

function isGoodPlan(plan: string, test: number, total: number): boolean {
  const numbers = [...plan.matchAll(/\d+/g)].map(([found]) => Number(found));
  if (numbers.length < 4) return false;
  const [a = 0, b = 0, c = 0, each = 0] = numbers;
  return b - a > 1 && c - b > 1 && c < test && each + each + each === total;
}

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
  'li-study': checkStudy,
};
