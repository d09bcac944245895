import { messagesOf, type Phrase } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';
import { OTHER_FAMILY, YOUNG_EXACTLY_LIKE_PARENT } from '../../misconceptions/living-things.ts';

const message = messagesOf('sc-parents');

/** What is asked, what is true, what holds the young for copies, what takes them for another kind, and why. */
export function young(
  prompt: Phrase,
  right: Phrase,
  copied: Phrase,
  other: Phrase,
  because: Phrase,
): FactQuestion {
  return {
    prompt,
    right,
    wrong: [
      [copied, YOUNG_EXACTLY_LIKE_PARENT],
      [other, OTHER_FAMILY],
    ],
    nudge: message('young.nudge'),
    first: [message('young.first.parents-young-share-their'), message('young.first.they-alike-but-same')],
    because,
  };
}
