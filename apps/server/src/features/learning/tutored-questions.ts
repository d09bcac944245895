import type { PracticeItem, Question } from '@ori/contracts/practice';
import type { Viewer } from '@ori/core/access/viewer';
import type { QuestionSource } from './question-source.ts';
import type { QuestionsStore } from './questions.store.ts';

interface Deps {
  readonly source: QuestionSource;
  readonly store: QuestionsStore;
  readonly now: () => Date;
}

/** Practice questions as the tutor meets them: it may open one, say what follows it, and its help counts as help. */
export function createTutoredQuestions({ source, store, now }: Deps) {
  return {
    /** Null when the reference is forged, another learner's, or of a placement. */
    open(
      viewer: Viewer,
      item: string,
    ): { key: string; skill: string; item: PracticeItem; reference: string } | null {
      const question = source.open(viewer.userId, item);
      if (question === null) return null;
      const { place, kind, number, skill } = question.reference;
      return { key: `${place}:${kind}:${number}`, skill, item: question.item, reference: item };
    },
    /** The unaided question that follows much help; null for one that is such a question itself. */
    twin(viewer: Viewer, item: string): Question | null {
      const question = source.open(viewer.userId, item);
      if (question === null || question.reference.kind === 'twin') return null;
      return source.show(viewer, { ...question.reference, kind: 'twin' })[0] ?? null;
    },
    async missed(viewer: Viewer, item: string): Promise<number> {
      const question = source.open(viewer.userId, item);
      if (question === null) return 0;
      const { place, kind, number } = question.reference;
      const { userId: learnerId, familyId } = viewer;
      return store.missed({ learnerId, familyId, place, kind, number });
    },
    async keepHint(viewer: Viewer, item: string, level: number): Promise<void> {
      const question = source.open(viewer.userId, item);
      if (question === null) return;
      const { place, kind, number } = question.reference;
      const { userId: learnerId, familyId } = viewer;
      await store.keepHint({ learnerId, familyId, place, kind, number, level, at: now() });
    },
  };
}
export type TutoredQuestions = ReturnType<typeof createTutoredQuestions>;
