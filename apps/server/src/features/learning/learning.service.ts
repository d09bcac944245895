import type { Subject } from '@ori/contracts/content';
import type { Assignment, SkillMap } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import { type Result, succeed } from '@ori/contracts/result';
import type { FamilyLearners } from '@ori/core/access/family-learners';
import { namedLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { skillGraph } from '@ori/core/learning/skill-graph';
import { createAttemptsService } from './attempts.service.ts';
import { createAttemptsStore } from './attempts.store.ts';
import { createBoostService } from './boost.service.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { createCoursesService } from './courses.service.ts';
import { createEnrolmentsStore } from './enrolments.store.ts';
import { createHomeService, createHomeStore } from './home.service.ts';
import { exportLearning } from './learning-export.ts';
import type { LearningDeps } from './learning.deps.ts';
import { createLessonsService } from './lessons.service.ts';
import { createLessonsStore } from './lessons.store.ts';
import { createOverviewService } from './overview.service.ts';
import { createOverviewStore } from './overview.store.ts';
import { createOwnCoursesService } from './own-courses.service.ts';
import { createOwnCoursesStore } from './own-courses.store.ts';
import { createPlacedQuestions } from './placed-questions.ts';
import { createPriors } from './priors.ts';
import { createQuestionReferences } from './question-reference.ts';
import { createQuestionSource } from './question-source.ts';
import { createQuestionsService } from './questions.service.ts';
import { createQuestionsStore } from './questions.store.ts';
import { createReadingStore } from './reading.store.ts';
import { createRecordTurns } from './record-turn.store.ts';
import { createSkillMapService } from './skill-map.service.ts';
import { createSkillRecordsStore } from './skill-records.store.ts';
import { createSheetAnswers } from './sheet-answers.ts';
import { createStreaks } from './streaks.ts';
import { createTutoredQuestions } from './tutored-questions.ts';
import { createAnswerVoiding } from './void-answers.ts';

interface Deps extends LearningDeps {
  /** What learners were given to do, soonest first. */
  readonly upcoming: (family: FamilyLearners, locale: Locale) => Promise<Assignment[]>;
  /** The lessons that the learner's placements said to start with, the newest first. */
  readonly startsOf: (viewer: Viewer) => Promise<string[]>;
}

/** Questions, answers, and what to practise next. */
function createPractice(deps: Deps) {
  const { database, content, problems, mostHint, now } = deps;
  const references = createQuestionReferences(deps.sessionSecret);
  const source = createQuestionSource({ references, content, problems });
  const store = createSkillRecordsStore(database);
  const graph = skillGraph(content.skills);
  const maps = createSkillMapService({ store, source, content, graph, now });
  const questions = createQuestionsStore(database);
  const parts = { store: createAttemptsStore(database), source, content, judge: problems.judge };
  const attempts = createAttemptsService({ ...parts, now });
  const takeBack = createAnswerVoiding({ database, turns: createRecordTurns(database), content, now });
  return {
    ...createQuestionsService({ store: questions, source, content, mostHint, now }),
    submit: attempts.submit,
    sheets: createSheetAnswers({ database, countAnswer: attempts.countAnswer, takeBack }),
    ...createBoostService({ store, source, content, graph, now }),
    canAsk: source.canAsk,
    workedSkills: store.rowsOf,
    placed: createPlacedQuestions(source),
    tutored: createTutoredQuestions({ source, store: questions, now }),
    graph,
    /** The skill map of a learner's own, or of a child that is named. */
    async skillMap(
      viewer: Viewer,
      childId: string | undefined,
      subject: Subject,
    ): Promise<Result<SkillMap, 'child-needed' | 'not-found'>> {
      const learner = await namedLearner(deps.reach, 'learning.map', viewer, childId);
      return learner.ok ? succeed(await maps.mapOf(learner.value, subject, viewer.locale)) : learner;
    },
  };
}

/** Builds the learning feature by hand, smallest parts first. */
export function createLearningService(deps: Deps) {
  const { database, content, problems, now } = deps;
  const lessonRows = createLessonsStore(database);
  const enrolments = createEnrolmentsStore(database);
  const own = createOwnCoursesService({ ...deps, store: createOwnCoursesStore(database) });
  const turns = createRecordTurns(database);
  const misconceptionOf = problems.misconceptionOf;
  const overview = createOverviewService({
    store: createOverviewStore(database),
    content,
    misconceptionOf,
    now,
  });
  const home = { store: createHomeStore(database), lessons: lessonRows, enrolments, overview };

  return {
    ...overview,
    ...own,
    ...createCatalogueService({ content }),
    ...createCoursesService({ store: lessonRows, enrolments, own, content, now }),
    ...createPractice(deps),
    ...createHomeService({ ...home, content, upcoming: deps.upcoming, startsOf: deps.startsOf }),
    lessons: createLessonsService({
      ...deps,
      store: lessonRows,
      enrolments,
      own,
      reading: createReadingStore(database),
      turns,
    }),
    streaks: createStreaks({ turns, now }),
    priors: createPriors({ turns, now }),
    /** Where a learner stands in one lesson. */
    async lessonStateOf(learnerId: string, lessonId: string): Promise<Assignment['state']> {
      return (await lessonRows.find(learnerId, lessonId))?.state ?? 'new';
    },
    exportOf: (learnerIds: readonly string[]) => exportLearning(database, learnerIds),
  };
}
export type LearningService = ReturnType<typeof createLearningService>;
