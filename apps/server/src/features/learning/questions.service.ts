import type { LessonSummary, Skill } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type {
  Difficulty,
  hintAnswer,
  hintInput,
  PracticeItem,
  questionsAnswer,
  questionsInput,
} from '@ori/contracts/practice';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import { difficultyForChance, leastDifficulty } from '@ori/core/learning/choose-difficulty';
import { chanceOf, NEW_LEARNER, NEW_SKILL } from '@ori/core/learning/mastery';
import type { z } from 'zod';
import type { LearningContent, LearningDeps } from './learning.deps.ts';
import { answeredOf, type Place, placesToAsk, skillPlacesToAsk, skillsInOrder } from './practice-plan.ts';
import { placeOfSkill } from './question-place.ts';
import type { QuestionSource } from './question-source.ts';
import { presentSteps } from './question-view.ts';
import type { PracticeState, QuestionsStore } from './questions.store.ts';

interface Deps {
  readonly store: QuestionsStore;
  readonly source: QuestionSource;
  readonly content: LearningContent;
  readonly mostHint: LearningDeps['mostHint'];
  readonly now: () => Date;
}
type QuestionsInput = z.infer<typeof questionsInput>;
/** The failure is the field that names what is not there. */
type Asked = Promise<Result<z.infer<typeof questionsAnswer>, 'lessonId' | 'skill'>>;

/** From this level on a hint shows a step, and an unaided twin follows. */
const TWIN_FROM_HINT = 2;
/** The hint that shows all of it; lower ones are open to everybody. */
const WHOLE_WAY = 3;
/** No limit to how hard questions of a skill may be. */
const HARDEST: Difficulty = 3;
/** Questions of a skill when the caller does not say how many. */
const SKILL_QUESTIONS = 5;

/** The chance that difficulty is chosen by: the last known one, else what placement foresaw. */
function chanceIn({ chances, priors }: PracticeState, skill: string): number | null {
  const prior = priors[skill];
  const foreseen = prior === undefined ? null : chanceOf(NEW_LEARNER, { ...NEW_SKILL, ability: prior });
  return chances[skill] ?? foreseen;
}

/** What fits the learner, but for a lesson that begins higher. */
function atLeast(fitting: Difficulty, lesson: LessonSummary, skill: Skill | null): Difficulty {
  if (skill === null) return fitting;
  const least = leastDifficulty(lesson.band, skill.band, lesson.skills.includes(skill.id));
  return fitting > least ? fitting : least;
}

function hintLines(item: PracticeItem, level: number, locale: Locale): z.infer<typeof hintAnswer>['lines'] {
  if (level === 1) return [{ text: item.nudge[locale], reason: '' }];
  return presentSteps(item, locale).slice(0, level === 2 ? 1 : undefined);
}

/** Questions and hints. A question is a signed reference: asked twice, it is the same question. */
export function createQuestionsService({ store, source, content, mostHint, now }: Deps) {
  async function ofLesson(viewer: Viewer, lessonId: string, after: number | undefined): Asked {
    const lesson = content.lessonSummary(lessonId, 'en');
    if (lesson === null) return fail('lessonId');
    const skills = skillsInOrder(content.lessonPractice(lessonId));
    const isExtra = after !== undefined && after >= skills.length;
    const { userId: learnerId, familyId } = viewer;
    const wanted = { familyId, learnerId, place: lessonId, skills: [...new Set(skills)], isExtra };
    const state = await store.practiceState(wanted);
    const ask = (place: Place) => {
      const skill = skills[place.number % skills.length] ?? '';
      const fitting = difficultyForChance(chanceIn(state, skill), viewer.ageGroup);
      const difficulty = atLeast(fitting, lesson, content.skill(skill));
      return source.show(viewer, { ...place, place: lessonId, skill, difficulty });
    };
    return succeed({
      questions: placesToAsk(skills.length, state.answered, after).flatMap(ask),
      answered: answeredOf(skills.length, state.answered),
      total: skills.length,
    });
  }

  async function ofSkill(viewer: Viewer, skill: string, count: number, most: Difficulty): Asked {
    if (!source.canAsk(skill)) return fail('skill');
    const place = placeOfSkill(skill);
    const { userId: learnerId, familyId } = viewer;
    const wanted = { familyId, learnerId, place, skills: [skill], isExtra: true };
    const state = await store.practiceState(wanted);
    const { answered } = state;
    const fitting = difficultyForChance(chanceIn(state, skill), viewer.ageGroup);
    const difficulty = fitting < most ? fitting : most;
    const places = skillPlacesToAsk(count, answered);
    const total = answered.length + places.length;
    const questions = places.flatMap((each) => source.show(viewer, { ...each, place, skill, difficulty }));
    return succeed({ questions, answered: answered.length, total });
  }

  return {
    /**
     * The questions of a lesson that are still to be answered (`answered` and `total` count its own), or
     * questions of one skill (then they count what was answered of it outside lessons, and what is asked now).
     */
    async questions(viewer: Viewer, { lessonId, after, skill, count, difficulty }: QuestionsInput): Asked {
      if (skill !== undefined) return ofSkill(viewer, skill, count ?? SKILL_QUESTIONS, difficulty ?? HARDEST);
      return ofLesson(viewer, lessonId ?? '', after);
    },
    /**
     * Help at a level, or at the highest a grown-up allows; kept on the server before it is shown: what was seen cannot
     * be denied later.
     */
    async hint(
      viewer: Viewer,
      { item, level: asked }: z.infer<typeof hintInput>,
    ): Promise<Result<z.infer<typeof hintAnswer>, 'item-invalid'>> {
      const question = source.open(viewer.userId, item);
      if (question === null) return fail('item-invalid');
      const level = asked < WHOLE_WAY ? asked : Math.min(asked, await mostHint(viewer.userId));
      const { reference } = question;
      const { userId: learnerId, familyId, locale } = viewer;
      const { place, kind, number } = reference;
      await store.keepHint({ learnerId, familyId, place, kind, number, level, at: now() });
      const hasTwin = level >= TWIN_FROM_HINT && kind === 'main';
      const [twin = null] = hasTwin ? source.show(viewer, { ...reference, kind: 'twin' }) : [];
      return succeed({ level, lines: hintLines(question.item, level, locale), twin });
    },
  };
}
export type QuestionsService = ReturnType<typeof createQuestionsService>;
