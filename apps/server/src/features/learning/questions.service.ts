import type { Locale } from '@ori/contracts/locale';
import type {
  Difficulty,
  hintAnswer,
  hintInput,
  PracticeItem,
  Question,
  questionsAnswer,
  questionsInput,
} from '@ori/contracts/practice';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { AgeGroup } from '@ori/contracts/roles';
import type { Viewer } from '@ori/core/access/viewer';
import { chooseDifficulty } from '@ori/core/learning/choose-difficulty';
import { NEW_LEARNER, NEW_SKILL, TYPICAL_ITEM } from '@ori/core/learning/mastery';
import type { z } from 'zod';
import type { LearningContent } from './learning.deps.ts';
import { answeredOf, type Place, placesToAsk, skillsInOrder } from './practice-plan.ts';
import type { QuestionReference, QuestionReferences } from './question-reference.ts';
import type { QuestionSource } from './question-source.ts';
import { presentQuestion, presentSteps } from './question-view.ts';
import type { QuestionsStore } from './questions.store.ts';

interface Deps {
  readonly store: QuestionsStore;
  readonly source: QuestionSource;
  readonly references: QuestionReferences;
  readonly content: LearningContent;
  readonly now: () => Date;
}

/** From this level on a hint shows a step, and an unaided twin follows. */
const TWIN_FROM_HINT = 2;

/** The difficulty that suits a learner whose chance at the next typical question is known, or not known yet. */
function difficultyFor(chance: number | undefined, ageGroup: AgeGroup | null): Difficulty {
  const ability = chance === undefined ? 0 : Math.log(chance / (1 - chance)) + TYPICAL_ITEM;
  return chooseDifficulty(NEW_LEARNER, { ...NEW_SKILL, ability }, ageGroup);
}

function hintLines(item: PracticeItem, level: number, locale: Locale): z.infer<typeof hintAnswer>['lines'] {
  if (level === 1) return [{ text: item.nudge[locale], reason: '' }];
  return presentSteps(item, locale).slice(0, level === 2 ? 1 : undefined);
}

/** Questions and hints. A question is a signed reference: asked twice, it is the same question. */
export function createQuestionsService({ store, source, references, content, now }: Deps) {
  function show(viewer: Viewer, reference: QuestionReference): Question[] {
    const { skill, difficulty } = reference;
    const practiceItem = source.itemOf(viewer.userId, reference);
    if (practiceItem === null) return [];
    const skillTitle = content.skillTitle(skill, viewer.locale);
    const item = references.sign(viewer.userId, reference);
    return [presentQuestion({ item, skill, skillTitle, difficulty }, practiceItem, viewer.locale)];
  }

  return {
    /** The questions of a lesson that are still to be answered; `answered` and `total` count its own. */
    async questions(
      viewer: Viewer,
      { lessonId, after }: z.infer<typeof questionsInput>,
    ): Promise<Result<z.infer<typeof questionsAnswer>, 'not-found'>> {
      if (content.lessonSummary(lessonId, 'en') === null) return fail('not-found');
      const skills = skillsInOrder(content.lessonPractice(lessonId));
      const isExtra = after !== undefined && after >= skills.length;
      const state = await store.practiceState({
        learnerId: viewer.userId,
        lessonId,
        skills: [...new Set(skills)],
        isExtra,
      });
      const ask = (place: Place) => {
        const skill = skills[place.number % skills.length] ?? '';
        const difficulty = difficultyFor(state.chances[skill], viewer.ageGroup);
        return show(viewer, { ...place, lessonId, skill, difficulty });
      };
      return succeed({
        questions: placesToAsk(skills.length, state.answered, after).flatMap(ask),
        answered: answeredOf(skills.length, state.answered),
        total: skills.length,
      });
    },
    /** Help at a level, kept on the server before it is shown: what was seen cannot be denied later. */
    async hint(
      viewer: Viewer,
      { item, level }: z.infer<typeof hintInput>,
    ): Promise<Result<z.infer<typeof hintAnswer>, 'item-invalid'>> {
      const question = source.open(viewer.userId, item);
      if (question === null) return fail('item-invalid');
      const { reference } = question;
      const { userId: learnerId, familyId, locale } = viewer;
      const { lessonId, kind, number } = reference;
      await store.keepHint({ learnerId, familyId, lessonId, kind, number, level, at: now() });
      const hasTwin = level >= TWIN_FROM_HINT && kind === 'main';
      const [twin = null] = hasTwin ? show(viewer, { ...reference, kind: 'twin' }) : [];
      return succeed({ level, lines: hintLines(question.item, level, locale), twin });
    },
  };
}
export type QuestionsService = ReturnType<typeof createQuestionsService>;
