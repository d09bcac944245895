import type { LocalisedText } from '@ori/contracts/locale';
import type { Misconception } from '@ori/contracts/practice';
import { text } from '../../problems/text.ts';

/**
 * A known wrong way: its stable id, the name of the idea, and a question by which the learner tests it. Learner,
 * parent and teacher read the same name, so it says what is done and never who does it: `Adding the tops`, not
 * `Adds the tops`.
 */
export function misconception(id: string, name: LocalisedText, question: LocalisedText): Misconception {
  return { id, name: text(name), question: text(question) };
}
