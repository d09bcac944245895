import { DEFAULT_LOCALE, type Locale } from '@ori/contracts/locale';
import type { IntentAnalysis, TutorPersonality } from '@ori/contracts/tutor';
import { TUTOR_MESSAGE_MAX_CHARS, TUTOR_PERSONALITIES } from '@ori/contracts/tutor-names';
import type { Viewer } from '@ori/core/access/viewer';
import { intentOf } from '@ori/core/tutor/intent/intent-of';
import { topicOf } from '@ori/core/tutor/intent/topic-of';
import { personalityOf } from '@ori/core/tutor/personalities';
import { z } from 'zod';
import { handleAlerts } from './care/alert-jobs.ts';
import { createAlertsService } from './care/alerts.service.ts';
import { createAlertsStore } from './care/alerts.store.ts';
import { createCareService } from './care/care.service.ts';
import { createCheckInsService } from './care/check-ins.service.ts';
import { createCheckInsStore } from './care/check-ins.store.ts';
import { createHelplineDesk } from './care/helpline-desk.ts';
import { createHelplinesStore } from './care/helplines.store.ts';
import { createLateCare } from './care/late-care.ts';
import { createWordsOfCare } from './care/words-of-care.ts';
import { createWrittenAlertsStore } from './care/written-alerts.store.ts';
import { createWrittenCare } from './care/written-care.ts';
import { type Composer, embeddedComposer } from './composer.ts';
import { configuredComposer } from './model/configured-composer.ts';
import { createConversationsService } from './conversations.service.ts';
import { createConversationsStore } from './conversations.store.ts';
import { gated } from './gated.ts';
import { createGrounding } from './gather-ground.ts';
import { createLearnerRecord } from './learner-record.ts';
import { createSafetyDesk } from './safety-desk.ts';
import { createSentencesStore } from './sentences.store.ts';
import { createStatsService } from './stats.service.ts';
import { createStatsStore } from './stats.store.ts';
import { createSteering, createThinking } from './think.ts';
import { createTryExample } from './try-example.ts';
import { createTryOut } from './try-out.service.ts';
import { createTurnsService } from './turns.service.ts';
import { createTurnsStore } from './turns.store.ts';
import type { TutorDeps } from './tutor.deps.ts';
import { createTutorExport } from './tutor-export.ts';
import { createTutorFeeds } from './tutor-feeds.ts';
import { createTutorHub } from './tutor-hub.ts';
import { tutorJobs } from './tutor-jobs.ts';

const analysed = z.object({ message: z.string().trim().min(1).max(TUTOR_MESSAGE_MAX_CHARS) });

const WARM_UP = '2 + 3';

/** The templates; with a language model set up, that one for learners whose grown-up agreed to it. */
function composerOf({ model, ...deps }: TutorDeps): Composer {
  if (model === null) return embeddedComposer;
  return configuredComposer({ ...deps, settings: model, embedded: embeddedComposer });
}

/** Builds the tutor by hand, smallest parts first. */
export function createTutorService(deps: TutorDeps) {
  const { database, queue } = deps;
  const store = createConversationsStore(database);
  const sentences = createSentencesStore(database);
  const hub = createTutorHub(database);
  const conversations = createConversationsService({ ...deps, store, recordOf: createLearnerRecord(deps) });
  const helplineDesk = createHelplineDesk(createHelplinesStore(database));
  const alerts = createAlertsService({ ...deps, store: createAlertsStore(database) });
  const checkIns = createCheckInsService({ ...deps, store: createCheckInsStore(database), hub });
  const safety = createSafetyDesk({ ...deps, helplineDesk });
  const composer = gated(composerOf(deps), deps.log);
  const steer = createSteering(createGrounding(deps));
  const think = createThinking({ ...deps, steer, safety, composer });
  const steerVisitors = createSteering(createGrounding({ ...deps, maths: deps.visitorsMaths }));
  const tryOut = createTryOut({ ...deps, steer: steerVisitors, safety, composer });
  const written = { ...deps, safety, store: createWrittenAlertsStore(database, deps.audit, queue) };
  const turns = { ...deps, store: createTurnsStore(database), sentences, conversations, hub, think };
  handleAlerts(queue, alerts);

  return {
    conversations,
    checkIns,
    turns: createTurnsService(turns),
    feeds: createTutorFeeds({ ...deps, store, sentences, hub }),
    stats: createStatsService({ ...deps, store: createStatsStore(database) }),
    care: createCareService({
      ...deps,
      alerts,
      helplineDesk,
      conversations: store,
      offeredVendor: deps.model?.vendor ?? null,
    }),
    /** Looks at what learners write elsewhere in the product. */
    careFor: createWrittenCare(written),
    lateCare: createLateCare(written),
    wordsOfCare: createWordsOfCare({ helplineDesk }),
    tryOut,
    /**
     * Goes through one reply that nobody asked for: rules are compiled and the learners' maths thread reads its code, so
     * that the first learner does not wait for it. Visitors' thread, which ends when it rests, is left alone.
     */
    warmUp: async (): Promise<void> => {
      await deps.maths.problemIn(WARM_UP, DEFAULT_LOCALE);
      await createTryOut({ ...deps, steer, safety, composer })({ message: WARM_UP }, DEFAULT_LOCALE);
    },
    tryExample: createTryExample(tryOut),
    personalities: (locale: Locale): TutorPersonality[] =>
      TUTOR_PERSONALITIES.map((id) => personalityOf(id, locale)),
    /** What a message wants, without answering it. */
    analyse({ locale }: Viewer, asked: { message: string }): IntentAnalysis {
      const { message } = analysed.parse(asked);
      const subject = topicOf(message);
      return { ...intentOf(message, locale), subject, topic: null };
    },
    exportOf: createTutorExport({ database, alerts, checkIns }),
    jobs: tutorJobs({ database, sentences, alerts, checkIns, now: deps.now }),
  };
}
export type TutorService = ReturnType<typeof createTutorService>;
