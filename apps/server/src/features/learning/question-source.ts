import type { PracticeItem } from '@ori/contracts/practice';
import type { LearningContent, Problems } from './learning.deps.ts';
import { skillsInOrder } from './practice-plan.ts';
import type { QuestionReference, QuestionReferences } from './question-reference.ts';

/** A question that was opened: what it asks, and the lesson it stands in. */
export interface OpenQuestion {
  readonly reference: QuestionReference;
  readonly item: PracticeItem;
  /** How many questions the lesson's own practice has. */
  readonly total: number;
  readonly courseId: string;
}

interface Deps {
  readonly references: QuestionReferences;
  readonly content: LearningContent;
  readonly problems: Problems;
}

/** Makes questions again from their references; nothing of a question is stored. */
export function createQuestionSource({ references, content, problems }: Deps) {
  function itemOf(learnerId: string, reference: QuestionReference): PracticeItem | null {
    const generate = problems.generatorOf(reference.skill);
    return generate?.(references.seedOf(learnerId, reference), reference.difficulty) ?? null;
  }
  return {
    itemOf,
    /** Null when the item is forged, another learner's, or of a lesson or skill that is gone. */
    open(learnerId: string, token: string): OpenQuestion | null {
      const reference = references.open(learnerId, token);
      const lesson = reference === null ? null : content.lessonSummary(reference.lessonId, 'en');
      const item = reference === null ? null : itemOf(learnerId, reference);
      if (reference === null || lesson === null || item === null) return null;
      const total = skillsInOrder(content.lessonPractice(reference.lessonId)).length;
      return { reference, item, total, courseId: lesson.courseId };
    },
  };
}
export type QuestionSource = ReturnType<typeof createQuestionSource>;
