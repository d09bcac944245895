import { stateProfiles } from '@ori/content/index/states';
import type { Content } from '@ori/content/open-content';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Audit } from './db/audit-entry.ts';
import type { Database } from './db/database.ts';
import { createLearnerFinder } from './features/learning/learner-reach.ts';
import { createPaperTakenBack } from './features/learning/paper-taken-back.store.ts';
import { createTimeStore } from './features/learning/time.store.ts';
import type { PlanningService } from './features/planning/planning.service.ts';
import type { PracticesService } from './features/practices/practices.service.ts';
import { createRecordsService } from './features/records/records.service.ts';
import { createCoursesStore } from './features/transcripts/courses.store.ts';
import type { Printer } from './pdf/printer.ts';

interface Deps {
  readonly database: Database;
  readonly content: Content;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly printer: Printer;
  readonly planning: PlanningService;
  readonly practices: PracticesService;
  readonly now: () => Date;
}

/** The record of home education: it reads what learning, planning and activities at home keep, each where it is kept. */
export function composeRecords(deps: Deps) {
  const { database, content, planning, practices } = deps;
  return createRecordsService({
    ...deps,
    states: stateProfiles(content.data),
    timeSpent: createTimeStore(database).spent,
    takenBack: createPaperTakenBack(database),
    homeActivities: ({ learnerId, from, to }, locale) => practices.log.between(learnerId, from, to, locale),
    strikeActivity: (viewer, id) => practices.log.strike(viewer, id),
    restsOf: async (days) => {
      const rests = await planning.restsOf(days, days);
      return rests.map(({ fromDay: from, toDay: to, reason, madeAt }) => ({
        from,
        to,
        reason,
        writtenAt: madeAt.toISOString(),
      }));
    },
    transcriptHead: createCoursesStore(database).settingsOf,
    findLearner: createLearnerFinder(database),
  });
}
