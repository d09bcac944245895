import type { DraftItem } from '../../draft.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { groupOf, memberOf, sortAll } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { CLAIMS } from './claims.ts';

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return memberOf(CLAIMS, random);
  return difficulty === 2 ? groupOf(CLAIMS, random) : sortAll(CLAIMS, random, 5);
}

/** Labels for popular claims (C3 D3.1.6-8; content charter, evidence labels). */
export const ssClaims = generator('ss-claims', make);
