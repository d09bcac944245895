import type { Difficulty, PracticeItem, Question } from '@ori/contracts/practice';
import type { Viewer } from '@ori/core/access/viewer';
import { placeOfPlacement } from './question-place.ts';
import type { QuestionSource } from './question-source.ts';

/** Which question of which placement. */
interface Placed {
  readonly runId: string;
  readonly skill: string;
  readonly number: number;
  readonly difficulty: Difficulty;
}

/** The questions of placements: of the same kind as practice, and worth nothing there. */
export function createPlacedQuestions(source: QuestionSource) {
  return {
    canAsk: source.canAsk,
    show(viewer: Viewer, { runId, skill, number, difficulty }: Placed): Question[] {
      return source.show(viewer, { place: placeOfPlacement(runId), skill, kind: 'main', number, difficulty });
    },
    /** Null when the item is forged, another learner's, or not of this placement. */
    open(learnerId: string, runId: string, item: string): { number: number; item: PracticeItem } | null {
      const question = source.openPlaced(learnerId, runId, item);
      return question === null ? null : { number: question.reference.number, item: question.item };
    },
  };
}
