import type { Assignment } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { FamilyLearners } from '@ori/core/access/family-learners';
import { createAttemptsService } from './attempts.service.ts';
import { createAttemptsStore } from './attempts.store.ts';
import { createCoursesService } from './courses.service.ts';
import { createEnrolmentsStore } from './enrolments.store.ts';
import { createHomeService, createHomeStore } from './home.service.ts';
import { exportLearning } from './learning-export.ts';
import { ACTIVITY_CHANNEL, type ActivityNews, type LearningDeps } from './learning.deps.ts';
import { createLessonsService } from './lessons.service.ts';
import { createLessonsStore } from './lessons.store.ts';
import { createOverviewService } from './overview.service.ts';
import { createOverviewStore } from './overview.store.ts';
import { createQuestionReferences } from './question-reference.ts';
import { createQuestionSource } from './question-source.ts';
import { createQuestionsService } from './questions.service.ts';
import { createQuestionsStore } from './questions.store.ts';
import { createReadingStore } from './reading.store.ts';
import { createRecordTurns } from './record-turn.store.ts';

interface Deps extends LearningDeps {
  /** What learners were given to do, soonest first. */
  readonly upcoming: (family: FamilyLearners, locale: Locale) => Promise<Assignment[]>;
}

/** Builds the learning feature by hand, smallest parts first. */
export function createLearningService(deps: Deps) {
  const { database, content, problems, now } = deps;
  const announce = (news: ActivityNews) => database.notify(ACTIVITY_CHANNEL, news);
  const references = createQuestionReferences(deps.sessionSecret);
  const source = createQuestionSource({ references, content, problems });
  const lessonRows = createLessonsStore(database);
  const enrolments = createEnrolmentsStore(database);
  const overview = createOverviewService({
    store: createOverviewStore(database),
    content,
    misconceptionOf: problems.misconceptionOf,
    now,
  });

  return {
    ...overview,
    ...createCoursesService({ store: lessonRows, enrolments, content, now }),
    ...createQuestionsService({ store: createQuestionsStore(database), source, references, content, now }),
    ...createAttemptsService({
      store: createAttemptsStore(database),
      source,
      judge: problems.judge,
      announce,
      now,
    }),
    ...createHomeService({
      store: createHomeStore(database),
      lessons: lessonRows,
      enrolments,
      overview,
      content,
      upcoming: deps.upcoming,
    }),
    lessons: createLessonsService({
      ...deps,
      store: lessonRows,
      enrolments,
      reading: createReadingStore(database),
      turns: createRecordTurns(database),
      announce,
    }),
    /** Where a learner stands in one lesson. */
    async lessonStateOf(learnerId: string, lessonId: string): Promise<Assignment['state']> {
      return (await lessonRows.find(learnerId, lessonId))?.state ?? 'new';
    },
    /** Calls back for each piece of news, from this process or another; answers how to end it. */
    onActivity: (hear: (news: ActivityNews) => void) =>
      database.listen(ACTIVITY_CHANNEL, (payload) => hear(payload as ActivityNews)),
    exportOf: (learnerIds: readonly string[]) => exportLearning(database, learnerIds),
  };
}
export type LearningService = ReturnType<typeof createLearningService>;
