import type { TutorIntent } from '@ori/contracts/tutor-names';

/** One way of asking that leaves no doubt. Read against plain words (see `plainWords`). */
export interface IntentRule {
  readonly intent: TutorIntent;
  readonly pattern: RegExp;
}
