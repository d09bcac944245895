import { plainLetters } from './content-words.ts';
import type { ClaimTopic } from './claim-topic.ts';
import { CONTESTED_TOPICS } from './contested-topics.ts';
import { RECORD_TOPICS } from './record-topics.ts';

/** All topics with a claim; the first that fits is meant. */
export const CLAIM_TOPICS: readonly ClaimTopic[] = [...CONTESTED_TOPICS, ...RECORD_TOPICS];

/** Longer messages bring a task or a text of their own: a word in passing is no question. */
const MOST_WORDS = 30;

/**
 * What a message asks about that the ledger has a claim for, or null. Only what is named outright is found: a claim at
 * random would be worse than none.
 */
export function findClaimTopic(message: string): ClaimTopic | null {
  const words = plainLetters(message).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const plain = words.join(' ');
  return CLAIM_TOPICS.find(({ asked }) => asked.every((pattern) => pattern.test(plain))) ?? null;
}
