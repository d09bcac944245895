import type { Ground } from '../ground.ts';

/** Verified by a second way before it was said. */
export const VERIFIED = 0.99;
/** Counted from the learner's own record. */
export const COUNTED = 0.99;
/** A passage fits what was asked as its score says, never more than this. */
export const PASSAGE_MOST = 0.8;
const PASSAGE_UNSCORED = 0.6;
/** Nothing to stand on. */
export const NO_GROUND_AT_ALL = 0.2;
/** A greeting or a question back: it states nothing that could be wrong. */
export const STATES_NOTHING = 0.9;

/** How sure a reply from lesson passages is, 0–0.8. */
export function passageConfidence({ passages }: Ground): number {
  const [best] = passages;
  if (!best) return NO_GROUND_AT_ALL;
  return Math.min(PASSAGE_MOST, Math.max(0, best.score ?? PASSAGE_UNSCORED));
}
