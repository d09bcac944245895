import type { LocalisedText } from '@ori/contracts/locale';
import type { Misconception } from '@ori/contracts/practice';
import { text } from '../text.ts';

/** A known wrong way: its stable id, its name for grown-ups, and a question by which the learner tests it. */
export function misconception(id: string, name: LocalisedText, question: LocalisedText): Misconception {
  return { id, name: text(name), question: text(question) };
}
