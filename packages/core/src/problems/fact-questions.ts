import type { LocalisedText } from '@ori/contracts/locale';
import type { Figure, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, step, type Wrong } from './item.ts';
import type { SeededRandom } from './seeded-random.ts';
import { text } from './text.ts';

/** One question of its own, for what no rule can make: mostly “what will happen?” and “why?”. */
export interface FactQuestion {
  readonly prompt: LocalisedText;
  readonly figure?: Figure;
  readonly figureText?: LocalisedText;
  readonly right: LocalisedText;
  readonly wrong: readonly Wrong<LocalisedText>[];
  readonly nudge: LocalisedText;
  /** What to look at first, and why; it does not tell the answer. */
  readonly first: readonly [LocalisedText, LocalisedText];
  /** Why the right answer is right. */
  readonly because: LocalisedText;
}

const THEREFORE = { en: 'So: {right}', fr: 'Donc : {right}', es: 'Entonces: {right}' };

/** One of the questions, its options in a seeded order. */
export function askQuestion(
  questions: readonly [FactQuestion, ...FactQuestion[]],
  random: SeededRandom,
): PracticeItem {
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
