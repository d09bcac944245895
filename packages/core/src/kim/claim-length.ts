import type { Band } from '@ori/contracts/subjects';

export interface ClaimLength {
  readonly count: number;
  readonly unit: 'sentences' | 'words';
}

/** How long the claim of a synthesis is at each band (charter §3, step 5); adults write as grades 9 to 12 do, English learners as 3 to 5. */
export const CLAIM_LENGTHS: Readonly<Record<Band, ClaimLength>> = {
  'K-2': { count: 1, unit: 'sentences' },
  '3-5': { count: 3, unit: 'sentences' },
  '6-8': { count: 120, unit: 'words' },
  '9-12': { count: 300, unit: 'words' },
  university: { count: 800, unit: 'words' },
  adult: { count: 300, unit: 'words' },
  esl: { count: 3, unit: 'sentences' },
};
/** A text of so many words is long enough from this share on: nobody counts to the word. */
const ENOUGH = 0.8;

const WORD = /\p{L}[\p{L}\p{M}'’-]*|\d+/gu;
const END = /(?<![.!?…])[.!?…]+(?=\s|$)/u;

/** How many words a text has. */
export function wordsIn(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

function sentencesIn(text: string): number {
  return text.split(END).filter((part) => wordsIn(part) > 0).length;
}

/** Whether a claim is as long as its band asks. */
export function isLongEnough(claim: string, band: Band): boolean {
  const { count, unit } = CLAIM_LENGTHS[band];
  return unit === 'sentences' ? sentencesIn(claim) >= count : wordsIn(claim) >= count * ENOUGH;
}
