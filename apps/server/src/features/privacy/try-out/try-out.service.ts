import type { Locale } from '@ori/contracts/locale';
import type {
  AttemptAnswer,
  Difficulty,
  hintAnswer,
  hintInput,
  PracticeItem,
  Question,
  questionsAnswer,
} from '@ori/contracts/practice';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { tryAnswerInput, tryQuestionsInput } from '@ori/contracts/try-out';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { difficultyForChance } from '@ori/core/learning/choose-difficulty';
import type { Judgement } from '@ori/core/problems/judgement';
import type { z } from 'zod';

export interface TryOutDeps {
  readonly reach: ReachLearner;
  /** The skills of a lesson's practice, in order; empty for a lesson that is not there. */
  readonly practiceOf: (lessonId: string) => readonly { readonly skill: string; readonly count: number }[];
  /** Questions that stand nowhere in a learner's record. */
  readonly questions: {
    show(
      viewer: Viewer,
      asked: { runId: string; skill: string; number: number; difficulty: Difficulty },
    ): Question[];
    open(viewerId: string, runId: string, item: string): { readonly item: PracticeItem } | null;
  };
  readonly judge: (item: PracticeItem, answer: string, locale: Locale) => Judgement;
}
type Asked = Promise<Result<z.infer<typeof questionsAnswer>, 'not-found'>>;

/** The run of nobody's placement: ids of those are UUIDs. */
const RUN = 'try-out';
const SKILL_QUESTIONS = 5;
const ALL_STEPS_HINT = 3;
const FIRST_STEP_HINT = 2;

function stepsOf(item: PracticeItem, locale: Locale) {
  return item.steps.map(({ text, reason }) => ({ text: text[locale], reason: reason[locale] }));
}

function linesOf(item: PracticeItem, level: number, locale: Locale): z.infer<typeof hintAnswer>['lines'] {
  if (level < FIRST_STEP_HINT) return [{ text: item.nudge[locale], reason: '' }];
  return stepsOf(item, locale).slice(0, level < ALL_STEPS_HINT ? 1 : undefined);
}

/** What a parent tries in a child's place: asked, hinted and judged as for the child, and kept nowhere. */
export function createTryOutService({ reach, practiceOf, questions, judge }: TryOutDeps) {
  function skillsOf({ lessonId, skill }: z.infer<typeof tryQuestionsInput>): string[] {
    if (skill !== undefined) return Array.from({ length: SKILL_QUESTIONS }, () => skill);
    return practiceOf(lessonId ?? '').flatMap((part) => Array.from({ length: part.count }, () => part.skill));
  }

  return {
    /** Questions as hard as the child's first ones would be. */
    async questions(viewer: Viewer, asked: z.infer<typeof tryQuestionsInput>): Asked {
      const child = await reach('tryOut.questions', viewer, asked.childId);
      if (child === null) return fail('not-found');
      const difficulty = difficultyForChance(null, child.ageGroup);
      const shown = skillsOf(asked).flatMap((skill, index) =>
        questions.show(viewer, { runId: RUN, skill, number: asked.from + index, difficulty }),
      );
      if (shown.length === 0) return fail('not-found');
      return succeed({ questions: shown, answered: 0, total: shown.length });
    },
    hint(
      { userId, locale }: Viewer,
      { item, level }: z.infer<typeof hintInput>,
    ): Result<z.infer<typeof hintAnswer>, 'item-invalid'> {
      const question = questions.open(userId, RUN, item);
      if (question === null) return fail('item-invalid');
      return succeed({ level, lines: linesOf(question.item, level, locale), twin: null });
    },
    answer(
      { userId, locale }: Viewer,
      { id, item, answer, hintLevel }: z.infer<typeof tryAnswerInput>,
    ): Result<AttemptAnswer, 'item-invalid'> {
      const question = questions.open(userId, RUN, item);
      if (question === null) return fail('item-invalid');
      const { verdict, message, misconception } = judge(question.item, answer, locale);
      const showsSteps = verdict === 'correct' || hintLevel >= ALL_STEPS_HINT;
      return succeed({
        id,
        verdict,
        message: message[locale],
        misconception: misconception && {
          id: misconception.id,
          name: misconception.name[locale],
          question: misconception.question[locale],
        },
        steps: showsSteps ? stepsOf(question.item, locale) : null,
        mastery: null,
        lesson: null,
        achievements: [],
      });
    },
  };
}
export type TryOutService = ReturnType<typeof createTryOutService>;
