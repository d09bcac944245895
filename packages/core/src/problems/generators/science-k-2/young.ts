import { messagesOf, type Phrase } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';

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
      [copied, 'young-exactly-like-parent'],
      [other, 'other-family'],
    ],
    nudge: message('young.nudge'),
    first: [message('young.first.parents-young-share-their'), message('young.first.they-alike-but-same')],
    because,
  };
}
