import type { Content } from '@ori/content/open-content';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Audit } from './db/audit-entry.ts';
import type { Database } from './db/database.ts';
import type { Log } from './db/log.ts';
import { elementsRoutes } from './features/heritage/elements.routes.ts';
import { geometryRoutes } from './features/heritage/geometry.routes.ts';
import { heritageRoutes } from './features/heritage/heritage.routes.ts';
import { createHeritageService } from './features/heritage/heritage.service.ts';
import { hiddenRoutes } from './features/heritage/hidden.routes.ts';
import { homeActivitiesOf } from './features/heritage/home-activities.ts';
import { inventionsRoutes } from './features/heritage/inventions.routes.ts';
import { ledgerRoutes } from './features/heritage/ledger.routes.ts';
import { createLedgerService } from './features/heritage/ledger.service.ts';
import { meetingsRoutes } from './features/heritage/meetings.routes.ts';
import { mindRoutes } from './features/heritage/mind.routes.ts';
import { createMindService } from './features/heritage/mind.service.ts';
import { numbersRoutes } from './features/heritage/numbers.routes.ts';
import { sacredRoutes } from './features/heritage/sacred.routes.ts';
import { soundRoutes } from './features/heritage/sound.routes.ts';
import { practicesRoutes } from './features/practices/practices.routes.ts';
import { createPracticesService } from './features/practices/practices.service.ts';

interface Deps {
  readonly database: Database;
  readonly content: Content;
  readonly log: Log;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Heritage, the ledger, the mind, and what families practise of them at home. */
export function composeHeritage(deps: Deps) {
  return {
    heritage: createHeritageService(deps),
    ledger: createLedgerService(deps),
    mind: createMindService(deps),
    practices: createPracticesService({
      ...deps,
      activitiesIn: (locale) => homeActivitiesOf(deps.content, locale),
    }),
  };
}
type HeritageServices = ReturnType<typeof composeHeritage>;

/** The routes of heritage, to be mounted under `/api`. */
export function heritageParts({ heritage, ledger, mind, practices }: HeritageServices, content: Content) {
  return [
    heritageRoutes({ service: heritage }),
    geometryRoutes({ service: heritage }),
    hiddenRoutes({ content }),
    meetingsRoutes({ service: heritage }),
    ledgerRoutes({ ledger }),
    sacredRoutes({ service: heritage, mind }),
    soundRoutes({ content }),
    inventionsRoutes({ content }),
    numbersRoutes({ content }),
    elementsRoutes({ content }),
    mindRoutes({ content }),
    practicesRoutes({ service: practices }),
  ];
}
