import type { PracticeItem, Question } from '@ori/contracts/practice';
import type { Viewer } from '@ori/core/access/viewer';
import { type EasierStep, easierStep } from '@ori/core/learning/easier-step';
import type { LearningContent, Problems } from './learning.deps.ts';
import { skillsInOrder } from './practice-plan.ts';
import { createQuestionItems } from './question-items.ts';
import { lessonOfPlace, placementOfPlace } from './question-place.ts';
import type { QuestionReference, QuestionReferences } from './question-reference.ts';
import { presentQuestion } from './question-view.ts';

/** A question that was opened: what it asks, and the lesson it stands in, if any. */
export interface OpenQuestion {
  readonly reference: QuestionReference;
  readonly item: PracticeItem;
  /** `total` counts the questions of the lesson's own practice. */
  readonly lesson: { readonly id: string; readonly courseId: string; readonly total: number } | null;
  /** What could be asked before it. */
  readonly easier: EasierStep | null;
}

interface Deps {
  readonly references: QuestionReferences;
  readonly content: LearningContent;
  readonly problems: Problems;
}

/** Makes questions again from their references; nothing of a question is stored. */
export function createQuestionSource({ references, content, problems }: Deps) {
  const itemOf = createQuestionItems(references, problems.generatorOf);

  const canAsk = (skill: string): boolean => problems.generatorOf(skill) !== null;

  function lessonOf(lessonId: string): OpenQuestion['lesson'] {
    const summary = content.lessonSummary(lessonId, 'en');
    const total = skillsInOrder(content.lessonPractice(lessonId)).length;
    return summary === null ? null : { id: lessonId, courseId: summary.courseId, total };
  }
  function openAny(learnerId: string, token: string): OpenQuestion | null {
    const reference = references.open(learnerId, token);
    const item = reference === null ? null : itemOf(learnerId, reference);
    if (reference === null || item === null) return null;
    const lessonId = lessonOfPlace(reference.place);
    const lesson = lessonId === null ? null : lessonOf(lessonId);
    if (lessonId !== null && lesson === null) return null;
    const prerequisites = content.skill(reference.skill)?.prerequisites ?? [];
    return { reference, item, lesson, easier: easierStep(reference, prerequisites, canAsk) };
  }

  return {
    /** Can questions of this skill be made? */
    canAsk,
    /** A question for its learner; empty when its skill has none. */
    show(viewer: Viewer, reference: QuestionReference): Question[] {
      const { skill, difficulty } = reference;
      const practiceItem = itemOf(viewer.userId, reference);
      if (practiceItem === null) return [];
      const skillTitle = content.skillTitle(skill, viewer.locale);
      const item = references.sign(viewer.userId, reference);
      return [presentQuestion({ item, skill, skillTitle, difficulty }, practiceItem, viewer.locale)];
    },
    /** Null when the item is forged, another learner's, of a lesson or skill that is gone, or of a placement. */
    open(learnerId: string, token: string): OpenQuestion | null {
      const question = openAny(learnerId, token);
      return question === null || placementOfPlace(question.reference.place) !== null ? null : question;
    },
    /** A question of the given placement; null for any other. */
    openPlaced(learnerId: string, runId: string, token: string): OpenQuestion | null {
      const question = openAny(learnerId, token);
      return question !== null && placementOfPlace(question.reference.place) === runId ? question : null;
    },
  };
}
export type QuestionSource = ReturnType<typeof createQuestionSource>;
