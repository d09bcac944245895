import type { Content } from '@ori/content/open-content';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { dayOf } from '@ori/core/learning/day-of';
import type { LearnerFigures } from '@ori/core/tutor/ground';
import type { Audit } from './db/audit-entry.ts';
import type { Database } from './db/database.ts';
import type { Log } from './db/log.ts';
import type { FamiliesStore } from './features/families/families.store.ts';
import { isActiveChild } from './features/families/present-child.ts';
import type { GoalsService } from './features/goals/goals.service.ts';
import type { LearningService } from './features/learning/learning.service.ts';
import type { PlanningService } from './features/planning/planning.service.ts';
import type { SearchService } from './features/search/search.service.ts';
import { createClaimLookUp } from './features/tutor/claim-look-up.ts';
import { createLearnerFigures } from './features/tutor/learner-figures.ts';
import { createLessonIndex } from './features/tutor/lesson-index.ts';
import type { ModelSettings } from './features/tutor/model/model-settings.ts';
import type { RecordTurn } from './features/tutor/tutor.deps.ts';
import { createTutorService } from './features/tutor/tutor.service.ts';
import type { Mail } from './mail/mail.ts';
import type { Queue } from './queue/queue.ts';
import { createMathsWorker } from './maths-worker/maths-worker.ts';

interface Deps {
  readonly database: Database;
  readonly content: Content;
  readonly mail: Mail;
  readonly queue: Queue;
  readonly mathsBudgetMs?: number;
  readonly log: Log;
  readonly publicUrl: string;
  /** The installation's language model, or none. */
  readonly model?: ModelSettings | null;
  readonly recordTurn?: RecordTurn | undefined;
  readonly now: () => Date;
  readonly newId: () => string;
}
interface Others {
  readonly familiesStore: FamiliesStore;
  readonly planning: PlanningService;
  readonly learning: LearningService;
  readonly goals: GoalsService;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly search: SearchService;
}

async function stuckOf(
  { learning }: Others,
  { familyId, userId, locale }: Viewer,
): Promise<LearnerFigures['stuck']> {
  const family = { familyId, learnerIds: [userId] };
  const { learners } = await learning.standingOf(family, locale, { hasNews: false });
  return learners.flatMap(({ stuck }) => stuck.map(({ skill, title }) => ({ skill, title })));
}

/** Where a learner's own figures come from, when they ask the tutor for them. */
function composeFigures({ database, content, now }: Deps, others: Others) {
  const { planning, learning, goals } = others;
  return createLearnerFigures({
    database,
    homeOf: (viewer) => learning.homeOf(viewer),
    async openAssignments(viewer) {
      const listed = await planning.assignments.list(viewer, {});
      const open = listed.ok ? listed.value.filter(({ status }) => status !== 'done') : [];
      return open
        .map(({ title, dueOn }) => ({ title, dueOn }))
        .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
    },
    async goals(viewer) {
      const listed = await goals.list(viewer, undefined);
      return listed.ok ? listed.value.length : 0;
    },
    async scheduledToday(viewer) {
      const plan = await planning.schedule.get(viewer, {});
      const today = dayOf(now(), viewer.timeZone);
      const entries = plan.ok ? plan.value.entries.filter(({ day }) => day === today) : [];
      const { subjects } = content.data.courseWords;
      return entries.map(({ lesson, subject }) => lesson?.title ?? subjects[subject][viewer.locale]);
    },
    stuckOf: (viewer) => stuckOf(others, viewer),
    now,
  });
}

/** A thread of their own, which ends when nobody tries the tutor; a few wait, the rest is told to come again. */
const FOR_VISITORS = { waitingMax: 20, restAfterMs: 60_000 } as const;

/** The tutor meets what is taught, practised, planned and aimed at here, and nowhere else. */
export function composeTutor(deps: Deps, others: Others) {
  const { familiesStore, learning, reach, audit } = others;
  const budget = deps.mathsBudgetMs === undefined ? {} : { budgetMs: deps.mathsBudgetMs };
  const maths = createMathsWorker(budget);
  const visitorsMaths = createMathsWorker({ ...FOR_VISITORS, ...budget });
  const tutor = createTutorService({
    ...deps,
    model: deps.model ?? null,
    maths,
    visitorsMaths,
    reach,
    audit,
    practice: learning.tutored,
    lessons: createLessonIndex(deps.content, others.search.opened),
    claimOn: createClaimLookUp((locale) => deps.content.heritage(locale).claims),
    findSubject: (userId) => familiesStore.findSubject(userId),
    figuresOf: composeFigures(deps, others),
    childrenOf: async ({ userId }) => (await familiesStore.childrenOf(userId)).filter(isActiveChild),
  });
  return { tutor, maths: { close: () => Promise.all([maths.close(), visitorsMaths.close()]) } };
}
