import type { DraftItem } from './draft.ts';
import { messagesOf, type Phrase, text } from './phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import { choiceItem, step, type Wrong } from './item.ts';
import type { SeededRandom } from './seeded-random.ts';

const message = messagesOf('fact-questions');

/** One question of its own, for what no rule can make: mostly “what will happen?” and “why?”. */
export interface FactQuestion {
  readonly prompt: Phrase;
  readonly figure?: Figure;
  readonly figureText?: Phrase;
  readonly right: Phrase;
  readonly wrong: readonly Wrong<Phrase>[];
  readonly nudge: Phrase;
  /** What to look at first, and why; it does not tell the answer. */
  readonly first: readonly [Phrase, Phrase];
  /** Why the right answer is right. */
  readonly because: Phrase;
}

const THEREFORE = message('therefore');

/** One of the questions, its options in a seeded order. */
export function askQuestion(
  questions: readonly [FactQuestion, ...FactQuestion[]],
  random: SeededRandom,
): DraftItem {
  const { prompt, right, wrong, nudge, first, because, figure, figureText } = random.pick(questions);
  return choiceItem(
    {
      prompt: text(prompt),
      ...(figure ? { figure, figureText: text(figureText ?? prompt) } : {}),
      nudge: text(nudge),
      steps: [step(...first), step(THEREFORE, because, { right: text(right) })],
    },
    random,
    { text: text(right) },
    wrong.map(([words, misconception]) => [{ text: text(words) }, misconception]),
  );
}
