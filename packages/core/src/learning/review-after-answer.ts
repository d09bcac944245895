import { afterCheck, newReviewCard, type CheckOutcome, type ReviewCard } from './review.ts';

/** What of a counted answer its skill's review card hangs on. `mastered` is the skill once it is counted. */
export interface ReviewedAnswer {
  readonly mastered: boolean;
  readonly verdict: 'correct' | 'incorrect';
  readonly solved: boolean;
  readonly at: Date;
}

function outcomeOf({ solved, verdict }: ReviewedAnswer): CheckOutcome {
  if (solved) return 'good';
  return verdict === 'correct' ? 'hard' : 'again';
}

/**
 * The review card after one counted answer, and whether the answer was a review that was due. The answer
 * that brings mastery is the card's first check. A right answer ahead of time moves nothing, so that
 * practising much on one day does not pass for remembering; a miss counts whenever it happens.
 */
export function reviewAfterAnswer(
  card: ReviewCard | null,
  answer: ReviewedAnswer,
): { readonly card: ReviewCard | null; readonly wasDue: boolean } {
  if (!answer.mastered) return { card: null, wasDue: false };
  const outcome = outcomeOf(answer);
  if (card === null) return { card: afterCheck(newReviewCard(answer.at), outcome, answer.at), wasDue: false };
  const wasDue = answer.at >= card.dueAt;
  if (!wasDue && outcome !== 'again') return { card, wasDue };
  // A clock that was set back must not make the time since the last check negative.
  const at = card.lastReviewAt !== null && card.lastReviewAt > answer.at ? card.lastReviewAt : answer.at;
  return { card: afterCheck(card, outcome, at), wasDue };
}
